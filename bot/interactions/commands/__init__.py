"""The slash commands that open games and show sheets; all others belong to features."""
