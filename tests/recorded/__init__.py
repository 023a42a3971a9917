"""Recorded games: what everybody presses, and what everybody sees, in every language."""
