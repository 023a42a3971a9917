"""Find what computer players owe a game."""

from __future__ import annotations

from bot.turns.game import LoadedGame


def owing_computers(loaded: LoadedGame) -> list[int]:
    """Return the seats whose move a computer player owes; a person may come back while it thinks."""
    return [s for s in loaded.pending() if loaded.is_computer(s) and s not in loaded.entries]


def lacks_par(loaded: LoadedGame) -> bool:
    """Return whether par is missing and can be found, which needs dice that no further press changes."""
    row = loaded.row
    if row.mode != "solo" or row.status != "running" or row.par is not None:
        return False
    return row.dice.is_shared or row.dice.interactions != "" or loaded.throws > 0


def owes(loaded: LoadedGame) -> bool:
    return lacks_par(loaded) or bool(owing_computers(loaded))
