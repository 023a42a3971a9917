"""Each game outside the engine: how it is asked for, shown and played by computers."""
