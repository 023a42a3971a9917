"""Links to the Activity in a person's name: made with the token of their login, which is nowhere but in memory."""

from __future__ import annotations

import logging

import pytest

from tests.door.activity.visiting import ANNA, INSTANCE, Visit

SHOWN = {"custom_id": "b1:-:0:home", "title": "Title", "description": "Words", "image": "AAAA"}


async def test_a_link_is_made_with_the_token_of_a_login(
    visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    assert await visit.identity.quick_link(int(ANNA), SHOWN) == "", "nobody has logged in"
    session = visit.sessions.read(await visit.session())
    assert await visit.identity.quick_link(int(ANNA), SHOWN) == "0-1"
    assert visit.discord.links == [{"by": f"Bearer token-of-{ANNA}", **SHOWN}]
    assert await visit.identity.quick_link(2, SHOWN) == "", "they have not logged in"
    # Without a link of Discord's, the person sends one without a picture.
    for status in (401, 429, 500):
        visit.discord.status = status
        assert await visit.identity.quick_link(int(ANNA), SHOWN) == ""
    visit.discord.status = 200
    assert await visit.identity.quick_link(int(ANNA), SHOWN) == "0-2", "a refusal stops no login"
    visit.discord.instances[INSTANCE]["users"].clear()
    assert not await visit.identity.is_there(session)
    assert await visit.identity.quick_link(int(ANNA), SHOWN) == "", "who has left has no token here"
    assert "token-of" not in caplog.text
