"""Pictures and descriptions of BRIKKS, made from a view alone."""
