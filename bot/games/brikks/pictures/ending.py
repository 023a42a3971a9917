"""The parts of a player's points in BRIKKS, why a duel was lost, and the bands of a solo score."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.naming import block_name
from bot.pages.texts import Speech
from bot.render.podium import Goal, Part
from engine.brikks.moves import Out
from engine.brikks.view import POINTS_PER_LEVEL, RATINGS, View, rating, view_score
from engine.game import Seat


def made_points(view: View, seat: Seat, reader: Speech) -> tuple[Part, ...]:
    """Return the parts of a seat's points; in a duel, only rows score."""
    counted = view_score(view, seat)
    points = {"rows": sum(counted.rows)}
    if not view.is_duel:
        points |= {"special": counted.special, "bombs": counted.bombs, "energy": counted.energy}
    labels = {part: reader.say(f"brikks-sheet-part-{part}") for part in points}
    return tuple(Part(number, f"{labels[part]} {number}", labels[part]) for part, number in points.items())


def stopping_words(view: View, seat: Seat, reader: Speech) -> str:
    """Say which block a player of a duel could not place; empty for one who could go on."""
    last = view.sheets[seat].last
    if not view.is_duel or not isinstance(last, Out):
        return ""
    words = reader.say("brikks-ending-stopped", block=block_name(last.block, reader))
    return words[:1].upper() + words[1:]


def bands(view: View, reader: Speech) -> Iterator[Goal]:
    """Yield the band that a solo score has reached, and the next one, in points on this level; a short game has none."""
    if view.throws is not None:
        return
    reached, bonus = rating(view), POINTS_PER_LEVEL * (view.sheets[0].level - 1)
    for band in (reached - 1, reached):
        if 0 <= band < len(RATINGS):
            yield Goal(RATINGS[band] - bonus, reader.say("brikks-mark", band=band))
