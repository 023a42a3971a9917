"""Computer players: they see a view, as a person does."""
