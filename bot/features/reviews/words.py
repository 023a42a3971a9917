"""A seat's review in words; every figure is followed by the terms of its sum."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.reviews.account import Account
from bot.games.review import Grade
from bot.pages.numbers import decimal
from bot.pages.texts import Speech

SIGNS = {Grade.BEST: "✅", Grade.FINE: "👌", Grade.SLIP: "⚠️", Grade.BLUNDER: "❌"}
YOU = ""
"""The player's name where the review speaks to the player."""


def figure(points: float, reader: Speech, *, signed: bool = False) -> str:
    """Format points with one decimal, as the language writes them."""
    sign = "−" if points < 0 else "+" if signed else ""
    return sign + decimal(reader.locale, abs(points))


def headline(found: Account, player: str, reader: Speech) -> str:
    """Count the rounds and the best moves, and name the round that cost most."""
    worst = next(iter(found.seat.turning_points), None)
    return reader.say(
        "review-headline",
        who=_who(player),
        player=player,
        rounds=sum(one.number > 0 for one in found.seat.rounds),
        best=found.count(Grade.BEST),
        round="none" if worst is None else worst.round,
        unit=found.seat.unit.value,
        loss=0 if worst is None else round(worst.loss),
    )


def counts(found: Account, reader: Speech) -> str:
    """Count the decisions of each grade; best and good ones even if there were none."""
    if not found.decisions:
        return reader.say("review-no-decisions")
    return " · ".join(
        f"{sign} {reader.say('review-counts', count=found.count(grade), grade=grade.value)}"
        for grade, sign in SIGNS.items()
        if found.count(grade) or grade in (Grade.BEST, Grade.FINE)
    )


def sum_lines(found: Account, player: str, reader: Speech) -> Iterator[str]:
    """Yield a line for each term of the end, then their sum."""
    terms = dict(found.terms)
    for name in ("ideal", "start", "loss", "luck", "gained", "rest"):
        if name == "loss" and found.decisions:
            loss = found.seat.played_loss
            yield reader.say(
                "review-says-loss",
                who=_who(player),
                sign="minus" if loss > 0 else "plus" if loss < 0 else "none",
                points=figure(abs(loss), reader),
                parts=" · ".join(_lost(found, reader)) or "none",
            )
        elif name in terms:
            signed = name == "rest"
            points = terms[name] if signed or name == "ideal" else abs(terms[name])
            yield reader.say(
                f"review-says-{name}",
                unit=found.seat.unit.value,
                sign="minus" if terms[name] < 0 else "plus",
                points=figure(points, reader, signed=signed),
            )
    yield equation(found, reader)


def equation(found: Account, reader: Speech) -> str:
    """Return the terms and the end as one sum: `46.2 − 10.1 + 12.9 = 49`."""
    (_, ideal), *changes = found.terms
    words = figure(ideal, reader)
    for _, change in changes:
        words += f" {'−' if change < 0 else '+'} {figure(abs(change), reader)}"
    return reader.say("review-equation", unit=found.seat.unit.value, terms=words, end=found.seat.end)


def share(found: Account, player: str, reader: Speech) -> str:
    """Say which share of the points within reach the decisions kept or, where chances count, how many were good."""
    part = "none" if found.kept < 0 else "all" if found.kept > found.base else "some"
    return reader.say(
        "review-share",
        who=_who(player),
        part=part if found.is_share_of_points else "good",
        accuracy=found.accuracy,
        kept=figure(found.kept, reader),
        base=figure(found.base, reader),
        good=found.good,
        decisions=found.decisions,
    )


def _lost(found: Account, reader: Speech) -> Iterator[str]:
    """Say each kind of loss; a gain has a plus."""
    small = found.seat.small_losses
    for kind, count, lost in found.losses:
        is_small = kind in ("small", "unsure") and count > 1
        yield reader.say(
            "review-lost",
            kind=kind,
            count=count,
            points=figure(-lost, reader, signed=True),
            most=figure(small[0].loss, reader) if is_small else "none",
            round=small[0].round if is_small else 0,
        )


def _who(player: str) -> str:
    return "other" if player else "you"
