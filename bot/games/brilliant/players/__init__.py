"""The computer players of BRILLIANT."""
