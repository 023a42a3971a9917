"""Pictures and descriptions of BRILLIANT, made from a view alone."""
