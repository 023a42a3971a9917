"""Everything about each game outside the engine: its command, its messages and its computer players."""
