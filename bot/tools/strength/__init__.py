"""How strong the computer players are: many seeded games, and the report on them."""
