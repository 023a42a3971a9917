"""What the owner of the bot sees and does in Discord."""
