"""The settings of servers and people, their data, and the page about the bot."""
