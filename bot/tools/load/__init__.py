"""The whole bot under many hands."""
