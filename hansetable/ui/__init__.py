"""What people see and touch: windows, pages and the card table."""
