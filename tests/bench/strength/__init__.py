"""Measure the strength of computer players: many seeded games and a report."""
