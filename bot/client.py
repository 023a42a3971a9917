"""The Discord client: opens the bot's resources and passes on Discord's events."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from math import isfinite
from time import monotonic
from typing import Any

import discord
from discord.ext import tasks

from bot.computers.pool import Pool
from bot.features.bgstats.feature import BGSTATS
from bot.features.boards.feature import BOARDS
from bot.features.daily.feature import DAILY_SHEET
from bot.features.feature import Feature, boards_of
from bot.features.ghosts.feature import GHOST_GAMES
from bot.features.host.feature import HOST
from bot.features.lessons.feature import LESSONS
from bot.features.notices.feature import NOTICES
from bot.features.puzzles.feature import PUZZLES
from bot.features.reviews.feature import REVIEWS
from bot.features.settings.feature import SETTINGS
from bot.features.spare_time import SpareTime
from bot.games.registry import PARTS, check, strengths, warm_up
from bot.interactions.answering import Answering
from bot.interactions.boards import count_games, counted
from bot.interactions.channel_changes import ChannelChanges, person_of, server_of
from bot.interactions.commands.declared import add_commands
from bot.interactions.commands.play import game_commands
from bot.interactions.gateway import GatewayClient
from bot.interactions.greeting import Greeting
from bot.interactions.home.command import HomePage
from bot.interactions.permissions import install_link
from bot.interactions.presses import Presses
from bot.interactions.request import Request
from bot.interactions.screens.screens import Screens
from bot.interactions.services import BackupAge, Services
from bot.interactions.tree import Registration, Translator, Tree
from bot.messages.additions import Additions
from bot.messages.first_answer import Interaction, answer_to
from bot.messages.meter import NO_METER, Meter
from bot.messages.refresher import Refresher
from bot.messages.request_limits import InvalidRequests, RequestBudget, clear_seldom, trace
from bot.messages.sender import Delivery
from bot.render.worker import RenderWorker
from bot.store.database import Store
from bot.store.departed import DEPARTED, wiped
from bot.store.errors import StoreBusy, StoreError
from bot.store.jobs import Job, Jobs, is_anything_due
from bot.store.ratings import Ratings
from bot.store.records import Records
from bot.store.settings import TABLE_STYLE, Choices
from bot.store.standings import recount_after_upgrade
from bot.store.tidying import TIDYING, next_day, put_right, tidied
from bot.turns.clocks import MINUTE, GameClock
from bot.turns.coordinator import Coordinator
from bot.turns.limits import Limiter
from bot.turns.processes import Alone, Peers, Processes
from bot.turns.tasks import Background, Sweeps

FEATURES: tuple[Feature, ...] = (
    LESSONS,
    DAILY_SHEET,
    PUZZLES,
    REVIEWS,
    GHOST_GAMES,
    BOARDS,
    SETTINGS,
    NOTICES,
    BGSTATS,
    HOST,
)
"""The features, in the order in which their buttons and lines appear."""
ALONE = "alone"
"""The name of a single process."""
MAX_RATE_LIMIT_SLEEP = 30.0
STOPPING_TIME = 2.0
"""Seconds that presses and commands under way get when the bot stops."""
FOLLOW_SECONDS = 0.2
"""Seconds between two looks at what other processes have changed, however often they report changes."""
NOTED_SECONDS = 60.0
"""How old it may be, at a login, which servers have games: a thousand shards log in within a few minutes."""
SET_BACK = timedelta(seconds=2)
"""If the next tick is due this much later than after a pause, the wall clock was set back."""

logger = logging.getLogger(__name__)


class Bot(GatewayClient):
    """The bot's Discord client. It holds no game state, which is in the store."""

    def __init__(
        self,
        store: Store,
        *,
        clock: GameClock | None = None,
        grace: int | None = None,
        default_clock: str = "live",
        has_limits: bool = True,
        dev_guild: int | None = None,
        host_guild: int | None = None,
        shards: int | None = 1,
        requests_per_second: int = 50,
        peers: Peers | None = None,
        has_door: bool = False,
        has_activity: bool = False,
        features: Sequence[Feature] = FEATURES,
        meter: Meter = NO_METER,
        backup_age: BackupAge = lambda: None,
        keep_inactive: int = 24,
        support_server: str = "",
    ) -> None:
        """Create the client. Without a `clock`, deadlines use wall time. Only `dev_guild`, if one is named, gets the
        commands; those of the bot's owner are on `host_guild`. `shards` is a number, or None to ask Discord, which
        takes so many requests per second of all processes together. `peers` are the processes that share the
        database, if there may be several; they bring the clock that they share. With a door, interactions come over HTTP.
        With an Activity, games open as a page inside Discord. After `keep_inactive` idle months, people are forgotten."""
        shared = peers if isinstance(peers, Processes) else None
        self.invalid_requests = InvalidRequests()
        budget = RequestBudget(lambda: self.peers.count, requests_per_second)
        super().__init__(
            peers or Alone(),
            has_door=has_door,
            sessions_left=meter.sessions_left,
            http_trace=trace(self.invalid_requests, meter, budget.pause),
            shard_count=shards,
            # No privileged intent is needed, and interactions need no intent at all.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=MAX_RATE_LIMIT_SLEEP,
            activity=discord.CustomActivity(" · ".join(["/home", *(f"/{game} play" for game in PARTS)])),
        )
        clear_seldom(self)
        self.store = store
        self.records = Records(store, [one.personal for one in features], default_clock=default_clock)
        self.ratings = Ratings(store)
        self.worker = RenderWorker(drawn=meter.drawn)
        self.delivery = Delivery(self, self.worker, self.records.people, is_alone=shared is None)
        limiter = Limiter(now, is_on=has_limits)
        check()
        self.computers = Pool(strengths, warm_up)
        # It returns milliseconds UTC by the clock that all processes share.
        self.now = wall = shared.clock.wall if shared else now
        self._clock = shared.clock if shared else clock or GameClock(now)
        self._latencies: set[float] = set()
        self._heard_at = monotonic()
        self._is_blind = False
        """Whether an event about a change of a server or channel was lost."""
        self.coordinator = Coordinator(
            store,
            wall,
            self._changed,
            self.computers,
            clock=self._clock,
            grace=grace,
            limiter=limiter,
            peers=self.peers,
            hooks=[*(feature.hooks for feature in features), count_games(counted(boards_of(features)))],
            check_lobbies=self._check_lobbies,
        )
        self.answering = Answering(self.delivery, self.records, self.coordinator, support_server)
        self.messages = self.coordinator.messages
        self.refresher = Refresher(
            self.coordinator,
            self.messages,
            self.delivery,
            wall,
            self._server,
            additions=Additions([feature.addition for feature in features], has_activity=has_activity),
        )
        self._wake = asyncio.Event()
        self.is_set_up = asyncio.Event()
        """Set once the bot has logged in, registered its commands and resumed its games."""
        self._background = Background()
        self.tree = Tree(self, self.answering)
        self.registration = Registration(
            partial(
                self.tree.register,
                store,
                self.delivery.commands.learn,
                dev_guild,
                host_guild,
                has_activity=has_activity,
            )
        )
        self._channel_changes = ChannelChanges(self, store, self.coordinator, wall)
        services = Services(
            store,
            self.records,
            self.coordinator,
            self.delivery,
            self.refresher,
            self.answering,
            tuple(feature.figures for feature in features if feature.figures is not None),
            boards_of(features),
            tuple(line for feature in features for line in feature.lines),
            backup_age,
            has_activity,
            keep_inactive,
            support_server,
        )
        self.running = {feature.name: feature.run(services) for feature in features}
        running = self.running.values()
        jobs: dict[str, Job] = {TIDYING: partial(tidied, wall), DEPARTED: partial(wiped, store)}
        for one in running:
            jobs |= one.jobs
        self.jobs = Jobs(store, self.peers.owner or ALONE, wall, jobs)
        self._if_due = Sweeps(
            *(sweep for one in running for sweep in one.sweeps), self.ratings.catch_up, self.jobs.run_due
        )
        # Apart from each other, so that deadlines do not wait for the trips of the rest to a slow database.
        self._every_second = (
            Sweeps(self.coordinator.expire_in_memory),
            Sweeps(self.coordinator.expire_due),
            Sweeps(self._catch_up_with_clock, self.coordinator.keep_time),
            Sweeps(self._catch_up, self._sweep_if_due, self._look_again_if_blind, self._look_at_clock),
        )
        self._features = tuple(features)
        self._latest = 0
        """The latest time that the wall clock has shown since it was last set back."""
        self.spare = SpareTime(self.peers, [task for one in running for task in one.spare])
        home_page = HomePage(services, [one.home for one in running])
        commands = [game_commands(services), home_page.commands, *(one.commands for one in running)]
        add_commands(self.tree, services, commands, host_guild)
        self.presses = Presses(services, [*running, home_page], meter)
        linked = frozenset[str]().union(*(one.linked for one in running))
        self.screens = Screens(self, services, self.worker, self.tap, linked)
        self._greeting = Greeting(
            store, self.delivery, self.know_channels, home_page.buttons, self.coordinator.thinking.made
        )

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await recount_after_upgrade(self.store, counted(boards_of(self._features)))
        await self.registration.begin()
        self._background.begin(self.registration.finish())
        if isinstance(self.peers, Processes):
            await self.peers.begin(self._wake.set)
            self._background.begin(self._follow())
            await self.coordinator.resume()
        else:
            await self.coordinator.resume()
            # Continue all open games after this only process was down.
            await self.refresher.resume(await self.coordinator.adopt())
        await self._begin_jobs()
        self.tick.start()
        self.is_set_up.set()

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            answer_to(interaction).is_unsure = not self.is_sure(interaction)
            with self.under_way(interaction.id, interaction.guild_id):
                await self.presses.handle(interaction)

    async def tap(self, request: Request) -> None:
        """Take a press on a screen."""
        if self.answering.takes(request.id, request.user_id):
            with self.under_way(request.id, request.where.server):
                await self.presses.take(request, asyncio.get_running_loop().time())

    def heard(self) -> None:
        self._clock.heard()
        self._heard_at = monotonic()

    def game_time(self) -> int:
        """Return milliseconds UTC by the clock of deadlines, which stands still while Discord is away."""
        return self._clock.now()

    def silence(self) -> float:
        """Return the seconds since Discord was heard; 0 for a process that need not hear the gateway."""
        return 0.0 if self.has_door or not self.peers.is_keeper else monotonic() - self._heard_at

    def wants(self, data: Mapping[str, Any], /) -> bool:
        self.delivery.channels.hear(data, self.now())
        return self.answering.hears(data)

    async def on_disconnect(self) -> None:
        if not self.has_door:
            self._clock.lost()

    async def close(self) -> None:
        self.tick.cancel()
        self._background.cancel()
        await self.finish(STOPPING_TIME)
        for sweeps in (*self._every_second, self._if_due):
            await sweeps.close()
        self.screens.close()
        await self.answering.close()
        await self.refresher.close()
        await self.coordinator.close()
        self.computers.close()
        await self.spare.close()
        for running in self.running.values():
            await running.close()
        if isinstance(self.peers, Processes):
            await self.peers.leave()
        await super().close()
        self.worker.close()

    # Changes of servers and channels

    def needs_channels(self, guild_id: int, /) -> bool:
        return guild_id in self._channel_changes.servers

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        with suppress(StoreError):
            await self._channel_changes.note_servers(NOTED_SECONDS)
        await super().before_identify_hook(shard_id, initial=initial)

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Check all servers again within a second: a change of a server or channel was not handled."""
        error = sys.exception()
        if isinstance(error, StoreBusy):
            logger.warning("event %s: %s", event_method, error)
        else:
            logger.error("event %s failed", event_method, exc_info=error)
        self._is_blind = True

    def missed(self, _: str) -> None:
        """Check all servers again within a second: the event may have been a change of a server or
        channel."""
        self._is_blind = True

    async def on_ready(self) -> None:
        if self.application_id is not None:
            link = install_link(self.application_id)
            logger.info("ready; servers with this bot: %d; the link that adds it: %s", len(self.guilds), link)
        await self._channel_changes.look_around()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._channel_changes.lose_guild(guild.id)

    async def on_raw_channel_delete(self, data: Mapping[str, Any]) -> None:
        channel_id, guild = int(data["id"]), self.get_guild(int(data.get("guild_id", 0)))
        threads = guild.threads if guild is not None else ()
        # discord.py tells only of the threads of channels that it keeps.
        for lost in (channel_id, *(thread.id for thread in threads if thread.parent_id == channel_id)):
            await self._channel_changes.lose_channel(lost)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._channel_changes.lose_channel(payload.thread_id)

    def receive_event(self, event: Mapping[str, Any]) -> None:
        """Take what a webhook event says; Discord may repeat it, and the gateway may say it as well."""
        self.dispatch("webhook_event", event)

    async def on_webhook_event(self, event: Mapping[str, Any]) -> None:
        guild_id = server_of(event)
        if guild_id is None:
            if (user_id := person_of(event)) is not None and event["type"] == "APPLICATION_DEAUTHORIZED":
                # Of a person's installation nothing else is kept.
                await self.delivery.channels.forget_direct(user_id)
            return
        guild = self.get_guild(guild_id)
        if event["type"] == "APPLICATION_AUTHORIZED" and guild is not None:
            await self.on_guild_join(guild)
        elif event["type"] == "APPLICATION_DEAUTHORIZED" and not await self._is_in(guild_id):
            await self._channel_changes.lose_guild(guild_id)

    async def _is_in(self, guild_id: int) -> bool:
        """Return whether the bot is in a server: it may have been added again before the event came."""
        if self.is_ready():
            return self.get_guild(guild_id) is not None
        try:
            # Another process is connected to the gateway, which tells it.
            await self.http.get_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    # Changes that may let the bot write in a channel again

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._channel_changes.find_guild(guild.id)
        await self._channel_changes.look_again(guild)
        await self._greeting.greet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        # At a login, most servers have no game.
        if self.is_ready() or self.needs_channels(guild.id):
            await self._channel_changes.look_again(guild)
        await self._greeting.greet_if_new(guild)

    async def on_raw_channel_update(self, data: Mapping[str, Any]) -> None:
        if guild := self.get_guild(int(data.get("guild_id", 0))):
            await self._channel_changes.look_again(guild)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        if payload.data["thread_metadata"]["archived"]:
            await self._channel_changes.close_lobbies(payload.thread_id)
        if guild := self.get_guild(payload.guild_id):
            await self._channel_changes.look_again(guild)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self._channel_changes.look_again(role.guild)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        if member == member.guild.me:
            await self._channel_changes.look_again(member.guild)

    async def _begin_jobs(self) -> None:
        """Schedule what belongs to dates, after what a clock that was ahead has stored is put right."""
        await put_right(self.store, self.now(), [one.ahead for one in self._features if one.ahead])
        await self.jobs.add(TIDYING, *next_day(self.now()))
        for running in self.running.values():
            await running.begin(self.jobs)

    @tasks.loop(seconds=1)
    async def tick(self) -> None:
        # Measured again at each acknowledged heartbeat; a shard that was given up stays at infinity.
        latencies = {latency for _, latency in self.latencies if isfinite(latency)}
        if latencies - self._latencies:
            self.heard()
        self._latencies = latencies
        if self.has_door:
            # People can press as long as a process runs.
            self.heard()
        elif not self.peers.is_keeper:
            # One that stands by has nothing to hear; the silence counts from when it becomes the keeper.
            self._heard_at = monotonic()
        for sweeps in self._every_second:
            sweeps.begin()
        pause = timedelta(seconds=self.tick.seconds or 0)
        next_tick = self.tick.next_iteration
        if next_tick is not None and next_tick - discord.utils.utcnow() > pause + SET_BACK:
            # discord.py would sleep until the wall clock has caught up.
            self.tick.restart()

    async def _catch_up_with_clock(self) -> None:
        if isinstance(self.peers, Processes):
            await self.peers.clock.catch_up(self.store)

    async def _catch_up(self) -> None:
        """Read what other processes have changed, and redraw what lags."""
        if isinstance(self.peers, Processes):
            await self.coordinator.catch_up()
            await self.screens.catch_up()
        await self.refresher.sweep()

    async def _sweep_if_due(self) -> None:
        if await is_anything_due(self.store, self.now(), [one.due for one in self._features if one.due]):
            # Apart from what is done every second, which must not wait while old games are rated or daily sheets are made.
            self._if_due.begin()

    async def _look_at_clock(self) -> None:
        """Begin anew what belongs to dates if the wall clock was set back."""
        if self.now() < self._latest - MINUTE:
            await self._begin_jobs()
            self._latest = 0
        self._latest = max(self._latest, self.now())

    async def _look_again_if_blind(self) -> None:
        """Make up for a lost event, once all servers are known."""
        if not self._is_blind or not self.is_ready():
            return
        self._is_blind = False
        try:
            await self._channel_changes.look_around()
        except BaseException:
            self._is_blind = True
            raise

    async def _follow(self) -> None:
        """Redraw what other processes have changed, at once."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._catch_up()
            except StoreError as error:
                logger.warning("changes of others not read: %s", error)
            except Exception:
                # Without this loop, each change of others would be drawn a second late.
                logger.exception("changes of others not read")
            await asyncio.sleep(FOLLOW_SECONDS)

    async def _server(self, guild_id: int | None) -> Choices:
        if guild_id is None:
            return Choices().having(TABLE_STYLE.to("stay"))
        return await self.records.settings.of("server", guild_id)

    async def _check_lobbies(self, games: Sequence[str]) -> None:
        await self.refresher.check(games)

    def _changed(self, game: str) -> None:
        self.refresher.wake(game)
        self.screens.wake(game)


def now() -> int:
    """Return milliseconds UTC by the clock that discord.py uses."""
    return int(discord.utils.utcnow().timestamp() * 1000)
