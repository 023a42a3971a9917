"""BRILLIANT: the eleven functions of the game protocol (rules R1-R36, rulings Q1-Q18)."""

from engine.brilliant.notation import format_move, parse_move
from engine.brilliant.state import dice, forced, new_header, pending, refusal, result, start
from engine.brilliant.transition import apply
from engine.brilliant.view import view

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
