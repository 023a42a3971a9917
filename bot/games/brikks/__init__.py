"""BRIKKS."""
