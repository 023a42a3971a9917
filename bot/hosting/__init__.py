"""What an operator starts."""
