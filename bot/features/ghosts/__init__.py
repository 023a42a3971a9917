"""Games against the recorded moves of finished games, and challenges."""
