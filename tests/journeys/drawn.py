"""The pages of a sheet without Discord: what a seat would see, and what Discord would refuse."""

from __future__ import annotations

from typing import Any

import discord

from bot.pages.control import Control, parse_control
from bot.pages.page import MAX_CONTENT, MAX_OPTIONS, MAX_ROWS, Page
from bot.turns.look import Look, Seated
from engine.game import Seat, Step
from engine.games import GAMES

LOCALES = ("en-US", "de")


def look_at(name: str, state: Any, seat: Seat, *, variant: str, mode: str = "table") -> Look:
    """What a person in this seat sees of a game."""
    game = GAMES[name]
    view = game.view(state, seat)
    players = tuple(
        Seated(Seat(other), 10**18 + other, "x" * 32, "en-US", None, "dm", False, False, True, False, False)
        for other in range(len(view.points))
    )
    return Look(
        game="0abcde",
        name=name,
        variant=variant,
        mode=mode,
        status="finished" if game.result(state) else "running",
        step=Step(2 * view.round),
        revision=10**6,
        max_seats=6,
        rules={},
        clock_name="live",
        guild_id=1,
        channel_id=10**18,
        host_id=10**18,
        locale="en-US",
        deadline=1_767_225_690_000,
        closes_at=None,
        is_warned=False,
        rematch=None,
        players=players,
        commitment="0" * 64,
        seed=None,
        throws=(),
        view=view,
        seat=seat,
    )


def items(page: Page) -> list[discord.ui.Item[discord.ui.View]]:
    return [item for row in page.rows for item in row]


def control_of(item: discord.ui.Item[discord.ui.View]) -> Control | None:
    custom_id = getattr(item, "custom_id", None)
    return None if custom_id is None else parse_control(custom_id)


def selects(page: Page) -> list[discord.ui.Select[discord.ui.View]]:
    return [item for item in items(page) if isinstance(item, discord.ui.Select)]


def check_limits(page: Page) -> None:
    """What Discord refuses a message for, and what it would cut off."""
    assert len(page.content) <= MAX_CONTENT
    assert len(page.rows) <= MAX_ROWS
    for picture in page.pictures:
        assert 0 < len(picture.description) <= 1024
    for row in page.rows:
        assert 1 <= len(row) <= 5
        assert len(row) == 1 or not any(isinstance(item, discord.ui.Select) for item in row)
    ids = [item.custom_id for item in items(page) if getattr(item, "custom_id", None)]  # type: ignore[attr-defined]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 and parse_control(custom_id) for custom_id in ids)
    for item in items(page):
        if isinstance(item, discord.ui.Button):
            # Longer labels are cut off on phones.
            assert 0 < len(item.label or "") <= 38
    for select in selects(page):
        assert 1 <= len(select.options) <= MAX_OPTIONS
        assert len(select.placeholder or "") < 100
        assert len({option.value for option in select.options}) == len(select.options)
        for option in select.options:
            assert 0 < len(option.label) < 100
            assert len(option.description or "") < 100
