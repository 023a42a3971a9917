"""Checks of the texts in every language, for translators and for the tests."""
