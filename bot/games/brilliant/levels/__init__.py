"""Levels of BRILLIANT, by the names of their files or their codes."""
