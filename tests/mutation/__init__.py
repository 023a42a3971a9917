"""Single changes to the program, which a tool makes, and whether tests notice each."""
