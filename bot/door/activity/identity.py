"""Ask Discord who has opened the page, and whether they are where they say."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from hashlib import sha256
from http import HTTPStatus
from typing import Any

import aiohttp

from bot.door.activity.sessions import PageSession
from bot.store.recent import Recent

CODE = re.compile(r"[\w.-]{1,128}", re.ASCII)
INSTANCE = re.compile(r"(?!\.{1,2}$)[\w.:-]{1,128}", re.ASCII)
"""The form of an instance's id; two dots would lead to another path of Discord's."""
TIMEOUT = aiohttp.ClientTimeout(total=8)
PAUSES = (0.0, 0.3, 0.7)
"""Seconds before each look at an instance: Discord may list a person a moment late."""
REFUSED_SECONDS = 60.0
"""How long Discord is not asked again after a refusal that names no time: it bans an address after 10,000
refusals in ten minutes."""
MOST_UNKNOWN, MOST_UNKNOWN_OF_AN_ADDRESS = 20, 5
"""After this many instances unknown to Discord, it is asked only about those it knew: anybody can invent
some, and each question counts towards the bot's limit."""
MOST_WRONG = 20
"""After this many codes for one instance that Discord did not know, nobody can log in there; only people in
the instance can name it."""
LATELY_SECONDS = 10.0
MOST_KNOWN = 1000
"""How many instances and addresses are remembered."""
CHANCE_BITS = 63
"""The size of the number that takes the place of Discord's id in throws: it fits into a signed number of 64
bits."""
COUNTED = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS)
"""The refusals that Discord counts."""

Instance = Callable[[str], Awaitable[Mapping[str, Any] | None]]
"""(id) -> an instance of the Activity as Discord describes it to the bot; None if there is none. Raises
OSError or TimeoutError if Discord does not say."""
GuestOf = Callable[[int, int, int | None], Awaitable[int | None]]
"""(person, channel, server) -> the server if it does not have the bot, 0 in a channel of people, None where the bot is at
home; raises OSError or TimeoutError if Discord does not say."""

logger = logging.getLogger(__name__)


class Why(StrEnum):
    """Why somebody gets no session."""

    CODE = "code"
    """Discord does not know the code."""
    INSTANCE = "instance"
    """They are not in this instance."""
    LIMIT = "limit"
    AWAY = "away"
    """Discord does not answer."""


class LoginRefused(Exception):
    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


class PageLogins:
    """Exchanges a code that Discord's client gave to the page for a session."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        api: str,
        *,
        client_id: str,
        secret: str,
        instance: Instance,
        guest_of: GuestOf,
    ) -> None:
        """Take the address of Discord's API, the application's id and client secret, and how to look up an
        instance and where the bot is a guest."""
        self._http = http
        self._api = api
        self._client_id = client_id
        self._secret = secret
        self._instance = instance
        self._guest_of = guest_of
        self._asks_again = 0.0
        """When Discord may be asked again after a refusal, by the loop's clock."""
        self._unknown = Lately(MOST_UNKNOWN)
        self._unknown_of = Lately(MOST_UNKNOWN_OF_AN_ADDRESS)
        self._wrong = Lately(MOST_WRONG)
        self._known = Recent[str, None](MOST_KNOWN)
        """The instances that Discord knew, the one asked for last at the end."""
        self._tokens = Recent[int, str](MOST_KNOWN)
        """The tokens of people who have logged in and are still there, for links in their name; nowhere else."""
        self._ended = Recent[str, None](MOST_KNOWN)
        """The instances that Discord no longer knows."""

    async def session(self, code: str, instance_id: str, origin: str = "") -> PageSession:
        """Return the session of the person who got this code, if they are in this instance; `origin` is the
        address that the request comes from, if known. Raises LoginRefused."""
        if not CODE.fullmatch(code) or not INSTANCE.fullmatch(instance_id):
            raise LoginRefused(Why.CODE)
        if asyncio.get_running_loop().time() < self._asks_again or self._wrong.is_full(instance_id):
            raise LoginRefused(Why.LIMIT)
        try:
            # Before the code is spent: strangers know no instance.
            await self._need_instance(instance_id, origin)
            token = await self._token(code, instance_id)
            user = await self._user(token)
            channel_id, guild_id = await self._place(int(user["id"]), instance_id)
            guest_of = await self._guest_of(int(user["id"]), channel_id, guild_id)
        except (aiohttp.ClientError, OSError, TimeoutError, KeyError, TypeError, ValueError) as error:
            # Not the error itself, which may hold what was sent.
            logger.warning(
                "a login was not finished: Discord does not answer as it should (%s)", type(error).__name__
            )
            raise LoginRefused(Why.AWAY) from None
        self._tokens[int(user["id"])] = token
        known = {
            name: user.get(name) for name in ("id", "username", "global_name", "avatar", "discriminator")
        }
        locale, chance = str(user.get("locale") or "en-US"), chance_of(str(user["id"]), instance_id, code)
        return PageSession(known, locale, instance_id, channel_id, guild_id, guest_of, chance)

    async def is_there(self, session: PageSession) -> bool:
        """Return whether a person is still in their instance; raises OSError or TimeoutError."""
        found = await self._instance(session.instance_id)
        if found is None:
            self._ended[session.instance_id] = None
        is_there = found is not None and _has(found, session.user_id)
        if not is_there:
            self._tokens.pop(session.user_id, None)
        return is_there

    async def quick_link(self, user_id: int, shown: Mapping[str, str]) -> str:
        """Let Discord make a link with this title, description and picture in a person's name; return its id, or an
        empty text if they have logged in elsewhere, or Discord does not answer as it should."""
        token = self._tokens.get(user_id)
        if token is None:
            return ""
        address, bearer = f"{self._api}/applications/{self._client_id}/quick-links/", _bearer(token)
        try:
            async with self._http.post(address, json=shown, headers=bearer, timeout=TIMEOUT) as answer:
                answer.raise_for_status()
                return str((await answer.json())["link_id"])
        except (aiohttp.ClientError, OSError, TimeoutError, KeyError, TypeError, ValueError) as error:
            # Not the error itself, which may hold what was sent. The link works without its picture.
            logger.warning("Discord makes no link to the Activity (%s)", type(error).__name__)
            return ""

    def has_ended(self, instance_id: str) -> bool:
        """Return whether Discord has said that an instance is over, which ends its sessions."""
        return instance_id in self._ended

    async def _token(self, code: str, instance_id: str) -> str:
        form = {
            "client_id": self._client_id,
            "client_secret": self._secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        async with self._http.post(f"{self._api}/oauth2/token", data=form, timeout=TIMEOUT) as answer:
            if answer.status == HTTPStatus.BAD_REQUEST:
                self._wrong.add(instance_id)
            self._need_accepted(answer)
            return str((await answer.json())["access_token"])

    async def _user(self, token: str) -> Mapping[str, Any]:
        address = f"{self._api}/users/@me"
        async with self._http.get(address, headers=_bearer(token), timeout=TIMEOUT) as answer:
            self._need_accepted(answer)
            user: Mapping[str, Any] = await answer.json()
            return user

    async def _need_instance(self, instance_id: str, origin: str) -> None:
        """Raise LoginRefused unless Discord knows an instance."""
        is_flood = self._unknown.is_full("") or self._unknown_of.is_full(origin)
        if is_flood and instance_id not in self._known:
            raise LoginRefused(Why.LIMIT)
        if await self._instance(instance_id) is None:
            if self._known.pop(instance_id, ...) is None:
                self._ended[instance_id] = None
            self._unknown.add("")
            if origin:
                self._unknown_of.add(origin)
            raise LoginRefused(Why.INSTANCE)
        self._ended.pop(instance_id, None)
        self._known[instance_id] = None

    async def _place(self, user_id: int, instance_id: str) -> tuple[int, int | None]:
        """Return the channel and the server of an instance that this person is in; raises LoginRefused."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            found = await self._instance(instance_id)
            if found is not None and _has(found, user_id):
                location = found["location"]
                guild_id = location.get("guild_id")
                return int(location["channel_id"]), None if guild_id is None else int(guild_id)
        raise LoginRefused(Why.INSTANCE)

    def _need_accepted(self, answer: aiohttp.ClientResponse) -> None:
        """Raise LoginRefused unless Discord accepted a request; after a refusal that it counts, ask it
        nothing for a while."""
        if answer.status == HTTPStatus.OK:
            return
        if answer.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise LoginRefused(Why.AWAY)
        if answer.status in COUNTED:
            try:
                pause = max(1.0, float(answer.headers.get("Retry-After", REFUSED_SECONDS)))
            except ValueError:
                pause = REFUSED_SECONDS
            self._asks_again = asyncio.get_running_loop().time() + pause
            reason = " (DISCORD_CLIENT_SECRET may be wrong)" * (answer.status == HTTPStatus.UNAUTHORIZED)
            logger.error(
                "Discord refuses logins to the Activity with %d%s: the next one is tried in %d s",
                answer.status,
                reason,
                pause,
            )
        raise LoginRefused(Why.LIMIT if answer.status == HTTPStatus.TOO_MANY_REQUESTS else Why.CODE)


class Lately:
    """Counts, by a key, what happened within some seconds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times = Recent[str, deque[float]](MOST_KNOWN)
        """The newest times of each key by the loop's clock; the key used last is at the end."""

    def is_full(self, key: str) -> bool:
        times = self._times.get(key)
        if times is None or len(times) < self._most:
            return False
        return asyncio.get_running_loop().time() - times[0] < LATELY_SECONDS

    def add(self, key: str) -> None:
        times = self._times[key] = self._times.get(key, deque(maxlen=self._most))
        times.append(asyncio.get_running_loop().time())


def chance_of(user_id: str, instance_id: str, code: str) -> int:
    """Return what a person's taps add to throws. All of it comes from Discord: somebody who knows a seed can
    get another value only by logging in again, and the code, which is spent, cannot be found from it."""
    digest = sha256(f"{user_id}:{instance_id}:{code}".encode()).digest()
    return int.from_bytes(digest) >> (8 * len(digest) - CHANCE_BITS)


def _bearer(token: str) -> Mapping[str, str]:
    return {"Authorization": f"Bearer {token}"}


def _has(instance: Mapping[str, Any], user_id: int) -> bool:
    return str(user_id) in map(str, instance.get("users") or ())
