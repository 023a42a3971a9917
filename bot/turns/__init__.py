"""The turn loop: everything that changes a game."""
