"""Reviews and films of finished games."""
