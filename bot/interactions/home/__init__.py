"""The home page: what needs a person now, and a way to everything else."""
