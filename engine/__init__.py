"""The rules of the games: pure functions on frozen values, standard library only."""
