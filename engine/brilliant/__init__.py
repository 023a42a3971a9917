"""BRILLIANT: the eleven functions of the game protocol, and its refusals' codes (rules R1-R36, rulings Q1-Q18)."""

from engine.brilliant.notation import format_move, parse_move
from engine.brilliant.state import dice, forced, new_header, pending, refusal, result, start
from engine.brilliant.transition import apply
from engine.brilliant.view import view

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
    "field_taken",
    "game_over",
    "no_area",
    "no_field",
    "no_neighbour",
    "not_pending",
    "not_thrown",
    "rule_different",
    "rule_max_two",
    "rule_one_half",
    "rule_same",
    "start_count",
    "start_not_star",
    "start_same_area",
    "strike_completed",
    "strike_last_value",
    "wrong_phase",
)
