"""The turn loop, which makes every change to a game."""
