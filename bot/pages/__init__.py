"""Messages as plain data, and the texts in them."""
