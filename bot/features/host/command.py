"""`/host`: commands for the owner of the bot only, in direct messages."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from discord import app_commands

from bot.features.host.announcements import Announcements
from bot.features.host.counters import figures_of
from bot.features.host.owner import Owners
from bot.features.host.page import blocks_page, end_page, paused_page, preview_page, said_page, state_page
from bot.features.host.verbs import HostVerb
from bot.interactions.press import Handler, Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.pages.page import Page
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

Sentence = app_commands.Range[str, 1, LONGEST]
Reason = app_commands.Range[str, 1, LONGEST_REASON]
Hours = app_commands.Range[int, 1, LONGEST_PAUSE // HOUR]

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
        self._coordinator = services.coordinator
        self._admission = services.coordinator.admission
        self._owners = owners
        self._announcements = announcements

    @property
    def handlers(self) -> Handlers:
        return {
            HostVerb.STATE: self._for_owner(self._show),
            HostVerb.RESUME: self._for_owner(self._resume),
            HostVerb.ANNOUNCE: self._for_owner(self._announce),
            HostVerb.BLOCKS: self._for_owner(self._list),
            HostVerb.UNBLOCK: self._for_owner(self._unblock),
            HostVerb.END: self._for_owner(self._end),
        }

    async def begin(self) -> None:
        """Finish what a stop may have cut off, so that nobody blocked keeps a seat, and no blocked server a
        game."""
        await self._admission.refresh()
        seats = await self._services.store.rows(GAMES_OF_BLOCKED)
        games = await self._services.store.rows(GAMES_OF_BLOCKED_SERVERS)
        for game, user_id in seats:
            with suppress(Refused):
                await self._coordinator.change(str(game), lobby.depart, int(user_id))
        for (game,) in games:
            with suppress(Refused):
                await self._coordinator.change(str(game), lobby.cancel, 0, is_moderator=True)

    # Commands

    async def state(self, interaction: Interaction) -> Page:
        await self._owners.need(interaction.user.id)
        return await self._state_page(str(interaction.locale))

    async def pause(self, interaction: Interaction, hours: int, sentence: str) -> Page:
        await self._owners.need(interaction.user.id)
        pause = Pause(_one_line(sentence), self._coordinator.now() + hours * HOUR)
        await self._admission.set_pause(pause)
        return paused_page(pause, str(interaction.locale))

    async def announce(self, interaction: Interaction, sentence: str) -> Page:
        await self._owners.need(interaction.user.id)
        spots, line = await self._announcements.spots(), _one_line(sentence)
        return preview_page(line, len(spots), await self._announcements.draft(line), str(interaction.locale))

    async def block(self, interaction: Interaction, kind: BlockKind, given: str, reason: str) -> Page:
        await self._owners.need(interaction.user.id)
        id_ = _id(given)
        if kind == "person" and id_ in await self._owners.ids():
            raise Refused("host_block_owner")
        await self._admission.block(kind, id_, _one_line(reason))
        await self.begin()
        return said_page(str(interaction.locale), "host-blocked", kind=kind, id=str(id_))

    async def unblock(self, interaction: Interaction, given: str) -> Page:
        await self._owners.need(interaction.user.id)
        id_, locale = _id(given), str(interaction.locale)
        lifted = [kind for kind in KINDS.values() if await self._admission.unblock(kind, id_)]
        if not lifted:
            raise Refused("host_not_blocked")
        return said_page(locale, "host-unblocked", kind=lifted[0], id=str(id_))

    async def end(self, interaction: Interaction, given: str) -> Page:
        await self._owners.need(interaction.user.id)
        game = given.strip().lower()
        if not GAME.fullmatch(game):
            raise Refused("host_no_game")
        try:
            look = await self._coordinator.look(game)
        except Refused as refused:
            raise Refused("host_no_game") from refused
        if look.is_over:
            raise Refused("game_over")
        return end_page(look, str(interaction.locale))

    # Presses

    def _for_owner(self, handler: Handler) -> Handler:
        async def checked(press: Press) -> None:
            await self._owners.need(press.user_id)
            await handler(press)

        return checked

    async def _show(self, press: Press) -> None:
        await self._answer(press, await self._state_page(press.locale))

    async def _resume(self, press: Press) -> None:
        await self._admission.set_pause(None)
        await self._answer(press, await self._state_page(press.locale))

    async def _announce(self, press: Press) -> None:
        servers = await self._announcements.confirm(press.control.arg)
        await self._answer(press, said_page(press.locale, "host-announced", servers=servers))

    async def _list(self, press: Press) -> None:
        await self._answer(press, blocks_page(self._admission.blocks, press.locale, f"{press.id:x}"))

    async def _unblock(self, press: Press) -> None:
        named_kind, _, number = press.value.partition(",")
        kind = KINDS.get(named_kind)
        if kind is None or not await self._admission.unblock(kind, _id(number)):
            raise Refused("host_not_blocked")
        await self._answer(press, blocks_page(self._admission.blocks, press.locale, f"{press.id:x}"))

    async def _end(self, press: Press) -> None:
        await self._coordinator.change(press.control.arg, lobby.cancel, press.user_id, is_moderator=True)
        await self._answer(press, said_page(press.locale, "host-ended", game=press.control.arg))

    async def _answer(self, press: Press, page: Page) -> None:
        await self._services.delivery.answer(press.interaction, page)

    async def _state_page(self, locale: str) -> Page:
        figures = await figures_of(self._services)
        return state_page(figures, self._admission.pause, len(self._admission.blocks), locale)


def add_host(tree: app_commands.CommandTree[Any], services: Services, host: HostCommands) -> None:
    """Add the command to direct messages only, so that people on servers do not see it."""
    group = app_commands.Group(
        name=localised("command-host"),
        description=localised("command-host-about"),
        allowed_contexts=app_commands.AppCommandContext(guild=False, dm_channel=True, private_channel=False),
    )
    answer = services.delivery.answer_private

    @group.command(name=localised("command-host-state"), description=localised("command-host-state-about"))
    async def state(interaction: Interaction) -> None:
        await answer(interaction, await host.state(interaction))

    @group.command(name=localised("command-host-pause"), description=localised("command-host-pause-about"))
    @app_commands.rename(hours=localised("option-hours"), sentence=localised("option-sentence"))
    @app_commands.describe(
        hours=localised("option-hours-about"), sentence=localised("option-pause-sentence-about")
    )
    async def pause(interaction: Interaction, hours: Hours, sentence: Sentence) -> None:
        await answer(interaction, await host.pause(interaction, hours, sentence))

    @group.command(
        name=localised("command-host-announce"), description=localised("command-host-announce-about")
    )
    @app_commands.rename(sentence=localised("option-sentence"))
    @app_commands.describe(sentence=localised("option-announce-sentence-about"))
    async def announce(interaction: Interaction, sentence: Sentence) -> None:
        await answer(interaction, await host.announce(interaction, sentence))

    @group.command(name=localised("command-host-block"), description=localised("command-host-block-about"))
    @app_commands.rename(
        kind=localised("option-kind"), given=localised("option-id"), reason=localised("option-reason")
    )
    @app_commands.describe(
        kind=localised("option-kind-about"),
        given=localised("option-id-about"),
        reason=localised("option-reason-about"),
    )
    @app_commands.choices(
        kind=[app_commands.Choice(name=localised(f"host-kind-{kind}"), value=kind) for kind in KINDS]
    )
    async def block(interaction: Interaction, kind: str, given: str, reason: Reason) -> None:
        await answer(interaction, await host.block(interaction, KINDS[kind], given, reason))

    @group.command(
        name=localised("command-host-unblock"), description=localised("command-host-unblock-about")
    )
    @app_commands.rename(given=localised("option-id"))
    @app_commands.describe(given=localised("option-id-about"))
    async def unblock(interaction: Interaction, given: str) -> None:
        await answer(interaction, await host.unblock(interaction, given))

    @group.command(name=localised("command-host-end"), description=localised("command-host-end-about"))
    @app_commands.rename(given=localised("option-game-id"))
    @app_commands.describe(given=localised("option-game-id-about"))
    async def end(interaction: Interaction, given: str) -> None:
        await answer(interaction, await host.end(interaction, given))

    tree.add_command(group)


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
