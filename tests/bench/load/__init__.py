"""Measure the whole bot under load."""
