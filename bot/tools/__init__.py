"""What a developer starts."""
