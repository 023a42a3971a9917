"""BRIKKS: the eleven functions of the game protocol, and the codes of its refusals (facts 1 to 8)."""

from engine.brikks.notation import format_move, parse_move
from engine.brikks.state import dice, forced, new_header, pending, refusal, result, start
from engine.brikks.transition import apply
from engine.brikks.view import view

__all__ = [
    "REFUSALS",
    "apply",
    "dice",
    "forced",
    "format_move",
    "new_header",
    "parse_move",
    "pending",
    "refusal",
    "result",
    "start",
    "view",
]

REFUSALS: tuple[str, ...] = (
    "cell_taken",
    "colour_taken",
    "energy_short",
    "floating",
    "game_over",
    "mini_touches",
    "no_bomb",
    "no_level",
    "no_way",
    "not_pending",
    "off_field",
    "start_turned",
    "still_fits",
    "too_many_minis",
    "wrong_phase",
)
