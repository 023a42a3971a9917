"""Ratings, leaderboards, seasons, profiles and achievements."""
