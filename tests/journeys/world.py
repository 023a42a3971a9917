"""A server and its people, with their actions in a player's words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord.actors import MemberActor, _component_interaction
from simcord.backend.access import message_accessible
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult, to_discord_message

from bot.messages.game_messages import PROGRESS_GAP
from bot.pages.control import NO_GAME, Control
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.rows import ResultRow
from bot.turns.clocks import SECOND
from bot.turns.rounds import GRACE_AFTER_UNDO
from tests.counted import finished
from tests.databases import stored
from tests.doors import door
from tests.journeys.answer import Answer, On
from tests.journeys.at_rest import check_messages
from tests.journeys.screen import (
    CHOICES,
    buttons,
    check_limits,
    control_of,
    controls,
    fingerprint,
    is_panel,
    labels,
    read_out,
    select,
    selects,
    verb,
    verbs,
    words,
)
from tests.journeys.server import More, Server, bot_on

FEW = 4
"""Seconds between two looks of the bot at its clocks; in the last ones of a longer time it looks every second."""
LOOKS = 10
"""Looks at messages that are still being drawn, one in a twentieth of a second, before they count as forgotten."""
EPHEMERAL = 64


class Person:
    """A person with a Discord client."""

    def __init__(self, world: World, actor: MemberActor, locale: str) -> None:
        self.world = world
        self.actor = actor
        self.locale = locale
        self.id: int = actor.id
        self.name: str = actor.name
        self.mention: str = actor.mention
        self.seen_pictures: set[str] = set()
        self.seen_texts: set[str] = set()

    # What they see

    def sees(self) -> list[discord.Message]:
        """Everything on their screen in every channel, oldest first."""
        return [to_discord_message(self.world.env, message) for message in self._stored()]

    def _stored(self) -> list[Message]:
        backend = self.world.env.backend
        stored = [
            message
            for channel, messages in backend.messages.items()
            for message in messages.values()
            if message_accessible(backend, channel, message, self.id)
        ]
        return sorted(stored, key=lambda m: m.id)

    def direct_messages(self) -> list[discord.Message]:
        channel = self.actor.user.dm_channel.id
        return [message for message in self.sees() if message.channel.id == channel]

    def panels(self, game: str | None = None) -> list[discord.Message]:
        """Their sheets that can be played on, or that show how a game ended."""
        found = [to_discord_message(self.world.env, message) for message in self._sheets()]
        return [m for m in found if game is None or any(c.game == game for c in controls(m))]

    def _sheets(self) -> list[Message]:
        """Private messages with their own sheet or, at the end, all sheets or the way to them."""
        public = {m.id for m in self.world.stored_public()}
        return [m for m in self._stored() if m.id not in public and is_panel(m)]

    @property
    def panel(self) -> discord.Message:
        """The newest sheet on their screen."""
        return to_discord_message(self.world.env, self._sheets()[-1])

    @property
    def panel_text(self) -> str:
        return read_out(self.panel)

    @property
    def panel_words(self) -> str:
        """What stands above and below the newest sheet."""
        return words(self.panel)

    # What they do

    def rename(self, name: str) -> None:
        """Take another name, everywhere on Discord."""
        self.world.env.backend.get_user(self.id).global_name = name

    def rename_here(self, name: str | None) -> None:
        """Take another name on the server; None for the one they have everywhere."""
        self.world.env.backend.get_member(self.world.guild.id, self.id).nick = name

    async def play_command(self, **options: Any) -> Answer:
        return await self.slash("brilliant play", **options)

    async def slash(self, name: str, channel: ChannelHandle | None = None, **options: Any) -> Answer:
        return self._answer(await self.actor.slash(channel or self.world.channel, name, **options), None)

    async def slash_in_dm(self, name: str, **options: Any) -> Answer:
        return self._answer(await self.actor.user.slash(name, **options), None)

    async def open(self, page: str, game: str = NO_GAME, *, arg: str = "", in_dm: bool = False) -> Answer:
        """Open a page that has no command of its own."""
        home = await (self.slash_in_dm("home") if in_dm else self.slash("home"))
        return await self.press_id(door(page, game, arg), home)

    async def press(self, label: str, on: On | None = None) -> Answer:
        """Press the button with this label, on their sheet if no message is given."""
        message = self._pressed(on)
        return self._answer(await self._client(message).click(message, label=label), message)

    async def press_control(self, control: Control, on: On, value: str | None = None) -> Answer:
        """Press a control on an old screen, whatever the message shows by now."""
        return await self.press_id(control.custom_id(), on, value)

    async def press_id(self, custom_id: str, on: On, value: str | None = None) -> Answer:
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if value is None else 3}
        if value is not None:
            data["values"] = [value]
        message = self._pressed(on)
        stored = self.world.env.backend.get_message(message.channel.id, message.id)
        result = await _component_interaction(self._client(message), stored, data)
        await self.world.env.settle()
        return self._answer(result, message)

    async def choose(self, value: str, on: On | None = None) -> Answer:
        """Press the button, or choose the option, with this label."""
        message = self._pressed(on)
        for button in buttons(message):
            control = control_of(button)
            if control.arg == value and control.verb in CHOICES:
                return await self.press_id(str(button.custom_id), message)
        menus = [s for s in selects(message) if any(o.value == value for o in s.options)]
        pressed = [b for b in buttons(message) if value in control_of(b).arg.split(".")[:3]]
        if not menus and pressed:
            return await self.press_id(str(pressed[0].custom_id), message)
        assert menus, f"{value} is not offered to {self.name}"
        return await self.choose_in(menus[0], value, on=message)

    async def choose_in(self, menu: str | discord.SelectMenu, *values: Any, on: On) -> Answer:
        """Choose in this select, or in the one with this verb or of this setting."""
        message = self._pressed(on)
        if isinstance(menu, str):
            menu = select(message, menu)
        result = await self._client(message).select(message, list(values), custom_id=menu.custom_id)
        return self._answer(result, message)

    async def offered(self, command: str, option: str, typed: str, **filled: str) -> list[dict[str, Any]]:
        """The suggestions that complete an option."""
        return await self.actor.autocomplete(self.world.channel, command, option, typed, **filled)

    async def open_more(self, on: On | None = None) -> Answer:
        """Press the button of the private menu, which a table and a sheet have."""
        message = self._pressed(on)
        found = next(button for button in buttons(message) if verb(button) == "more")
        return await self.press_id(str(found.custom_id), message)

    async def more(self, label: str, on: On | None = None) -> Answer:
        """Open the private menu of a table or sheet, and press a button there."""
        opened = await self.open_more(on)
        assert opened.is_private or opened.shown.guild is None
        return await self.press(label, opened)

    async def leave(self, on: On | None = None) -> Answer:
        """Leave a running game, which the bot asks about; returns the question."""
        asked = await self.more("Leave", on)
        await self.press("Leave", asked)
        return asked

    async def cancel(self, on: On | None = None) -> None:
        """End a lobby or game for everybody, which the bot asks about."""
        await self.press("End for all", await self.more("End for all", on or self.world.table()))

    async def add_computer(self, strength: str = "steady", on: On | None = None) -> Answer:
        """Open the menu of computer players at a lobby, and take one."""
        return await self.choose(strength, await self.press("Computer", on or self.world.table()))

    async def remove(self, seat: int, on: On | None = None) -> Answer:
        """Remove somebody from a lobby or game, as its host."""
        return await self.choose(str(seat), await self.open_more(on or self.world.table()))

    async def place_first(self) -> str:
        """Enter the first move that their sheet offers; return it as in the control."""
        panel = self.panel
        moves = [s for s in selects(panel) if verb(s) == "move"]
        if moves:
            value = str(moves[0].options[0].value)
            await self.choose(value)
            return value
        button = self._button("move")
        await self.press_id(str(button.custom_id), panel)
        return control_of(button).arg

    async def ready(self) -> None:
        """Press what ends the round for them; if nothing does, wait until it has closed by itself."""
        if "ready" in verbs(self.panel):
            await self.press_id(str(self._button("ready").custom_id), self.panel)
        else:
            await self.world.grace()

    def _button(self, wanted: str) -> discord.Button:
        found = [button for button in buttons(self.panel) if verb(button) == wanted]
        assert found, f"{self.name} has no button to {wanted}"
        return found[0]

    def _pressed(self, on: On | None) -> discord.Message:
        """The message of what they press on: their sheet if none is given."""
        if on is None:
            return self.panel
        return on.shown if isinstance(on, Answer) else on

    def _client(self, message: discord.Message) -> MemberActor | UserHandle:
        is_direct = message.guild is None and message.channel.id != self.world.channel.id
        return self.actor.user if is_direct else self.actor

    def _answer(self, result: InteractionResult, pressed: discord.Message | None) -> Answer:
        assert result.acknowledged, f"{self.name} got no answer"
        self.world.watch()
        shown = result.followups[-1] if result.followups else result.response
        if shown is None:
            return Answer("", False, None, False)
        message = shown.message
        check_limits(message)
        is_new = pressed is None or message.id != pressed.id
        return Answer(read_out(message), shown.ephemeral, message, is_new)


@dataclass
class World(Server):
    """The bot on a database, one server, and the people in it; time passes only in `tick`."""

    channel: ChannelHandle
    people: list[Person] = field(default_factory=list)
    stores: list[Store] = field(default_factory=list)
    more: More = field(default_factory=More)

    @property
    def store(self) -> Store:
        return self.stores[-1]

    async def put(self, *results: ResultRow) -> None:
        """The results of whole games."""
        await self.store.commit(tuple(finished(results)))

    # People and time

    def person(
        self, name: str, locale: str = "en-US", *, is_moderator: bool = False, is_manager: bool = False
    ) -> Person:
        may = discord.Permissions(manage_guild=is_manager, manage_messages=is_moderator)
        roles = [self.guild.create_role(f"{name}s", permissions=may)] if may.value else []
        actor = self.guild.add_member(self.env.create_user(name), roles=roles)
        self.people.append(Person(self, actor, locale))
        return self.people[-1]

    def crowd(self, count: int) -> list[Person]:
        return [self.person(name) for name in ("anna", "bert", "cleo", "dora", "emil", "fina")[:count]]

    async def tick(self, seconds: float) -> None:
        """Let time pass; the bot checks its clocks once a second, or every few seconds until the last ones."""
        if seconds > 2 * FEW:
            await self.pass_time(seconds - FEW, every=FEW)
            seconds = FEW
        await self.env.advance_time(seconds)
        self.watch()

    async def grace(self) -> None:
        """Let the time end in which moves may still be changed."""
        await self.tick(GRACE_AFTER_UNDO / SECOND + 1)

    async def progress(self) -> None:
        """Let the table show what is not urgent."""
        await self.tick(PROGRESS_GAP / SECOND + 1)

    async def wait(self, minutes: float) -> None:
        """Let a long idle time pass; the bot checks its clocks twice a minute, or sixty times in all."""
        await self.pass_time(minutes * 60, every=max(30, minutes))

    async def pass_time(self, seconds: float, *, every: float) -> None:
        """Let time pass in which the bot checks its clocks only every so many seconds."""
        self.bot.tick.change_interval(seconds=every)
        await self.env.advance_time(seconds)
        self.bot.tick.change_interval(seconds=1)
        self.watch()

    async def restart(self, *, down: float = 0) -> None:
        """Stop the bot's process and start another one."""
        old = self.bot
        await old.coordinator.close()
        store = await store_on(self.place).__aenter__()
        self.stores.append(store)
        self.bot = bot_on(store, self.more)
        begin = self.bot.setup_hook

        async def begin_later() -> None:
            self.env.backend.clock.advance(down)
            await begin()

        self.bot.setup_hook = begin_later  # type: ignore[method-assign]  # time passes before it
        await self.env.restart_bot(self.bot)
        old.worker.close()
        await self.stores.pop(0).__aexit__()
        await self.tick(2)

    async def refusal(self, press: Awaitable[Answer]) -> str:
        """What a press or command that changes no game tells its person alone."""
        with self.unchanged():
            answer = await press
        return answer.private_text

    async def at_once(self, *presses: Coroutine[Any, Any, Answer]) -> None:
        """Make several presses, none of which waits for the answer to another."""
        settle = self.env._settle_internal

        async def later(**_: object) -> None:
            return

        self.env._settle_internal = later  # type: ignore[method-assign]  # SimCord waits after each press
        self.env.settle = later  # type: ignore[method-assign, assignment]  # as above
        for press in presses:
            try:
                await press
            except AssertionError:  # not answered yet
                continue
        del self.env.settle
        self.env._settle_internal = settle  # type: ignore[method-assign]  # put back
        await self.env.settle()
        self.watch()

    # Games

    async def lobby(
        self, host: Person, *guests: Person, command: str = "brilliant play", **options: Any
    ) -> str:
        """A lobby that these people have joined; returns the game."""
        await host.slash(command, **options)
        table = self.table()
        for guest in guests:
            await guest.press("Join", table)
        return controls(self.table())[0].game

    async def game(self, host: Person, *guests: Person, **options: Any) -> str:
        """A started game with start numbers still to be written."""
        game = await self.lobby(host, *guests, **options)
        if (await self.look(game)).status == "lobby":
            await host.press("Start", self.table(game))
        return game

    async def first_throw(self, host: Person, *guests: Person, **options: Any) -> str:
        """A started game whose first dice are thrown."""
        game = await self.game(host, *guests, **options)
        await self.round(host, *guests)
        return game

    async def second_throw(self, host: Person, *guests: Person, **options: Any) -> str:
        """A started game in its second round, the first with a short clock in a person's first game."""
        game = await self.first_throw(host, *guests, **options)
        await self.round(host, *guests)
        return game

    async def round(self, *people: Person) -> None:
        """Everyone enters the first thing offered, and the round closes."""
        for person in people:
            await person.place_first()
        for person in people:
            await person.ready()

    def table(self, game: str | None = None, channel: ChannelHandle | None = None) -> discord.Message:
        """The newest public message of a game."""
        return self.tables(game, channel)[-1]

    def closing(self, game: str | None = None) -> discord.Message:
        """The newest closing message, of this game if one is given."""
        found = [m for m in self.public() if any(a.filename == "ending.png" for a in m.attachments)]
        return [m for m in found if game is None or controls(m)[0].game == game][-1]

    def tables(self, game: str | None = None, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """The public messages of a game that have controls."""
        return [
            message
            for message in self.public(channel)
            if controls(message)
            and any(a.filename in ("table.png", "level.png") for a in message.attachments)
            and (game is None or controls(message)[0].game == game)
        ]

    def public(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """Everything that everyone in the channel sees."""
        return [to_discord_message(self.env, message) for message in self.stored_public(channel)]

    def stored_public(self, channel: ChannelHandle | None = None) -> list[Message]:
        stored = self.env.backend.messages.get((channel or self.channel).id, {}).values()
        return sorted((m for m in stored if not m.flags & EPHEMERAL), key=lambda m: m.id)

    def picture(self, message: discord.Message) -> str:
        """The fingerprint of the first picture of a message."""
        return fingerprint(self.env.backend.cdn.get(message.attachments[0].url))

    # What is stored

    async def look(self, game: str, person: Person | None = None) -> Any:
        """A look; any, because tests read the view as its game knows it."""
        return await self.bot.coordinator.look(game, None if person is None else person.id)

    # Faults

    def close_dms(self, person: Person) -> Callable[[], None]:
        """Discord refuses to deliver to this person; the returned function opens the door again."""
        path = f"/channels/{person.actor.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, times=None)
        fault = self.env.backend.faults[-1]
        return lambda: self.env.backend.faults.remove(fault)

    # What holds always

    def watch(self) -> None:
        """Record what everyone can see at this moment."""
        backend = self.env.backend
        for channel, messages in backend.messages.items():
            for message in messages.values():
                viewers = [p for p in self.people if message_accessible(backend, channel, message, p.id)]
                prints = {fingerprint(backend.cdn.get(a["url"])) for a in message.attachments}
                texts = {message.content, *(str(a["description"]) for a in message.attachments)}
                texts.update(str(embed["description"]) for embed in message.embeds)
                texts.update(labels(message.components))
                for person in viewers:
                    person.seen_pictures |= prints
                    person.seen_texts |= texts

    async def at_rest(self) -> None:
        """Let a grace end and the last edits go out, then check that every message shows what is stored."""
        whole = PROGRESS_GAP / SECOND + 1
        # By the middle of the first `whole` seconds any grace has ended; the edits go out at their end.
        await self.pass_time(whole + 1, every=whole / 2)
        await self.drawn(LOOKS)
        await self.check()

    async def drawn(self, looks: int) -> None:
        """Wait for pictures: threads draw large ones in real time, while the clock of the test is ahead. Of a hidden game,
        only panels are drawn."""
        lagging = (
            "select 1 from message join game on game.id = message.game"
            " where shows < wants and (message.kind = 'panel' or game.is_hidden = 0) limit 1"
        )
        for _ in range(looks):
            if not stored(self.place, lagging):
                return
            await asyncio.sleep(0.05)
            await self.tick(1)

    async def check(self) -> None:
        for game in sorted({str(row[1]) for row in self.stored("game")}):
            await self._check_game(game)

    async def _check_game(self, game: str) -> None:
        look = await self.look(game)
        rows = await self.rows(game)
        assert not [row for row in rows if row.is_retired], "an old message waits to be put away"
        keys = [(row.kind, row.seat) for row in rows]
        assert len(keys) == len(set(keys)), f"two live messages of one kind: {keys}"
        await check_messages(self.env, self.bot, look, rows)
        if not look.is_private and not look.is_over and not look.place.is_hidden:
            place = next(c for c in self.guild.channels.values() if c.id == look.place.channel_id)
            tables = self.tables(game, place)
            assert len(tables) == 1, f"{len(tables)} table messages of one game"
        for person in self.people:
            live = [m for m in person.panels(game) if {"move", "ready", "choose"} & set(verbs(m))]
            assert len(live) <= 1, f"{person.name} has {len(live)} sheets to play on"
