"""Levels of BRILLIANT: files, figures and the tools for both."""
