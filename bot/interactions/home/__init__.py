"""The home page: what is on for a person now, and a way to everything else."""
