"""Computer players of all strengths: they see a view, as a person does."""
