"""The turn loop: whatever changes a game."""
