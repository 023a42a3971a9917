"""Several processes that serve one bot from one database."""
