"""Run computer players: their strengths, the process they run in, and whole games among themselves."""
