"""What lets computer players think: their strengths, the process they run in, and whole games among themselves."""
