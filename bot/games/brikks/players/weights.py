"""The weights of the computer players in modes with rerolls, in points.

Found by an evolutionary search over solo games at level 2, first without search and then with it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.games.brikks.players.worth import Weights

BASE = Weights(
    clean=1.97,
    flawed=-0.8,
    begun=0.23,
    covered=5.84,
    pierced=1.13,
    sides=0.27,
    steps=0.25,
    height=0.73,
    ready=(0.67, 3.6, 6.36, 8.48),
    circle=2.85,
    wells=0.28,
    cross=0.98,
    cross_room=-0.15,
    energy=2.56,
    energy_room=2.67,
    swap=1.04,
    swap_ready=3.63,
    pink=0.97,
    bomb=2.37,
    alive=5.55,
    few=2.67,
    many=10.7,
)
DUEL = replace(BASE, special=0.0, cross=5.0, cross_room=0.0, bomb=6.0)
"""The special track does not count, and a mini hurts the opponent."""
DUEL_OUT = 40.0
"""The cost of dropping out of a duel beyond the expected points: only survival counts."""
