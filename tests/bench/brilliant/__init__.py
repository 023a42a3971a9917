"""What BRILLIANT brings to the programs for developers."""
