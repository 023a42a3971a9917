"""What servers and people set, their data, and the page about the bot."""
