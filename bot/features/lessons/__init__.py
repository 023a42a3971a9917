"""Lessons and rules pages."""
