"""A feature in miniature: people applaud finished games. It shows what a feature costs."""
