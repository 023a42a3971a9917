"""The page of the streaks kept together, and the request for one in the channel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.features.daily.page import ON_PAGE, today_button
from bot.features.daily.pairs import MOST_PAIRS, Neighbour, Pair
from bot.features.daily.verbs import DailyVerb
from bot.features.streaks import Streak
from bot.pages.control import Control
from bot.pages.layouts import beside, layout_page, plain, row, rule, words
from bot.pages.page import MAX_LABEL, Button, Page, Part, Style, button, select
from bot.pages.texts import Speech
from bot.render.names import distinct_names

ACCEPT, REFUSE, END = "accept", "refuse", "end"
"""What a control of a pair asks for, followed by the id of the other."""


@dataclass(frozen=True, slots=True)
class KeptPair:
    pair: Pair
    streak: Streak
    own_today: bool
    """Whether the person has finished a sheet of today."""
    other_today: bool


@dataclass(frozen=True, slots=True)
class ShownPairs:
    """The pairs of one person."""

    user_id: int
    kept: Sequence[KeptPair]
    asked: Sequence[Pair]
    """The requests that wait for either of the two."""
    neighbours: Sequence[Neighbour]
    is_here: bool
    """Whether the page was opened on a server."""
    tag: str
    """Distinguishes the select from one drawn before."""


def pairs_page(shown: ShownPairs, reader: Speech) -> Page:
    return layout_page(
        words(reader.say("daily-pairs-title"), reader.say("daily-pairs-about", most=MOST_PAIRS)),
        rule(),
        *_kept(shown, reader),
        *_asked(shown, reader),
        *_ask(shown, reader),
        row(today_button(reader)),
    )


def _kept(shown: ShownPairs, reader: Speech) -> Iterator[Part]:
    for one in shown.kept:
        other = one.pair.other(shown.user_id)
        said = reader.say(
            "daily-pair-kept",
            player=f"<@{other}>",
            days=one.streak.days,
            best=0 if one.streak.best == one.streak.days else one.streak.best,
            freezes=one.streak.freezes,
            used=one.streak.used,
        )
        today = reader.say(
            "daily-pair-today",
            player=f"<@{other}>",
            own="yes" if one.own_today else "no",
            other="yes" if one.other_today else "no",
        )
        yield beside(button(_control(END, other), reader.say("daily-pair-end")), said, today)


def _asked(shown: ShownPairs, reader: Speech) -> Iterator[Part]:
    for pair in shown.asked:
        other = pair.other(shown.user_id)
        if pair.asker == shown.user_id:
            waiting = reader.say("daily-pair-waits", player=f"<@{other}>")
            yield beside(button(_control(END, other), reader.say("daily-pair-withdraw")), waiting)
        else:
            yield words(reader.say("daily-pair-asks", player=f"<@{other}>"))
            yield row(*_answers(other, reader, tag=ON_PAGE))


def _ask(shown: ShownPairs, reader: Speech) -> Iterator[Part]:
    if not shown.is_here:
        yield words(reader.say("daily-pairs-not-here"))
    elif not shown.neighbours:
        if not shown.kept and not shown.asked:
            yield words(reader.say("daily-pairs-nobody"))
    elif len(shown.kept) + sum(pair.asker == shown.user_id for pair in shown.asked) < MOST_PAIRS:
        names = distinct_names([plain(one.name)[:MAX_LABEL] for one in shown.neighbours])
        options = [(str(one.user_id), name, "") for one, name in zip(shown.neighbours, names, strict=True)]
        control = Control(DailyVerb.DAILYASK, tag=shown.tag, kind="s")
        yield row(select(control, reader.say("daily-pair-ask"), options))


def asking_page(asker: int, asked: int, reader: Speech) -> Page:
    """Ask in the channel, where everybody sees it and one person can answer; nobody is notified."""
    said = reader.say("daily-pair-asking", asker=f"<@{asker}>", asked=f"<@{asked}>")
    return Page(said, rows=(_answers(asker, reader),))


def answered_page(asker: int, asked: int, reader: Speech, *, is_accepted: bool) -> Page:
    """Return what that message becomes once it is answered."""
    values = {"asker": f"<@{asker}>", "asked": f"<@{asked}>", "accepted": "yes" if is_accepted else "no"}
    return Page(reader.say("daily-pair-answered", **values))


def _answers(asker: int, reader: Speech, *, tag: str = "") -> tuple[Button, Button]:
    return (
        button(_control(ACCEPT, asker, tag), reader.say("daily-pair-accept"), Style.SUCCESS, emoji="🤝"),
        button(_control(REFUSE, asker, tag), reader.say("daily-pair-refuse")),
    )


def _control(what: str, other: int, tag: str = ON_PAGE) -> Control:
    return Control(DailyVerb.DAILYPAIR, arg=f"{what},{other}", tag=tag)
