"""The owner's commands in Discord."""
