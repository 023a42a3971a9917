"""Everything around a game: a folder for each capability, declared in one value."""
