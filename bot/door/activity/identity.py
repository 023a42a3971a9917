"""Ask Discord who has opened the page, and whether they are where they say."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from hashlib import sha256
from http import HTTPStatus
from typing import Any

import aiohttp

from bot.door.activity.sessions import PageSession

CODE = re.compile(r"[\w.-]{1,128}", re.ASCII)
INSTANCE = re.compile(r"(?!\.{1,2}$)[\w.:-]{1,128}", re.ASCII)
"""What may be an instance; two dots would be another path of Discord's."""
TIMEOUT = aiohttp.ClientTimeout(total=8)
PAUSES = (0.0, 0.3, 0.7)
"""Seconds before each look at an instance: Discord may list a person a moment late."""
MOST_REFUSED, REFUSED_SECONDS = 200, 600.0
"""Refused logins within this time after which no more are tried: Discord bans an address after 10,000 refusals in ten
minutes, and anybody can send us codes."""
MOST_UNKNOWN, UNKNOWN_SECONDS = 20, 10.0
"""Instances that Discord did not know within this time, after which it is asked for none but those that it knew:
anybody can name some, and each question counts towards what the bot may ask."""
MOST_KNOWN = 1000
CHANCE_BITS = 63
"""An id of Discord's, in whose place chance goes into throws, fits into a signed number of 64 bits."""
COUNTED = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS)
"""The refusals that Discord counts."""

Instance = Callable[[str], Awaitable[Mapping[str, Any] | None]]
"""(id) -> an instance of the Activity as Discord describes it, asked for as the bot; None if there is none. Raises OSError
or TimeoutError if Discord does not say."""

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
    """Turns a code that a client of Discord's gave to the page into a session."""

    def __init__(
        self, http: aiohttp.ClientSession, api: str, *, client_id: str, secret: str, instance: Instance
    ) -> None:
        """Take the address of Discord's API, the application's id and client secret, and how to look up an
        instance."""
        self._http = http
        self._api = api
        self._client_id = client_id
        self._secret = secret
        self._instance = instance
        self._refused: deque[float] = deque(maxlen=MOST_REFUSED)
        """When logins were refused, by the loop's clock."""
        self._unknown: deque[float] = deque(maxlen=MOST_UNKNOWN)
        """When Discord did not know an instance."""
        self._known = OrderedDict[str, None]()
        """The instances that it knew, the one asked for last at the end."""

    async def session(self, code: str, instance_id: str) -> PageSession:
        """Return the session of whoever got this code, if they are in this instance; raises LoginRefused."""
        if not CODE.fullmatch(code) or not INSTANCE.fullmatch(instance_id):
            raise LoginRefused(Why.CODE)
        self._need_calm()
        try:
            # Before the code is spent: strangers know no instance, and Discord counts the codes that it refuses.
            await self._need_instance(instance_id)
            user = await self._user(await self._token(code))
            place = await self._place(int(user["id"]), instance_id)
        except (aiohttp.ClientError, OSError, TimeoutError, KeyError, TypeError, ValueError) as error:
            # Not the error itself, which may hold what was sent.
            logger.warning(
                "a login was not finished: Discord does not answer as it should (%s)", type(error).__name__
            )
            raise LoginRefused(Why.AWAY) from None
        known = {
            name: user.get(name) for name in ("id", "username", "global_name", "avatar", "discriminator")
        }
        locale, chance = str(user.get("locale") or "en-US"), chance_of(str(user["id"]), instance_id, code)
        return PageSession(known, locale, instance_id, *place, chance)

    async def is_there(self, session: PageSession) -> bool:
        """Return whether a person is still in their instance; raises OSError or TimeoutError."""
        found = await self._instance(session.instance_id)
        return found is not None and _has(found, session.user_id)

    async def _token(self, code: str) -> str:
        form = {
            "client_id": self._client_id,
            "client_secret": self._secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        async with self._http.post(f"{self._api}/oauth2/token", data=form, timeout=TIMEOUT) as answer:
            self._need_accepted(answer.status)
            return str((await answer.json())["access_token"])

    async def _user(self, token: str) -> Mapping[str, Any]:
        bearer = {"Authorization": f"Bearer {token}"}
        async with self._http.get(f"{self._api}/users/@me", headers=bearer, timeout=TIMEOUT) as answer:
            self._need_accepted(answer.status)
            user: Mapping[str, Any] = await answer.json()
            return user

    async def _need_instance(self, instance_id: str) -> None:
        """Raise LoginRefused unless Discord knows an instance."""
        now = asyncio.get_running_loop().time()
        is_flood = len(self._unknown) == MOST_UNKNOWN and now - self._unknown[0] < UNKNOWN_SECONDS
        if is_flood and instance_id not in self._known:
            raise LoginRefused(Why.LIMIT)
        if await self._instance(instance_id) is None:
            self._known.pop(instance_id, None)
            self._unknown.append(now)
            raise LoginRefused(Why.INSTANCE)
        self._known[instance_id] = None
        self._known.move_to_end(instance_id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

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

    def _need_calm(self) -> None:
        """Raise LoginRefused while too many logins were refused."""
        oldest = self._refused[0] if len(self._refused) == MOST_REFUSED else None
        if oldest is not None and asyncio.get_running_loop().time() - oldest < REFUSED_SECONDS:
            raise LoginRefused(Why.LIMIT)

    def _need_accepted(self, status: int) -> None:
        """Raise LoginRefused unless Discord has accepted a request."""
        if status == HTTPStatus.OK:
            return
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise LoginRefused(Why.AWAY)
        if status in COUNTED:
            self._refused.append(asyncio.get_running_loop().time())
        if status == HTTPStatus.UNAUTHORIZED:
            logger.error("Discord refuses logins to the Activity: DISCORD_CLIENT_SECRET may be wrong")
        raise LoginRefused(Why.LIMIT if status == HTTPStatus.TOO_MANY_REQUESTS else Why.CODE)


def chance_of(user_id: str, instance_id: str, code: str) -> int:
    """Return what a person's taps add to throws. All of it comes from Discord: whoever knows a seed can get another
    value only by logging in again, and the code, which is spent, cannot be found from it."""
    digest = sha256(f"{user_id}:{instance_id}:{code}".encode()).digest()
    return int.from_bytes(digest) >> (8 * len(digest) - CHANCE_BITS)


def _has(instance: Mapping[str, Any], user_id: int) -> bool:
    return str(user_id) in map(str, instance.get("users") or ())
