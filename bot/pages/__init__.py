"""Messages as plain data, and the words in them."""
