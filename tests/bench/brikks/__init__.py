"""What BRIKKS brings to the programs for developers."""
