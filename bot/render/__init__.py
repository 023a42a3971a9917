"""Pictures and words of the games, each made from a view alone; what they share is here."""
