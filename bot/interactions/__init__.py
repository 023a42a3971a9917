"""What people do: presses and slash commands."""
