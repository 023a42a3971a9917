"""Screens: pages outside the chat on which people play; presses there go the way of all others."""
