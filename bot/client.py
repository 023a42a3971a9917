"""The Discord client: opens the bot's resources and passes on Discord's events."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from datetime import timedelta
from math import inf, isfinite

import discord
from discord.ext import tasks

from bot import __version__
from bot.games.pool import Pool
from bot.games.registry import PARTS
from bot.interactions.answering import Answering
from bot.interactions.commands import add_commands
from bot.interactions.places import Places
from bot.interactions.presses import Presses
from bot.interactions.services import Services
from bot.interactions.translator import Translator
from bot.interactions.tree import Tree
from bot.messages.ratelimits import clear_seldom
from bot.messages.refresher import Refresher
from bot.messages.removals import Removals
from bot.messages.sender import Delivery, Interaction
from bot.render.worker import RenderWorker
from bot.store.batch import statement
from bot.store.database import Store
from bot.store.errors import StoreBusy
from bot.store.people import People
from bot.store.ratings import Ratings
from bot.store.records import Records
from bot.store.rows import TableStyle
from bot.turns.coordinator import GRACE, Coordinator
from bot.turns.game_clock import GameClock
from bot.turns.limits import Limiter

MAX_RATE_LIMIT_SLEEP = 30.0
SYNCED = "commands"
SET_BACK = timedelta(seconds=2)
"""How much later than a pause from now the next tick can only be if the wall clock was set back."""

logger = logging.getLogger(__name__)


class Bot(discord.Client):
    """Holds no game state: that is in the store."""

    def __init__(
        self,
        store: Store,
        *,
        clock: GameClock | None = None,
        grace: int = GRACE,
        default_clock: str = "live",
        has_limits: bool = True,
        dev_guild: int | None = None,
    ) -> None:
        """Without a `clock`, deadlines use wall time."""
        # Guilds only: no privileged intent is needed, and interactions need no intent at all.
        intents = discord.Intents(guilds=True)
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=MAX_RATE_LIMIT_SLEEP,
            activity=discord.CustomActivity(" · ".join(f"/{game} play" for game in PARTS)),
        )
        clear_seldom(self)
        self.store = store
        self.records = Records(store)
        self.ratings = Ratings(store)
        self.worker = RenderWorker()
        self.delivery = Delivery(self, self.worker, is_alone=True)
        limiter = Limiter(now, is_on=has_limits)
        self.answering = Answering(self.delivery, limiter)
        self.computers = Pool()
        self._clock = clock or GameClock(now)
        self._latency = inf
        self._is_blind = False
        """Whether an event was lost."""
        self.coordinator = Coordinator(
            store,
            now,
            self._changed,
            self.computers,
            clock=self._clock,
            grace=grace,
            limiter=limiter,
        )
        self.messages = self.coordinator.messages
        self.refresher = Refresher(self.coordinator, self.messages, self.delivery, now, self._table_style)
        self.tree = Tree(self, self.answering)
        self._dev_guild = dev_guild
        self.removals = Removals(self, store, now)
        self.places = Places(self, store, self.coordinator, now)
        services = Services(
            store=store,
            records=self.records,
            people=People(store),
            messages=self.messages,
            coordinator=self.coordinator,
            delivery=self.delivery,
            refresher=self.refresher,
            removals=self.removals,
            answering=self.answering,
            default_clock=default_clock,
        )
        self.presses = Presses(services, now=now, others=add_commands(self.tree, services))

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self._sync_commands()
        await self.refresher.finish_sends()
        for game in await self.coordinator.resume():
            self.refresher.wake_later(game)
        self.tick.start()
        self.rate.start()

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component and self.answering.is_new(interaction):
            await self.presses.handle(interaction)

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """What a server or channel became was not noted: look around again with the next second."""
        error = sys.exception()
        if isinstance(error, StoreBusy):
            logger.warning("event %s: %s", event_method, error)
        else:
            logger.error("event %s failed", event_method, exc_info=error)
        self._is_blind = True

    async def on_socket_event_type(self, _: str) -> None:
        self._clock.heard()

    async def on_disconnect(self) -> None:
        self._clock.lost()

    async def on_ready(self) -> None:
        await self.places.look_around()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.places.lose_guild(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.places.lose_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.places.lose_channel(payload.thread_id)

    # Events that may let the bot write in a channel again

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.places.look_again(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.places.look_again(guild)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        await self.places.look_again(channel.guild)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        if guild := self.get_guild(payload.guild_id):
            await self.places.look_again(guild)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self.places.look_again(role.guild)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        if member == member.guild.me:
            await self.places.look_again(member.guild)

    async def close(self) -> None:
        self.tick.cancel()
        self.rate.cancel()
        await self.presses.close()
        await self.answering.close()
        await self.refresher.close()
        await self.coordinator.close()
        self.computers.close()
        await self.removals.close()
        await super().close()
        self.worker.close()

    @tasks.loop(seconds=1)
    async def tick(self) -> None:
        await self._tick_once()
        pause = timedelta(seconds=self.tick.seconds or 0)
        next_tick = self.tick.next_iteration
        if next_tick is not None and next_tick - discord.utils.utcnow() > pause + SET_BACK:
            # discord.py would sleep until the wall clock is there again.
            self.tick.restart()

    async def _tick_once(self) -> None:
        if isfinite(self.latency) and self.latency != self._latency:
            # Measured again at each heartbeat that Discord acknowledges.
            self._latency = self.latency
            self._clock.heard()
        try:
            await self.coordinator.tick()
            await self.refresher.sweep()
            await self.removals.sweep()
            await self._look_around()
        except Exception:
            # The next second tries again; a loop that dies would hang every clock.
            logger.exception("tick failed")

    @tasks.loop(seconds=1)
    async def rate(self) -> None:
        """Apart from the clocks, which must not wait while many old games are rated."""
        try:
            await self.ratings.catch_up()
        except Exception:
            logger.exception("rating failed")

    async def _look_around(self) -> None:
        """Make up for a lost event, once all servers are known."""
        if not self._is_blind or not self.is_ready():
            return
        self._is_blind = False
        try:
            await self.places.look_around()
        except BaseException:
            self._is_blind = True
            raise

    async def _table_style(self, guild_id: int | None) -> TableStyle:
        return "stay" if guild_id is None else (await self.records.guild(guild_id)).table_style

    def _changed(self, game: str) -> None:
        self.refresher.wake(game)

    async def _sync_commands(self) -> None:
        """Register the commands with Discord if they have changed."""
        guild = None if self._dev_guild is None else discord.Object(self._dev_guild)
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        payload = await self._command_payload()
        digest = hashlib.sha256(f"{__version__}:{self._dev_guild}:{payload}".encode()).hexdigest()
        async with self.store.snapshot() as tx:
            if await tx.value("memo", name=SYNCED) == f"{self.application_id}:{digest}":
                return
        await self.tree.sync(guild=guild)
        await self.store.commit(
            (statement("set_memo", name=SYNCED, value=f"{self.application_id}:{digest}"),)
        )

    async def _command_payload(self) -> str:
        commands = self.tree.get_commands()
        translator = self.tree.translator
        if translator is None:
            raise RuntimeError("the translator is set before commands are synced")
        payload = [await command.get_translated_payload(self.tree, translator) for command in commands]
        return json.dumps(payload, sort_keys=True)


def now() -> int:
    """Milliseconds UTC, by the clock that discord.py uses."""
    return int(discord.utils.utcnow().timestamp() * 1000)
