"""What people see, and how it is kept up to date."""
