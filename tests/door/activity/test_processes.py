"""The whole bot: what is tapped in one process is shown by another, and a press and a tap on the same step race."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.local.state import Person
from bot.pages.control import Verb
from bot.store.address import Place
from tests.databases import held
from tests.door.activity.real import Table, real_table
from tests.waiting import until
from tests.world.activity import Client
from tests.world.offers import Offer, controls, offered

pytestmark = pytest.mark.slow


def moves(client: Client) -> list[Offer]:
    return [one for one in offered(client.shown) if one.control.verb in ("move", "choose")]


def state_of(client: Client, name: str) -> str:
    players = client.shown["game"]["table"]["players"]
    return str(next(player["state"] for player in players if player["name"] == name))


async def tap(client: Client, one: Offer) -> None:
    await client.press(one.custom_id, one.values[0] if one.values else "")


async def first_throw(clients: Sequence[Client]) -> None:
    """Let everybody place their start numbers."""
    for client in clients:
        start = next(one for one in moves(client) if one.control.arg.startswith("start="))
        await tap(client, start)
        ready = next(one for one in offered(client.shown) if one.control.verb == Verb.READY)
        await tap(client, ready)
    await until(lambda: all(client.shown["game"]["table"]["round"] == 1 for client in clients))


@pytest.mark.parametrize("engine", ["postgres"])
async def test_what_is_tapped_in_one_process_is_shown_by_another(place: Place) -> None:
    async with real_table(place, processes=2) as table:
        ada, ben, _ = table.people
        game = await table.opened_table(ada, ben)
        one, other = await table.page(ada, game), await table.page(ben, game, at=1)
        await first_throw((one, other))
        await tap(one, moves(one)[0])
        await other.until(lambda: state_of(other, "Ada") == "moved")
        await tap(other, moves(other)[0])
        await one.until(lambda: state_of(one, "Ben") == "moved")
        # A session of one process is good at another.
        again = await table.open(one.session, at=1)
        assert state_of(again, "Ada") == "moved"


async def test_a_press_and_a_tap_on_the_same_step_race(place: Place) -> None:
    """Both are answered, what is stored is one of the two, and the page shows it."""
    async with real_table(place) as table:
        ada, ben, _ = table.people
        game = await table.opened_table(ada, ben)
        page, other = await table.page(ada, game), await table.page(ben, game)
        await first_throw((page, other))
        for _ in range(3):
            # Each tap takes the sheet out of the chat again.
            await table.crowd.press(ada, table.public("sheet")[0])
            await until(lambda: has_moves(table, ada))
            sheet = next(table.crowd.panels(ada))
            pressed = [part for part in controls(sheet) if part.control.verb == "move"][-1]
            tapped = next(one for one in moves(page) if one.control.verb == "move")
            outcome, _ = await asyncio.gather(table.crowd.press(ada, pressed), tap(page, tapped))
            assert outcome.seconds is not None
            [entry] = [row["move"] for row in held(place, "entry") if (row["game"], row["seat"]) == (game, 0)]
            assert entry in {pressed.control.arg, tapped.control.arg}
            await page.until(lambda: has(page, Verb.RETRACT))
            await tap(page, next(one for one in offered(page.shown) if one.control.verb == Verb.RETRACT))


def has(client: Client, verb: str) -> bool:
    return any(one.control.verb == verb for one in offered(client.shown))


def has_moves(table: Table, person: Person) -> bool:
    return any(
        part.control.verb == "move" for sheet in table.crowd.panels(person) for part in controls(sheet)
    )
