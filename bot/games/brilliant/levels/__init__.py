"""Levels of BRILLIANT: files, acceptance figures and the tools for both."""
