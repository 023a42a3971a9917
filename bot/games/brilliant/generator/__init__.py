"""Make new levels from a difficulty and a seed: always the same level, on every machine.

Nothing here uses the clock, files, shared randomness or the order of a set: see `make.py`.
"""
