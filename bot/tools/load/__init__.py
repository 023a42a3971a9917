"""The whole bot under load."""
