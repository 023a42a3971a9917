"""BRIKKS: the eleven functions of the game protocol (facts 1 to 8)."""

from engine.brikks.notation import format_move, parse_move
from engine.brikks.state import dice, forced, new_header, pending, refusal, result, start
from engine.brikks.transition import apply
from engine.brikks.view import view

__all__ = [
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
