"""Computer players of BRIKKS: a compact form, what it is worth, and looking ahead."""
