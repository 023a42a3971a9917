"""Single changes that break what the bot promises, and the tests that must notice each."""
