"""The messages that people see, kept up to date."""
