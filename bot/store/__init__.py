"""The database, and all that is kept in it."""
