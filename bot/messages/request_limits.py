"""Keep within Discord's limits on requests: those that it calls invalid, those of all processes together, and those of
one channel. discord.py keeps the others."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

import aiohttp
import discord

from bot.messages.meter import NO_METER, Meter
from bot.messages.wrong_answers import WrongAnswer, need_discord

INVALID = frozenset({401, 403, 429})
WINDOW = 600.0
"""The seconds in which Discord allows 10,000 invalid requests from one address."""
SLOW_FROM, SLOWEST_FROM = 1_000, 5_000
"""How many invalid requests in the window make each request wait, and wait longest. Other processes may
share the address."""
LONGEST_PAUSE = 5.0
"""The longest pause in seconds: sixteen redraws at a time then make 1,920 requests in the window."""
LONGEST_ANSWER_PAUSE = 1.0
"""The longest that the answer to an interaction waits, in seconds: Discord accepts none after three."""
API = re.compile(r"/api/v\d+(?=/)")
WORD = re.compile(r"@?[a-z][a-z-]{0,30}")
"""A part of a path that is neither an id nor a token."""

AT_ONCE = 2
"""How many messages of a channel are updated at once. Discord takes five edits in five seconds there; more
would only wait, each in the place of a game in another channel."""

CLEAR_SECONDS = 60.0
CLEAR = "_try_clear_expired_ratelimits"
"""A method that discord.py 2.7 calls whenever a route or channel gets its first rate limit. It scans all
limits: after a restart with thousands of direct messages, that is most of the work."""

USED = 0.9
"""The part of the limit that is shared out, because processes come and go."""
BURST_SECONDS = 1.0
"""How much unused time (s) may be made up for."""

logger = logging.getLogger(__name__)


class InvalidRequests:
    """The invalid requests of the last ten minutes."""

    def __init__(self, seconds: Callable[[], float] = monotonic) -> None:
        self._seconds = seconds
        self._times: deque[float] = deque()
        self._is_slow = False

    def count(self) -> int:
        since = self._seconds() - WINDOW
        while self._times and self._times[0] <= since:
            self._times.popleft()
        return len(self._times)

    def note(self, status: int, scope: str | None) -> None:
        """Count an HTTP status with Discord's `X-RateLimit-Scope`; a limit shared with others is not our
        fault."""
        if status in INVALID and not (status == 429 and scope == "shared"):
            self._times.append(self._seconds())

    def pause(self, *, is_answer: bool) -> float:
        """Return the seconds that the next request waits; log once when requests begin to wait."""
        if not self._times or (count := self.count()) < SLOW_FROM:
            self._is_slow = False
            return 0.0
        if not self._is_slow:
            self._is_slow = True
            logger.warning(
                "Discord has refused %d requests within ten minutes and bans this address at 10,000: the bot slows "
                "down; look for lost permissions and for other programs that use the token",
                count,
            )
        longest = LONGEST_ANSWER_PAUSE if is_answer else LONGEST_PAUSE
        return longest * min(1.0, (count - SLOW_FROM + 1) / (SLOWEST_FROM - SLOW_FROM))


def route_of(path: str) -> str | None:
    """Return a request's route without ids and tokens; None if it does not lead to Discord's API."""
    found = API.match(path)
    if found is None:
        return None
    return "/".join(map(_template, path[found.end() :].split("/")))


def _template(part: str) -> str:
    if part.isdecimal():
        return "{id}"
    return part if not part or WORD.fullmatch(part) else "{token}"


def trace(
    invalid: InvalidRequests, meter: Meter = NO_METER, share: Callable[[], float] = lambda: 0.0
) -> aiohttp.TraceConfig:
    """Return an observer of every request that discord.py makes; it may delay a request, and refuses a wrong
    answer.

    `share` returns the seconds that a request waits for the other processes; answers to interactions do not count
    towards Discord's limit for the whole bot.
    """

    async def start(_: object, __: object, params: aiohttp.TraceRequestStartParams) -> None:
        path = params.url.path
        if not API.match(path):
            return
        is_answer = path.endswith("/callback") or "/webhooks/" in path
        pause = invalid.pause(is_answer=is_answer)
        if pause := pause if is_answer else max(pause, share()):
            await asyncio.sleep(pause)

    async def end(_: object, __: object, params: aiohttp.TraceRequestEndParams) -> None:
        if route := route_of(params.url.path):
            response = params.response
            invalid.note(response.status, response.headers.get("X-RateLimit-Scope"))
            meter.requested(params.method, route, str(response.status))
        await need_discord(params.response)

    async def lose(_: object, __: object, params: aiohttp.TraceRequestExceptionParams) -> None:
        if not isinstance(params.exception, WrongAnswer) and (route := route_of(params.url.path)):
            meter.requested(params.method, route, "lost")

    made = aiohttp.TraceConfig()
    made.on_request_start.append(start)
    made.on_request_end.append(end)
    made.on_request_exception.append(lose)
    return made


class RequestBudget:
    """Spaces the requests of one of several processes. A single process needs none: discord.py waits when Discord
    refuses a request."""

    def __init__(
        self, processes: Callable[[], int], limit: int, seconds: Callable[[], float] = monotonic
    ) -> None:
        """Create it; `processes` returns how many are alive, each with an equal share of the limit."""
        self._processes = processes
        self._pause = 1 / (USED * limit)
        self._seconds = seconds
        self._free_at = 0.0

    def pause(self) -> float:
        """Take one request; return the seconds that it must wait."""
        processes, now = self._processes(), self._seconds()
        if processes <= 1:
            return 0.0
        self._free_at = max(self._free_at, now - BURST_SECONDS) + processes * self._pause
        return max(0.0, self._free_at - now)


def clear_seldom(client: discord.Client) -> None:
    """Look for expired rate limits at most once a minute."""
    clear: Callable[[], None] = getattr(client.http, CLEAR)
    cleared_at = monotonic()

    def seldom() -> None:
        nonlocal cleared_at
        if monotonic() - cleared_at >= CLEAR_SECONDS:
            cleared_at = monotonic()
            clear()

    vars(client.http)[CLEAR] = seldom


class ChannelShare:
    def __init__(self, wake: Callable[[str], None]) -> None:
        """Create it; `wake` resumes a game once its channel has room."""
        self._wake = wake
        self._writing = Counter[int]()
        self._waiting: dict[int, dict[str, None]] = {}

    def has_room(self, channel_id: int, game: str) -> bool:
        """Return whether a game may write to a channel now; if not, it is woken after those that asked before."""
        if self._writing[channel_id] < AT_ONCE:
            return True
        self._waiting.setdefault(channel_id, {}).setdefault(game)
        return False

    def held_back(self) -> dict[int, int]:
        """Return how many games wait for each channel."""
        return {channel_id: len(games) for channel_id, games in self._waiting.items()}

    @contextmanager
    def writing(self, channel_id: int) -> Iterator[None]:
        """Use up room in a channel."""
        self._writing[channel_id] += 1
        try:
            yield
        finally:
            self._writing[channel_id] -= 1
            if not self._writing[channel_id]:
                del self._writing[channel_id]
            if games := self._waiting.get(channel_id):
                game = next(iter(games))
                del games[game]
                if not games:
                    del self._waiting[channel_id]
                self._wake(game)
