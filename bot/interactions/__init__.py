"""Handles presses and slash commands."""
