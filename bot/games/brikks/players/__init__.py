"""Computer players of BRIKKS: compact positions, their evaluation, and search."""
