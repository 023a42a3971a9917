"""A late press is carried out only by a process that may still answer it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages.first_answer import answer_to
from bot.messages.sender import Delivery


class Pressed:
    """An interaction, and who sees its answers."""

    def __init__(self) -> None:
        self.id, self.extras, self.created_at = 1, dict[str, Any](), discord.utils.utcnow()
        self.response, self.guild_id = self, None
        self.seen: list[tuple[str, bool]] = []
        """Each deferral, and whether it is for the person alone."""

    def is_done(self) -> bool:
        return bool(self.seen)

    async def defer(self, *, ephemeral: bool, thinking: bool) -> Any:
        assert thinking
        self.seen.append(("defer", ephemeral))
        return SimpleNamespace(message_id=7)


class Late(Pressed):
    """A press that Discord lets nobody answer any more."""

    async def defer(self, **_: Any) -> Any:
        response: Any = SimpleNamespace(status=404, reason="")
        raise discord.NotFound(response, {"code": 10062, "message": "Unknown interaction"})


@pytest.mark.parametrize("opens_message", [False, True])
async def test_a_press_that_nobody_can_answer_any_more_is_not_carried_out(*, opens_message: bool) -> None:
    late: Any = Late()
    nothing: Any = None
    delivery = Delivery(nothing, nothing, nothing, is_alone=False)
    answer_to(late).is_unsure = True
    assert not await delivery.claim(late, opens_message=opens_message)
    answer_to(late).is_unsure = False
    assert await delivery.claim(late, opens_message=opens_message), "nobody else can have heard it"


async def test_a_press_that_nobody_else_has_answered_is_carried_out() -> None:
    press: Any = Pressed()
    nothing: Any = None
    answer_to(press).is_unsure = True
    assert await Delivery(nothing, nothing, nothing, is_alone=False).claim(press, opens_message=True)
    assert press.seen == [("defer", True)]
