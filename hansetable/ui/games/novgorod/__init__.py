"""The table of Novgorod: its sea chart, its cards and its words."""
