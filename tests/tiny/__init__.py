"""A feature in miniature, which shows what a feature takes: people applaud finished games."""
