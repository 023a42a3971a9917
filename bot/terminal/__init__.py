"""The game in a terminal: what it shows, what it says, and what can be typed."""
