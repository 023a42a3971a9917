"""Check that a finished game follows from its sealed seed and the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from bot.games.registry import PARTS
from bot.pages.layouts import MAX_TEXT, layout_page, rule, words
from bot.pages.page import Page, Part, shorten
from bot.pages.texts import Speech
from bot.turns.clocks import SECOND
from bot.turns.finished import Checked, Verified

OTHER_WORDS = 2900
"""Characters reserved for all text on the page except the throws."""
MAX_LINE = 100
"""The longest line shown: a forged line of the record can have any length."""


def verify_page(found: Verified, reader: Speech) -> Page:
    title = reader.say("verify-title", game=found.game)
    seal = reader.say("verify-seal", hash=found.commitment)
    if found.dice is None:
        return layout_page(words(title, _sealed(found, reader), seal))
    items: list[Part] = [words(title, *_verdict(found, reader))]
    if found.throws:
        items.append(words(_rounds(found, reader)))
    seed = reader.say("verify-seed", seed=found.dice.seed.hex())
    items += [rule(), words(seal, seed, *_explanation(found, reader))]
    return layout_page(*items)


def _sealed(found: Verified, reader: Speech) -> str:
    if found.is_challenge:
        return reader.say("verify-challenge")
    if found.sealed_until is None:
        return reader.say("verify-sealed")
    return reader.say("verify-daily-sealed", time=f"<t:{found.sealed_until // SECOND}:R>")


def _verdict(found: Verified, reader: Speech) -> list[str]:
    if found.first_wrong_line is None:
        return [reader.say("verify-match", count=len(found.throws))]
    said = []
    if found.wrong:
        said.append(reader.say("verify-mismatch", wrong=len(found.wrong)))
    if found.break_at is not None:
        said.append(reader.say("verify-broken" if found.break_at else "verify-no-end"))
    if line := found.first_wrong_line:
        # Inside a code span, only a backtick is markup.
        shown = line.replace("`", "'")
        shown = shown if len(shown) <= MAX_LINE else f"{shown[: MAX_LINE - 1]}…"
        said.append(reader.say("verify-first", line=shown))
    return said


def _explanation(found: Verified, reader: Speech) -> list[str]:
    """Explain how to check the game, and what that proves."""
    presses = None if found.dice is None else found.dice.interactions
    if presses is None or found.dice is None:
        return [reader.say("verify-how-by-step", game=found.game)]
    if found.throws_of is not None:
        skipped = tuple(found.skipped.split()) or "none"
        return [
            reader.say("verify-ghosts", game=found.throws_of, skipped=skipped),
            *_explanation(replace(found, throws_of=None, game=found.dice.game), reader),
        ]
    if found.is_named:
        return [reader.say("verify-daily", name=found.dice.game)]
    listed = ",".join(map(str, presses))
    return [
        reader.say("verify-presses", count=len(presses), presses=listed),
        reader.say("verify-how", game=found.game, presses=listed),
        reader.say("verify-proof", count=len(presses)),
    ]


def _rounds(found: Verified, reader: Speech) -> str:
    """List every round with its throws in words."""
    is_by_step = found.dice is not None and found.dice.interactions is None
    rounds = []
    for number, group in groupby(found.throws, key=lambda throw: throw.round):
        throws = [_throw(found.name, throw, reader, is_by_step=is_by_step) for throw in group]
        first, again = throws[0], throws[1] if len(throws) > 1 else "none"
        rounds.append(reader.say("verify-round", round=number, first=first, again=again))
    return shorten(rounds, MAX_TEXT - OTHER_WORDS, separator=" · ")


def _throw(name: str, checked: Checked, reader: Speech, *, is_by_step: bool) -> str:
    thrown = PARTS[name].words.thrown
    shown = thrown(checked.stored, reader)
    if not checked.is_same:
        shown = f"**{shown} ≠ {thrown(checked.derived, reader)}**"
    return reader.say("verify-step", throw=shown, step=checked.step) if is_by_step else shown
