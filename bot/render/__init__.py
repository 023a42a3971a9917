"""The drawing kit that the pictures of all games share."""
