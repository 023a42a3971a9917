"""The database and everything that is stored in it."""
