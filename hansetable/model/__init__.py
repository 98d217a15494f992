"""What happens at the table, as Qt signals; QtCore only."""
