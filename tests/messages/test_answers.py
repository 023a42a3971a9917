"""Only the person who asked for a sheet sees it, and public messages notify no one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages import sender
from bot.messages.first_answer import note_sureness
from bot.messages.sender import Delivery
from bot.pages.page import Page, Picture
from bot.render.worker import RenderWorker


class Pressed:
    """An interaction, and who sees its answers."""

    def __init__(self) -> None:
        self.id, self.extras, self.created_at = 1, dict[str, Any](), discord.utils.utcnow()
        self.response = self.followup = self
        self.guild_id = None
        self.seen: list[tuple[str, bool]] = []
        """Each answer, and whether it is for the person alone."""
        self.has_deferred = asyncio.Event()

    def is_done(self) -> bool:
        return bool(self.seen)

    async def defer(self, *, ephemeral: bool, thinking: bool) -> Any:
        assert thinking
        self.seen.append(("defer", ephemeral))
        self.has_deferred.set()
        return SimpleNamespace(message_id=7)

    async def send_message(self, *, ephemeral: bool, **_: Any) -> Any:
        self.seen.append(("answer", ephemeral))
        return SimpleNamespace(message_id=7)

    async def send(self, *, ephemeral: bool, **_: Any) -> Any:
        self.seen.append(("follow up", ephemeral))
        return SimpleNamespace(id=7)


class Slow(RenderWorker):
    """Draws so slowly that the press is deferred."""

    def __init__(self, press: Pressed) -> None:
        self._press = press

    async def draw(self, key: Hashable, draw: Callable[[], bytes], *, is_answer: bool = False) -> bytes:
        assert is_answer
        del key
        await self._press.has_deferred.wait()
        return draw()


SHEET = Page("sheet", (Picture("sheet.png", "a sheet", "sheet", bytes),))


@pytest.mark.parametrize(
    ("page", "seen"),
    [(Page("words"), [("answer", True)]), (SHEET, [("defer", True), ("follow up", True)])],
    ids=["at once", "drawn for long"],
)
async def test_a_sheet_is_seen_by_whoever_asks_for_it_alone(
    monkeypatch: pytest.MonkeyPatch, page: Page, seen: list[tuple[str, bool]]
) -> None:
    """A deferral decides who sees the follow-up."""
    monkeypatch.setattr(sender, "DRAWING_TIME", 0)
    press: Any = Pressed()
    client: Any = None
    assert await Delivery(client, Slow(press), is_alone=True).answer_private(press, page) == 7
    assert press.seen == seen


class Late(Pressed):
    """A press that Discord lets nobody answer any more."""

    async def defer(self, **_: Any) -> Any:
        response: Any = SimpleNamespace(status=404, reason="")
        raise discord.NotFound(response, {"code": 10062, "message": "Unknown interaction"})


@pytest.mark.parametrize("opens_message", [False, True])
async def test_a_press_that_nobody_can_answer_any_more_is_not_carried_out(*, opens_message: bool) -> None:
    late: Any = Late()
    nothing: Any = None
    delivery = Delivery(nothing, nothing, is_alone=False)
    note_sureness(late, is_sure=False)
    assert not await delivery.claim(late, opens_message=opens_message)
    note_sureness(late, is_sure=True)
    assert await delivery.claim(late, opens_message=opens_message), "nobody else can have heard it"


async def test_a_press_that_nobody_else_has_answered_is_carried_out() -> None:
    press: Any = Pressed()
    nothing: Any = None
    note_sureness(press, is_sure=False)
    assert await Delivery(nothing, nothing, is_alone=False).claim(press, opens_message=True)
    assert press.seen == [("defer", True)]


class Channel:
    """Keeps how each message was sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def get_channel(self, _: int) -> None:
        return None

    def get_partial_messageable(self, _: int) -> Channel:
        return self

    async def send(self, **how: Any) -> Any:
        self.sent.append(how)
        return SimpleNamespace(id=len(self.sent))


@pytest.mark.parametrize("notified", [(), (5,)])
async def test_a_public_message_rings_only_for_whom_it_mentions(notified: tuple[int, ...]) -> None:
    channel: Any = Channel()
    worker: Any = None
    delivery = Delivery(channel, worker, is_alone=True)
    await delivery.send_public(21, Page("news", notified=notified), "nonce", is_first=True)
    [how] = channel.sent
    assert how.get("silent", False) is not bool(notified)
    assert how["allowed_mentions"].to_dict().get("users", []) == list(notified)
