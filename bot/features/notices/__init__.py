"""Notices of turns in slow games."""
