"""HTTP from outside: what Discord delivers to a public address of the bot."""
