"""A look at a game that has no table: from a record, or made for a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.pages.texts import DEFAULT
from bot.render.theme import DEFAULT as DARK
from bot.store.rows import GamePlace, GameTimes
from bot.turns.look import Look, Options, Seated, ShownDice, Viewer
from engine.game import Header, Seat, Step, View


def look_without_table(
    game_id: str,
    header: Header,
    view: View,
    seat: Seat,
    names: Sequence[str],
    *,
    step: Step,
    variant: str = "",
    mode: str = "",
    users: Sequence[int] = (),
    locale: str = DEFAULT,
    theme: str = DARK,
    entry: Any = None,
) -> Look:
    """Return a seat's look at a running game that waits for that seat; `users` are the ids of real people."""
    players = tuple(
        Seated(
            seat=Seat(number),
            user_id=users[number] if users else number,
            name=name,
            locale=locale,
            computer=None,
            panel="dm",
            has_left=False,
            is_absent=False,
            is_asked=bool(users),
            has_moved=entry is not None,
            is_ready=False,
        )
        for number, name in enumerate(names)
    )
    return Look(
        game=game_id,
        kind=header.kind,
        variant=variant,
        mode=mode,
        status="running",
        step=step,
        revision=0,
        host_id=0,
        options=Options(header.seats, "", "dm", header.options),
        place=GamePlace(None, 0, locale),
        times=GameTimes(),
        is_alone=True,
        players=players,
        dice=ShownDice("", None),
        view=view,
        viewer=Viewer(locale, theme, seat, entry),
    )
