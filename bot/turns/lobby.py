"""Open, leave and end a game, each on its draft."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.store.messages import UNSENT, Sent
from bot.store.rows import (
    NOT_IN,
    OVER,
    PRIVATE,
    GameDice,
    GamePlace,
    GameRow,
    GameTimes,
    GuestRow,
    PanelPlace,
    PlayerRow,
)
from bot.store.settings import SHEET_HERE, parse_riding
from bot.turns import rounds
from bot.turns.clocks import MINUTE, Timing
from bot.turns.game import CommittedGame, Folded, GameDraft, LoadedGame, Players
from bot.turns.look import Against, Options, Person, Refused, Setup, format_options
from engine.game import format_header

LOBBY_TIME = 30 * MINUTE
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


def open_lobby(setup: Setup, host: Person, timing: Timing) -> GameDraft:
    """Return a new lobby with its host seated; a solo game starts at once."""
    draft = new_game(setup, host, timing)
    _seat(draft, host)
    draft.guests = tuple(GuestRow(draft.row.id, guest.user_id, guest.is_invited) for guest in setup.guests)
    _save(draft, timing, is_start=setup.mode in PRIVATE)
    return draft


def join(
    draft: GameDraft,
    timing: Timing,
    person: Person,
    *,
    interaction: int | None = None,
    panel: PanelPlace | None = None,
) -> None:
    """Seat a person, whose sheet is where the table says unless `panel` is given; the id of the interaction is mixed
    into the throws, as in the next two."""
    _need_lobby(draft)
    seated = draft.players.people.get(person.user_id)
    if seated is None:
        _need_free_seat(draft, person.user_id)
        _strike(draft, person.user_id)
        _seat(draft, person, interaction, panel)
    elif seated.is_in:
        raise Refused("already_joined")
    else:
        draft.put_player(replace(seated, joined=interaction, panel=panel or seated.panel))
    _save(draft, timing, interaction=interaction)


def add_computer(
    draft: GameDraft,
    timing: Timing,
    user_id: int,
    strength: str,
    *,
    known: Collection[str],
    interaction: int | None,
) -> None:
    """Seat a computer player with a known name."""
    _need_lobby(draft)
    draft.seat_of(user_id)
    _need_free_seat(draft)
    taken = {p.name for p in draft.players if p.computer is not None}
    name = next(str(n) for n in range(1, 99) if str(n) not in taken)
    row = draft.row
    if strength not in known:
        raise Refused("no_such_strength")
    seat, panel = _next_seat(draft), draft.options.panel
    draft.put_player(
        PlayerRow(row.id, seat, None, name, row.place.locale, strength, panel, joined=interaction)
    )
    _save(draft, timing, interaction=interaction)


def start(draft: GameDraft, timing: Timing, user_id: int, *, interaction: int | None = None) -> None:
    _need_lobby(draft)
    _need_host(draft, user_id)
    if len(draft.players) < 2:
        raise Refused("too_few")
    _save(draft, timing, is_start=True, interaction=interaction)


def depart(draft: GameDraft, timing: Timing, user_id: int) -> None:
    """Let a player leave the lobby or, for good, the running game, or an invited guest decline."""
    if any(guest.user_id == user_id for guest in draft.guests):
        _strike(draft, user_id)
        draft.revise(panels=frozenset())
    else:
        leave(draft, draft.seat_of(user_id), timing)


def leave(draft: GameDraft, seat: int, timing: Timing) -> None:
    """Let a player leave the lobby or, for good, the running game; the next person becomes host."""
    _need_open(draft)
    was_host = draft.players.by_seat[seat].user_id == draft.row.host_id
    heir = next((user_id for user_id, p in draft.players.people.items() if p.seat != seat), None)
    if was_host and heir is not None:
        draft.row = replace(draft.row, host_id=heir)
    draft.retire_messages("panel", seat)
    if draft.row.status == "running":
        rounds.leave(draft, seat, timing)
        return
    draft.players = Players({p.seat: p for p in draft.players if p.seat != seat})
    if not draft.players.people:
        rounds.end(draft, "cancelled", timing)
    draft.revise()


def remove(draft: GameDraft, timing: Timing, user_id: int, seat: int) -> None:
    """Let the host remove another player or a computer player; a person only until a round has counted."""
    _need_host(draft, user_id)
    player = draft.players.by_seat.get(seat)
    if player is None or player.has_left:
        raise Refused("no_such_player")
    if player.computer is None:
        _need_no_result(draft)
    draft.put_player(replace(player, is_removed=True))
    leave(draft, seat, timing)


def cancel(draft: GameDraft, timing: Timing, user_id: int, *, is_moderator: bool = False) -> None:
    """Let the host close the lobby, or a moderator end any open game, but not one that they may be losing."""
    _need_open(draft)
    if not is_moderator:
        _need_lobby(draft)
        _need_host(draft, user_id)
    if len(draft.players.people) > 1 and user_id in draft.players.people:
        _need_no_result(draft)
    rounds.end(draft, "cancelled", timing)
    draft.revise()


def close(draft: GameDraft, timing: Timing) -> None:
    """End a lobby that nobody can reach any more; a game that has begun goes on."""
    if draft.row.status == "lobby":
        rounds.end(draft, "cancelled", timing)
        draft.revise()


def lose_table(draft: GameDraft, timing: Timing) -> None:
    """End a lobby whose message was removed, and tell those who joined where their sheets would have come."""
    if draft.row.status == "lobby":
        for player in draft.players:
            if player.user_id is not None and player.is_in and _panel_place(draft, player) == "dm":
                draft.open_message(Sent("panel", 0, UNSENT, player.seat), now=timing.utc)
        close(draft, timing)


def setup_again(old: LoadedGame) -> Setup:
    """Return the settings of the next game with the same people."""
    row = old.row
    # The next game keeps throws that are shared with other games.
    is_shared, source = row.dice.is_shared, row.dice.throws_of
    return Setup(
        kind=row.kind,
        variant=row.variant,
        mode=row.mode,
        guild_id=row.place.guild_id,
        channel_id=row.place.channel_id,
        guest_of=row.place.guest_of,
        locale=row.place.locale,
        # Each solo game asks again whether to take hints.
        is_casual=row.is_casual and not row.is_private,
        seats=old.options.seats,
        clock=old.options.clock,
        panel=old.options.panel,
        header_options=old.options.header_options,
        theme=old.options.theme,
        dice=old.dice if is_shared and source is None else None,
        secret_until=row.dice.secret_until if is_shared else None,
        par=row.par if is_shared else None,
        has_hints=row.has_hints,
        facts=row.facts.without(rounds.Retracted),
        is_rematch=True,
        against=None if source is None else Against(source, old.dice, row.dice.skipped),
    )


def rematch(
    old: GameDraft,
    person: Person,
    timing: Timing,
    setup: Setup,
    *,
    over: str | None,
    settings: Mapping[int, str],
    panel: PanelPlace | None = None,
) -> CommittedGame | None:
    """Return the next game with the same people, hosted by the first to ask; None if it is already open. The others
    have their seats, and are in once they join.

    `over` is the game that followed this one and is over: another one follows it. `settings` are the people's
    present ones that ride with a seat.
    """
    row = old.row
    if row.status not in OVER:
        raise Refused("not_over")
    asking = old.seat_of(person.user_id)
    if row.rematch not in (None, over):
        return None
    new = new_game(setup, person, timing)
    # A seat with neither a person nor a computer player belonged to someone whose data was deleted.
    again = [p for p in old.players if not p.has_left and (p.user_id or p.computer)]
    again.sort(key=lambda player: player.seat != asking)
    for seat, player in enumerate(again):
        joined = NOT_IN if player.user_id not in (None, person.user_id) else None
        fresh = replace(
            player, game=new.row.id, seat=seat, missed=0, joined=joined, is_new=False, is_offered=False
        )
        if player.user_id is not None:
            fresh = replace(fresh, settings=settings.get(player.user_id, ""))
        new.put_player(fresh)
    first = new.players.by_seat[0]
    new.put_player(replace(first, name=person.name, locale=person.locale, panel=panel or first.panel))
    _save(new, timing, is_start=row.is_private, is_waiting=True)
    old.row = replace(row, rematch=new.row.id)
    old.revise()
    return new.committed()


def _seat(
    draft: GameDraft, person: Person, joined: int | None = None, panel: PanelPlace | None = None
) -> None:
    draft.put_player(
        PlayerRow(
            game=draft.row.id,
            seat=_next_seat(draft),
            user_id=person.user_id,
            name=person.name,
            locale=person.locale,
            computer=None,
            panel=panel or draft.options.panel,
            joined=joined,
            settings=person.settings,
            is_new=person.is_new,
            is_offered=person.is_offered,
        )
    )


def _save(
    draft: GameDraft,
    timing: Timing,
    *,
    is_start: bool = False,
    is_waiting: bool = False,
    interaction: int | None = None,
) -> None:
    """Save a lobby after an interaction; a full one starts once all are in, unless it waits for its host."""
    is_full = len(draft.players) >= draft.options.seats and all(player.is_in for player in draft.players)
    is_full = is_full and not is_waiting
    if not (is_start or is_full):
        draft.set_times(replace(draft.row.times, deadline=timing.now + LOBBY_TIME))
        draft.revise()
        return
    draft.mix_in(*(p.joined for p in draft.players), interaction)
    seated = enumerate(draft.players)
    draft.players = Players(
        {seat: replace(p, seat=seat, joined=None, panel=_panel_place(draft, p)) for seat, p in seated}
    )
    # An earlier version sent notes to people in a lobby; the sheets are new messages.
    draft.retire_messages("panel")
    header = draft.rules.new_header(len(draft.players), draft.options.header_options)
    draft.folded = Folded(draft.rules, draft.rules.start(header))
    # From now on the header holds these options.
    draft.options = replace(draft.options, header_options=header.options)
    options = format_options(draft.options, has_header_options=False)
    draft.row = replace(draft.row, status="running", options=options, header=format_header(header))
    draft.set_times(replace(draft.row.times, deadline=None))
    # Some games start with a throw.
    rounds.advance(draft, timing, panels=None)


def _panel_place(draft: GameDraft, player: PlayerRow) -> PanelPlace:
    """Return where a player has their sheet when the game begins; they may have chosen in the lobby."""
    # A person who begins to play alone has just said where.
    is_here = parse_riding(player.settings)[SHEET_HERE] and not draft.row.is_private
    return "channel" if is_here and player.panel == "dm" else player.panel


def _next_seat(loaded: LoadedGame) -> int:
    return max((p.seat for p in loaded.players), default=-1) + 1


def _need_open(loaded: LoadedGame) -> None:
    if loaded.row.status not in ("lobby", "running"):
        raise Refused("game_over")


def _need_lobby(loaded: LoadedGame) -> None:
    _need_open(loaded)
    if loaded.row.status != "lobby":
        raise Refused("has_started")


def _need_no_result(loaded: LoadedGame) -> None:
    """Raise Refused if people may be winning and losing this game already."""
    if rounds.counts(loaded):
        raise Refused("game_counts")


def _need_host(loaded: LoadedGame, user_id: int) -> None:
    if loaded.row.host_id != user_id:
        raise Refused("not_host", {"host": str(loaded.row.host_id)})


def _need_free_seat(loaded: LoadedGame, user_id: int | None = None) -> None:
    """Raise Refused unless there is a free seat for this person, or for a computer player."""
    free = loaded.options.seats - len(loaded.players)
    if free <= 0:
        raise Refused("lobby_full")
    invited = [guest.user_id for guest in loaded.guests if guest.is_invited]
    if user_id not in invited and free <= len(invited):
        raise Refused("seats_kept", {"players": tuple(f"<@{guest}>" for guest in invited)})


def _strike(draft: GameDraft, user_id: int) -> None:
    """Remove a person from the list of guests, if they are on it."""
    draft.guests = tuple(guest for guest in draft.guests if guest.user_id != user_id)


def new_game(setup: Setup, host: Person, timing: Timing) -> GameDraft:
    """Return a game that is about to be opened, still without players."""
    options = Options(setup.seats, setup.clock, setup.panel, dict(setup.header_options), setup.theme)
    row = GameRow(
        id=new_id(),
        kind=setup.kind,
        variant=setup.variant,
        mode=setup.mode,
        status="lobby",
        options=format_options(options, has_header_options=True),
        header=None,
        step=0,
        revision=0,
        host_id=host.user_id,
        rematch=None,
        created_at=timing.utc,
        ended_at=None,
        is_casual=setup.is_casual,
        place=GamePlace(setup.guild_id, setup.channel_id, setup.locale, guest_of=setup.guest_of),
        times=GameTimes(deadline=timing.now + LOBBY_TIME),
        dice=_dice(setup),
        facts=setup.facts,
        par=setup.par,
        has_hints=setup.has_hints,
    )
    return GameDraft(row, options)


def new_id() -> str:
    """Return a new id: short enough to type, and almost certainly unused."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(6))


def _dice(setup: Setup) -> GameDice:
    """Return the dice that the game shares with others, or new ones."""
    against = setup.against
    dice = setup.dice if against is None else against.dice
    if dice is None:
        return GameDice(secrets.token_hex(32), secret_until=setup.secret_until)
    return GameDice(
        dice.seed.hex(),
        " ".join(map(str, dice.interactions or ())),
        dice.game,
        "" if against is None else against.skipped,
        None if against is None else against.game,
        setup.secret_until,
    )
