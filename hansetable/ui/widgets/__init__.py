"""What pages and dialogs are made of."""
