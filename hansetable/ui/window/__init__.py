"""The main window: menus, program, and what lies open in it."""
