"""`/host`: commands for the owner of the bot only, on the server that is set for them."""

from __future__ import annotations

import re
from contextlib import suppress

from bot.features.host.announcements import Announcements
from bot.features.host.counters import figures_of
from bot.features.host.owner import Owners
from bot.features.host.page import blocks_page, end_page, preview_page, said_page, state_page
from bot.features.host.verbs import HostVerb
from bot.interactions.answers import Answer, Shown
from bot.interactions.commands.declared import REQUIRED, Argument, Command, Places
from bot.interactions.request import Ask, Asks, Request
from bot.interactions.services import Services
from bot.store.statements import sql
from bot.turns import lobby
from bot.turns.clocks import HOUR
from bot.turns.limits import LONGEST_PAUSE, BlockKind, Pause
from bot.turns.look import Refused

LONGEST = 500
"""The most characters of a sentence."""
LONGEST_REASON = 200
ID = re.compile(r"(?:<@!?)?(\d{15,19})>?", re.ASCII)
"""An id as Discord copies it, or a mention."""
GAME = re.compile(r"[0-9a-z]{1,12}", re.ASCII)
KINDS: dict[str, BlockKind] = {"person": "person", "server": "server"}

# Open games in which blocked people still sit.
GAMES_OF_BLOCKED = sql("""
    select player.game as game, player.user_id as user_id from player
    join game on game.id = player.game join block on block.kind = 'person' and block.id = player.user_id
    where player.has_left = 0 and game.status in ('lobby', 'running')
""")
GAMES_OF_BLOCKED_SERVERS = sql("""
    select game.id from game join block on block.kind = 'server' and block.id = game.guild_id
    where game.status in ('lobby', 'running')
""")


class HostCommands:
    """Handles the commands and presses of owners, and asks Discord each time whether it is one."""

    def __init__(self, services: Services, owners: Owners, announcements: Announcements) -> None:
        self._services = services
        self._admission = services.coordinator.admission
        self._owners = owners
        self._announcements = announcements

        kinds = {kind: f"host-kind-{kind}" for kind in KINDS}
        self.commands = (
            self._command("state", self._show),
            self._command(
                "pause",
                self._pause,
                Argument(
                    "hours",
                    "option-hours-about",
                    int,
                    default=REQUIRED,
                    least=1,
                    most=LONGEST_PAUSE // HOUR,
                ),
                _sentence("option-pause-sentence-about"),
            ),
            self._command("announce", self._draft, _sentence("option-announce-sentence-about")),
            self._command(
                "block",
                self._block,
                Argument("kind", "option-kind-about", default=REQUIRED, choices=kinds),
                Argument("id", "option-id-about", default=REQUIRED),
                Argument("reason", "option-reason-about", default=REQUIRED, least=1, most=LONGEST_REASON),
            ),
            self._command("unblock", self._lift, Argument("id", "option-id-about", default=REQUIRED)),
            self._command(
                "end", self._ask_end, Argument("game-id", "option-game-id-about", default=REQUIRED)
            ),
        )
        self.handlers: Asks = {
            HostVerb.STATE: self._for_owner(self._show),
            HostVerb.RESUME: self._for_owner(self._resume),
            HostVerb.ANNOUNCE: self._for_owner(self._announce),
            HostVerb.BLOCKS: self._for_owner(self._list),
            HostVerb.UNBLOCK: self._for_owner(self._unblock),
            HostVerb.END: self._for_owner(self._end),
        }

    def _command(self, word: str, ask: Ask, *arguments: Argument) -> Command:
        return Command(f"host-{word}", self._for_owner(ask), arguments, Places.HOST, "host")

    def _for_owner(self, ask: Ask) -> Ask:
        async def checked(request: Request) -> Answer:
            if request.user_id not in await self._owners.ids():
                raise Refused("not_owner")
            return await ask(request)

        return checked

    async def begin(self) -> None:
        """Finish what a stop may have interrupted, so that no blocked person keeps a seat, and no blocked
        server a game."""
        await self._admission.refresh()
        seats = await self._services.store.rows(GAMES_OF_BLOCKED)
        games = await self._services.store.rows(GAMES_OF_BLOCKED_SERVERS)
        for game, user_id in seats:
            with suppress(Refused):
                await self._services.coordinator.change(str(game), lobby.depart, int(user_id))
        for (game,) in games:
            with suppress(Refused):
                await self._services.coordinator.change(str(game), lobby.cancel, 0, is_moderator=True)

    # Commands

    async def _pause(self, request: Request) -> Answer:
        until = self._services.coordinator.now() + request.options["hours"] * HOUR
        await self._admission.set_pause(Pause(_one_line(request.options["sentence"]), until))
        return await self._show(request)

    async def _draft(self, request: Request) -> Answer:
        channels, line = await self._announcements.channels(), _one_line(request.options["sentence"])
        draft = await self._announcements.draft(line)
        return Shown(preview_page(line, len(channels), draft, request))

    async def _block(self, request: Request) -> Answer:
        kind, id_ = KINDS[request.options["kind"]], _id(request.options["id"])
        if id_ == request.where.server or id_ in await self._owners.ids():
            raise Refused("host_block_owner")
        await self._admission.block(kind, id_, _one_line(request.options["reason"]))
        await self.begin()
        return Shown(said_page(request, "host-blocked", kind=kind, id=str(id_)))

    async def _lift(self, request: Request) -> Answer:
        id_ = _id(request.options["id"])
        lifted = [kind for kind in KINDS.values() if await self._admission.unblock(kind, id_)]
        if not lifted:
            raise Refused("host_not_blocked")
        return Shown(said_page(request, "host-unblocked", kind=lifted[0], id=str(id_)))

    async def _ask_end(self, request: Request) -> Answer:
        game = request.options["game-id"].strip().lower()
        if not GAME.fullmatch(game):
            raise Refused("host_no_game")
        try:
            look = await self._services.coordinator.look(game)
        except Refused as refused:
            raise Refused("host_no_game") from refused
        if look.is_over:
            raise Refused("game_over")
        return Shown(end_page(look.read_in(request.locale)))

    # Presses, and the command that shows what they change

    async def _show(self, request: Request) -> Answer:
        figures = await figures_of(self._services)
        page = state_page(figures, self._admission.pause, len(self._admission.blocks), request)
        return Shown(page)

    async def _resume(self, request: Request) -> Answer:
        await self._admission.set_pause(None)
        return await self._show(request)

    async def _announce(self, request: Request) -> Answer:
        servers = await self._announcements.confirm(request.control.arg)
        return Shown(said_page(request, "host-announced", servers=servers))

    async def _list(self, request: Request) -> Answer:
        return Shown(blocks_page(self._admission.blocks, request, request.tag))

    async def _unblock(self, request: Request) -> Answer:
        named_kind, _, number = request.value.partition(",")
        kind = KINDS.get(named_kind)
        if kind is None or not await self._admission.unblock(kind, _id(number)):
            raise Refused("host_not_blocked")
        return await self._list(request)

    async def _end(self, request: Request) -> Answer:
        game = request.control.arg
        await self._services.coordinator.change(game, lobby.cancel, request.user_id, is_moderator=True)
        return Shown(said_page(request, "host-ended", game=game))


def _sentence(about: str) -> Argument:
    return Argument("sentence", about, default=REQUIRED, least=1, most=LONGEST)


def _one_line(given: str) -> str:
    """Return a sentence without line breaks and surrounding spaces; raises Refused if nothing is left."""
    line = " ".join(given.split())
    if not line:
        raise Refused("host_empty")
    return line


def _id(given: str) -> int:
    found = ID.fullmatch(given.strip())
    if found is None:
        raise Refused("host_no_id")
    return int(found[1])
