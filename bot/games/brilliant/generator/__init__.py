"""New levels from a difficulty and a seed: the same level on every machine, for ever.

Nothing here asks the clock, a file, shared chance or the order of a set: see `make.py`.
"""
