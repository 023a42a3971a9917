"""Notices of turns in games that go on for days."""
