"""Games against ghosts: what they take from a finished one."""

from __future__ import annotations

from bot.games.registry import PARTS
from bot.store.rows import GHOST, GHOSTS, PlayerRow
from bot.turns.clocks import SECOND
from bot.turns.game import LoadedGame
from bot.turns.ghosts import are_legal, throws_of
from bot.turns.look import Against, Ghost, Refused, Setup
from engine.game import Seat, parse_header


def need_open(source: LoadedGame, now: int) -> None:
    """Raises Refused for throws that nobody may know yet, or that no other game can have; `now` in milliseconds UTC."""
    row = source.row
    if row.is_sealed:
        raise Refused("challenge_open")
    until = row.dice.secret_until
    if until is not None and now < until:
        raise Refused("ghost_daily", {"time": f"<t:{until // SECOND}:R>"})
    if row.dice.interactions is None:
        # Its throws depend on the number of events, which will not be the same.
        raise Refused("ghost_old")


def setup_again(
    source: LoadedGame,
    *,
    guild_id: int | None,
    channel_id: int,
    locale: str,
    ghosts: tuple[Ghost, ...] = (),
) -> Setup:
    """A game for one person by the rules of a finished one and with its throws, alone or against ghosts."""
    row, header = source.row, parse_header(source.row.header or "")
    dice, skipped = throws_of(source)
    return Setup(
        kind=row.kind,
        variant=row.variant,
        mode=GHOSTS if ghosts else "solo",
        header_options=PARTS[row.kind].ghost_options(header) if ghosts else header.options,
        seats=1 + len(ghosts),
        clock="none",
        panel="channel",
        guild_id=guild_id,
        channel_id=channel_id,
        locale=locale,
        against=Against(row.id, dice, skipped, ghosts),
    )


def setup_against(
    source: LoadedGame,
    user_id: int,
    *,
    guild_id: int | None,
    channel_id: int,
    locale: str,
    kept: int | None = None,
) -> Setup:
    """A game of one person against the ghosts of a finished one.

    Whoever played in it takes their own seat; anybody else that of a computer player or of the last, but not the
    seat `kept`. Against a game that was played alone there is one more seat.
    """
    is_alone = parse_header(source.row.header or "").seats == 1
    given_up = None if is_alone else _given_up(source, user_id, kept)
    ghosts = tuple(_ghost(player) for player in source.players if player.seat != given_up)
    return setup_again(source, guild_id=guild_id, channel_id=channel_id, locale=locale, ghosts=ghosts)


def need_legal(source: LoadedGame, setup: Setup) -> None:
    """Raises Refused if a ghost might be unable to make all its recorded moves in this game.

    Replays it, which is work for a thread.
    """
    header, row = source.rules.new_header(setup.seats, setup.header_options), source.row
    ghosts = () if setup.against is None else setup.against.ghosts
    is_open = row.mode not in PARTS[row.kind].without_ghosts
    if not is_open or not are_legal(source, header, [ghost.seat for ghost in ghosts]):
        raise Refused("ghost_moves")


def _given_up(source: LoadedGame, user_id: int, kept: int | None) -> int:
    points = {result.seat: result.points for result in source.results}

    def order(player: PlayerRow) -> tuple[bool, bool, bool, int]:
        is_own = player.user_id == user_id
        return (player.seat == kept, not is_own, player.computer is None, points.get(player.seat, 0))

    return min(source.players, key=order).seat


def _ghost(player: PlayerRow) -> Ghost:
    owner = player.ghost_user if player.computer == GHOST else player.user_id
    return Ghost(Seat(player.seat), player.name, owner)
