"""Opening, leaving and ending a game, each on a loaded game inside a transaction."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import asdict, replace

from bot.store.database import Transaction
from bot.store.rows import GameRow, GuestRow, PlayerRow
from bot.turns import rounds
from bot.turns.clocks import MINUTE
from bot.turns.game import LoadedGame, load, save
from bot.turns.look import Person, Refused, Setup
from bot.turns.options import Options, format_options
from bot.turns.rounds import Timing
from engine.game import format_header

LOBBY_TIME = 30 * MINUTE
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


async def open_lobby(tx: Transaction, setup: Setup, host: Person, timing: Timing) -> LoadedGame:
    """A new lobby with its host seated; a solo game starts at once."""
    loaded = await _insert(tx, setup, host, timing)
    _seat(loaded, host)
    loaded.guests = [GuestRow(loaded.row.id, guest.user_id, guest.is_invited) for guest in setup.guests]
    for guest in loaded.guests:
        await tx.run("insert_guest", **asdict(guest))
    await _save(tx, loaded, timing, is_start=setup.mode == "solo")
    return loaded


async def join(
    tx: Transaction, loaded: LoadedGame, person: Person, timing: Timing, *, interaction: int | None
) -> None:
    _need_lobby(loaded)
    if any(p.user_id == person.user_id for p in loaded.players):
        raise Refused("already_joined")
    _need_free_seat(loaded, person.user_id)
    await _strike(tx, loaded, person.user_id)
    _seat(loaded, person, interaction)
    await _save(tx, loaded, timing, interaction=interaction)


async def add_computer(
    tx: Transaction,
    loaded: LoadedGame,
    user_id: int,
    strength: str,
    timing: Timing,
    *,
    known: Collection[str],
    interaction: int | None,
) -> None:
    """Seat a computer player with a known name."""
    _need_lobby(loaded)
    loaded.seat_of(user_id)
    _need_free_seat(loaded)
    taken = {p.name for p in loaded.players if p.computer is not None}
    name = next(str(n) for n in range(1, 99) if str(n) not in taken)
    row = loaded.row
    if strength not in known:
        raise Refused("no_such_strength")
    seat, panel = _next_seat(loaded), loaded.options.panel
    loaded.players.append(
        PlayerRow(row.id, seat, None, name, row.locale, strength, panel, joined=interaction)
    )
    await _save(tx, loaded, timing, interaction=interaction)


async def start(
    tx: Transaction, loaded: LoadedGame, user_id: int, timing: Timing, *, interaction: int | None
) -> None:
    _need_lobby(loaded)
    _need_host(loaded, user_id)
    if len(loaded.players) < 2:
        raise Refused("too_few")
    await _save(tx, loaded, timing, is_start=True, interaction=interaction)


async def depart(tx: Transaction, loaded: LoadedGame, user_id: int, timing: Timing) -> None:
    """A player leaves, or somebody whom the lobby expects does not come."""
    if loaded.row.status == "lobby" and any(guest.user_id == user_id for guest in loaded.guests):
        await _strike(tx, loaded, user_id)
        await save(tx, loaded, panels=frozenset())
    else:
        await leave(tx, loaded, loaded.seat_of(user_id), timing)


async def leave(tx: Transaction, loaded: LoadedGame, seat: int, timing: Timing) -> None:
    """A player leaves the lobby or, for good, the running game; the next person becomes host."""
    _need_open(loaded)
    host = loaded.row.host_id
    was_host = any(p.seat == seat and p.user_id == host for p in loaded.players)
    heir = next((p.user_id for p in loaded.people() if p.seat != seat), None)
    if was_host and heir is not None:
        loaded.row = replace(loaded.row, host_id=heir)
    await tx.run("retire_live", game=loaded.row.id, kind="panel", seat=seat)
    if loaded.row.status == "running":
        await rounds.leave(tx, loaded, seat, timing)
        return
    loaded.players = [p for p in loaded.players if p.seat != seat]
    if not loaded.people():
        rounds.end(loaded, "cancelled", timing)
    await save(tx, loaded)


async def remove(tx: Transaction, loaded: LoadedGame, user_id: int, seat: int, timing: Timing) -> None:
    """The host removes another player or a computer player."""
    _need_host(loaded, user_id)
    player = loaded.player(seat)
    if player is None or player.has_left:
        raise Refused("no_such_player")
    await leave(tx, loaded, seat, timing)


async def cancel(
    tx: Transaction, loaded: LoadedGame, user_id: int, timing: Timing, *, is_moderator: bool
) -> None:
    """The host closes the lobby; a moderator ends any open game."""
    _need_open(loaded)
    if not is_moderator:
        _need_lobby(loaded)
        _need_host(loaded, user_id)
    rounds.end(loaded, "cancelled", timing)
    await save(tx, loaded)


async def rematch(tx: Transaction, old: LoadedGame, person: Person, timing: Timing) -> str:
    """The id of the next game with the same people; the first to ask hosts it.

    When that game is over, the next request opens another.
    """
    row = old.row
    if row.status not in ("finished", "cancelled"):
        raise Refused("not_over")
    asking = old.seat_of(person.user_id)
    if row.rematch is not None and not await _is_over(tx, row.rematch):
        return row.rematch
    setup = Setup(
        game=row.name,
        variant=row.variant,
        mode=row.mode,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=row.locale,
        # Each solo game asks again whether to take hints.
        is_casual=row.is_casual and row.mode != "solo",
        seats=old.options.seats,
        clock=old.options.clock,
        panel=old.options.panel,
        rules=old.options.rules,
        theme=old.options.theme,
    )
    new = await _insert(tx, setup, person, timing)
    themes = dict(await tx.values("themes_of", game=row.id))
    # A seat with neither a person nor a computer player belonged to someone whose data was deleted.
    again = [p for p in old.players if not p.has_left and (p.user_id or p.computer)]
    again.sort(key=lambda player: player.seat != asking)
    for seat, player in enumerate(again):
        theme = themes.get(player.user_id, player.theme)
        fresh = replace(player, game=new.row.id, seat=seat, missed=0, joined=None, theme=theme, is_new=False)
        new.players.append(fresh)
    new.put_player(replace(new.players[0], name=person.name, locale=person.locale))
    await _save(tx, new, timing, is_start=row.mode == "solo", is_waiting=True)
    old.row = replace(row, rematch=new.row.id)
    await save(tx, old)
    return new.row.id


async def _insert(tx: Transaction, setup: Setup, host: Person, timing: Timing) -> LoadedGame:
    game = _new_id()
    while await tx.row(GameRow, "game_by_id", id=game):
        game = _new_id()
    options = Options(setup.seats, setup.clock, setup.panel, dict(setup.rules), setup.theme)
    await tx.run(
        "insert_game",
        id=game,
        name=setup.game,
        variant=setup.variant,
        mode=setup.mode,
        status="lobby",
        options=format_options(options),
        seed=secrets.token_hex(32),
        guild_id=setup.guild_id,
        channel_id=setup.channel_id,
        host_id=host.user_id,
        locale=setup.locale,
        deadline=timing.now + LOBBY_TIME,
        created_at=timing.utc,
        is_casual=setup.is_casual,
        interactions="",
    )
    return await load(tx, game)


def _seat(loaded: LoadedGame, person: Person, joined: int | None = None) -> None:
    loaded.players.append(
        PlayerRow(
            game=loaded.row.id,
            seat=_next_seat(loaded),
            user_id=person.user_id,
            name=person.name,
            locale=person.locale,
            computer=None,
            panel=loaded.options.panel,
            joined=joined,
            theme=person.theme,
            is_new=person.is_new,
        )
    )


async def _save(
    tx: Transaction,
    loaded: LoadedGame,
    timing: Timing,
    *,
    is_start: bool = False,
    is_waiting: bool = False,
    interaction: int | None = None,
) -> None:
    """Save a lobby after an interaction; a full one starts unless its people have yet to agree."""
    is_full = len(loaded.players) >= loaded.options.seats and not is_waiting
    if not (is_start or is_full):
        loaded.row = replace(loaded.row, deadline=timing.now + LOBBY_TIME)
        await save(tx, loaded)
        return
    loaded.mix_in(*(p.joined for p in loaded.players), interaction)
    loaded.players = [replace(p, seat=seat, joined=None) for seat, p in enumerate(loaded.players)]
    # The lobby's messages give way to the sheets, which are new messages.
    await tx.run("retire_panels", game=loaded.row.id)
    header = loaded.rules.new_header(len(loaded.players), loaded.options.rules)
    loaded.folded = loaded.rules.start(header)
    loaded.row = replace(loaded.row, status="running", header=format_header(header), deadline=None)
    await rounds.begin(tx, loaded, timing)


def _new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(6))


def _next_seat(loaded: LoadedGame) -> int:
    return max((p.seat for p in loaded.players), default=-1) + 1


async def _is_over(tx: Transaction, game: str) -> bool:
    row = await tx.row(GameRow, "game_by_id", id=game)
    return row is None or row.status in ("finished", "cancelled")


def _need_open(loaded: LoadedGame) -> None:
    if loaded.row.status not in ("lobby", "running"):
        raise Refused("game_over")


def _need_lobby(loaded: LoadedGame) -> None:
    _need_open(loaded)
    if loaded.row.status != "lobby":
        raise Refused("has_started")


def _need_host(loaded: LoadedGame, user_id: int) -> None:
    if loaded.row.host_id != user_id:
        raise Refused("not_host", {"host": str(loaded.row.host_id)})


def _need_free_seat(loaded: LoadedGame, user_id: int | None = None) -> None:
    """For this person, or for a computer player."""
    free = loaded.options.seats - len(loaded.players)
    if free <= 0:
        raise Refused("lobby_full")
    invited = [guest.user_id for guest in loaded.guests if guest.is_invited]
    if user_id not in invited and free <= len(invited):
        raise Refused("seats_kept", {"players": ", ".join(f"<@{guest}>" for guest in invited)})


async def _strike(tx: Transaction, loaded: LoadedGame, user_id: int) -> None:
    """From the list of guests, if they are on it."""
    loaded.guests = [guest for guest in loaded.guests if guest.user_id != user_id]
    await tx.run("delete_guest", game=loaded.row.id, user_id=user_id)
