"""Whether a message shows the page that it should once nothing moves, and how long to wait for that."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Any, Protocol

from bot.computers.pool import Pool
from bot.games.ahead import ahead_button
from bot.local.components import walk
from bot.messages.additions import Additions
from bot.messages.bodies import build_rows
from bot.messages.game_messages import Drawing, address_of_table, page_of
from bot.messages.page_comparison import half_made
from bot.messages.panel import HINTS_AGREED, hints_question, panel_page
from bot.pages.control import Verb
from bot.pages.page import Page
from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.rows import MessageRow
from bot.turns.clocks import SHOWN_AHEAD, GameClock
from bot.turns.coordinator import Coordinator
from engine.games import GAMES
from tests.databases import stored
from tests.world.offers import controls_in

REMARK = re.compile(r"^(⚠️|💡)[^\n]*\n", re.MULTILINE)
TIME = re.compile(r"<t:(\d+)")
MOST_DRIFT = 11
"""Seconds that shown times may be wrong: after a short stop they are not drawn again."""
LINK = re.compile(r"</([^:>]+):\d+>")
MARK = re.compile(r"~.*\Z")


class Shown(Protocol):
    """A message of either simulated Discord."""

    @property
    def content(self) -> str: ...

    @property
    def embeds(self) -> Sequence[Mapping[str, Any]]: ...

    @property
    def components(self) -> Sequence[Mapping[str, Any]]: ...


@asynccontextmanager
async def store_at_rest(place: Place, pool: Pool) -> AsyncIterator[tuple[Store, Coordinator]]:
    """Open the database of a bot at rest, at the time when all its messages were last drawn."""
    found = stored(place, "select value from memo where name = ?", SHOWN_AHEAD)
    ahead = int(found[0]["value"]) if found else 0
    async with store_on(place) as store:
        yield store, Coordinator(store, lambda: ahead, lambda _: None, pool, clock=GameClock(lambda: 0))


async def page_at_rest(
    coordinator: Coordinator, row: MessageRow, rows: Sequence[MessageRow], shown: Shown, additions: Additions
) -> Page:
    """Return the page that a message of a game has to show; a half-made choice stays."""
    look = await coordinator.look(row.game)
    url = address_of_table(look, [r for r in rows if r.game == row.game])
    arg = half_made({"components": shown.components})
    drawing: Drawing = partial(panel_page, arg=arg)
    if row.kind == "panel":
        player = next(player for player in look.players if player.seat == row.seat)
        look = await coordinator.look(row.game, player.user_id)
        controls = list(controls_in(shown.components))
        if any(one.verb == Verb.HINT and one.arg == HINTS_AGREED for one in controls):
            drawing = hints_question
        elif told := next((one for one in controls if one.verb == Verb.AHEAD), None):
            # It stands beside a hint until the next change, as the hint itself does.
            ahead = ahead_button(look, GAMES[look.kind].parse_move(told.arg), told)
            drawing = partial(panel_page, arg=arg, ahead=ahead)
    return page_of(look, row.kind, url, additions, drawing=drawing)


def differences(
    message: Shown,
    alts: Sequence[str | None],
    page: Page,
    unsettled: Sequence[re.Pattern[str]] = (),
    drift: int = MOST_DRIFT,
) -> Iterator[str]:
    """Yield how a message with these alt texts differs from its page, apart from the pictures and from words that come
    later; times may be so many seconds off."""
    if page.caption and not message.content:
        # An edit takes the line of a notification away.
        page = replace(page, content="")
    framed = [str(embed.get("description", "")) for embed in message.embeds]
    shown, wanted = "\n".join(filter(None, (message.content, *framed))), page.words
    if any(map(REMARK.match, framed)):
        # It replaces the news until the next change.
        shown, wanted = REMARK.sub("", shown), replace(page, caption=("", *page.caption[1:])).words
    for words in unsettled:
        shown, wanted = words.sub("", shown), words.sub("", wanted)
    if not _says(shown, wanted, drift):
        yield f"says {shown!r}, not {wanted!r}"
    offered, asked = _parts(message.components), _parts(build_rows(page.rows))
    if offered != asked:
        yield f"has {offered}, not {asked}"
    if [*alts] != [picture.description for picture in page.pictures]:
        yield "has another alt text"


async def until_calm(lag: Callable[[], Awaitable[str | None]], seconds: float) -> str | None:
    """Wait until `lag` has nothing to tell three times; return what kept the bot from it for so long."""
    begin, calm, reason = perf_counter(), 0, "people press"
    while perf_counter() - begin < seconds:
        found = await lag()
        calm, reason = (calm + 1, reason) if found is None else (0, found)
        if calm == 3:
            return None
        await asyncio.sleep(0.1)
    return reason


async def lasting(faults: Callable[[], Awaitable[list[str]]], seconds: float, pause: float) -> list[str]:
    """Return the faults that are found at each look: deadlines pass meanwhile, and on a slow machine even one look takes
    long."""
    found = await faults()
    begin = perf_counter()
    while found and perf_counter() - begin < seconds:
        await asyncio.sleep(pause)
        again = await faults()
        found = [fault for fault in found if fault in again]
    return found


def _says(shown: str, wanted: str, drift: int) -> bool:
    # The bot names its commands as links.
    shown, wanted = LINK.sub(r"/\1", shown), LINK.sub(r"/\1", wanted)
    times = zip(TIME.findall(shown), TIME.findall(wanted), strict=False)
    is_near = all(abs(int(right) - int(told)) <= drift for told, right in times)
    return is_near and TIME.sub("", shown) == TIME.sub("", wanted)


def _parts(components: Any) -> list[Any]:
    return [_plain(part) for _, part in walk(components) if part["type"] != 1]


def _plain(part: Any) -> Any:
    """A control without its mark, and without the start numbers that are shuffled for each drawing."""
    name = MARK.sub("", str(part.get("custom_id", part.get("url", ""))))
    name = re.sub(r":move:start=.*\Z", ":move:shuffled", name)
    return name, part.get("label"), [*part.get("options", ())]
