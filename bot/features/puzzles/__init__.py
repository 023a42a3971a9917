"""Puzzles: one decision of a real game."""
