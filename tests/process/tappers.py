"""People who play in the Activity while the bot behind it is killed: they open the page again, and go on."""

from __future__ import annotations

import secrets
from collections import Counter
from random import Random

import aiohttp

from bot.local.hub import Hub
from bot.local.state import Channel, Person
from bot.pages.control import Verb
from tests.door.activity.client import Client, Offered, connected, log_in, offered
from tests.process.players import ENTERS, Ledger, Press

Tap = tuple[Offered, str]
"""What to tap, and the option of a select."""


class Tapper:
    """One person with the page open."""

    def __init__(self, hub: Hub, url: str, channel: Channel, person: Person) -> None:
        """`url` is the address of the bot's door."""
        self._hub = hub
        self._url = url
        self._channel = channel
        self._person = person
        self._http: aiohttp.ClientSession | None = None
        self._client: Client | None = None
        self._number = 0

    async def act(self, chance: Random, ledger: Ledger, counts: Counter[str]) -> bool:
        """Tap what is due; return whether there was something to do."""
        client = await self._opened()
        if client is None:
            return False
        tap = _due(client, chance)
        if tap is None:
            # The page follows one game. Opened anew, it shows another one that waits.
            if chance.random() < 0.1:
                await client.close()
            return False
        one, value = tap
        control, press = one.control, None
        if control.verb in (*ENTERS, "retract"):
            press = Press(None if control.verb == "retract" else value or control.arg)
            ledger[control.game, self._person.id, control.step].append(press)
        is_told = await self._tap(client, one, value)
        counts["presses"] += 1
        counts["taps"] += 1
        counts["unanswered"] += client.is_closed
        if press is not None and press.move is not None and not is_told and _is_entered(client, one):
            press.is_acknowledged = True
            counts["acknowledged"] += 1
        return True

    async def close(self) -> None:
        if self._client is not None:
            await self._client.close()
        if self._http is not None:
            await self._http.close()

    async def _tap(self, client: Client, one: Offered, value: str) -> bool:
        """Tap, and wait until the page shows that it was carried out or the bot is gone; return whether it was told
        why not."""
        self._number += 1
        number, told = self._number, len(client.told)
        press = {
            "t": "press",
            "n": number,
            "nonce": secrets.token_hex(8),
            "id": one.custom_id,
            "value": value,
        }
        try:
            await client.socket.send_json(press)
        except ConnectionError:
            return True
        await client.answered(number)
        return len(client.told) > told or client.is_closed

    async def _opened(self) -> Client | None:
        """Return the page, opened again if its socket is closed; None while no bot is there."""
        if self._client is not None and not self._client.is_closed:
            return self._client
        if self._client is not None:
            await self._client.close()
        if self._http is None:
            self._http = aiohttp.ClientSession()
        self._client, self._number = None, 0
        try:
            session = await log_in(self._http, self._url, self._hub, self._channel, self._person)
            self._client = await connected(self._http, self._url, session)
        except (aiohttp.ClientError, ConnectionError):
            return None
        return self._client


def _due(client: Client, chance: Random) -> Tap | None:
    """Return what to tap, as `players.turn_on` chooses what to press."""
    if client.shown.get("top") is not None:
        return None
    controls = offered(client.shown)
    moves = [one for one in controls if one.control.verb in ENTERS]
    halves = [one for one in controls if one.control.verb == "choose"]
    undo = next((one for one in controls if one.control.verb == Verb.RETRACT), None)
    ready = next((one for one in controls if one.control.verb == Verb.READY), None)
    draw = chance.random()
    if (moves or halves) and (undo is None or draw < 0.08):
        return _with_value(chance.choice(moves if moves and (draw < 0.9 or not halves) else halves), chance)
    if undo is not None and draw < 0.12:
        return undo, ""
    if ready is not None and draw < 0.8:
        return ready, ""
    return None


def _with_value(one: Offered, chance: Random) -> Tap:
    return one, chance.choice(one.values) if one.values else ""


def _is_entered(client: Client, one: Offered) -> bool:
    """Return whether the page shows that the step's move is saved, and the round is still open."""
    return any(
        other.control.verb == Verb.RETRACT
        and (other.control.game, other.control.step) == (one.control.game, one.control.step)
        for other in offered(client.shown)
    )
