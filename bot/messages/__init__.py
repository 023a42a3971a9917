"""What people see, and how it stays equal to the present."""
