"""Report on a game: the throw, what the last round brought, who is out, and the ending."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.naming import CIRCLES, SQUARES, block_name, block_words, place_words
from bot.games.brikks.presenter.words import who
from bot.games.contract import UNFINISHED
from bot.games.names import short_name
from bot.pages.texts import Speech
from bot.turns.look import Look
from engine.brikks.blocks import COLOURS, SHAPES, Block
from engine.brikks.field import COLUMNS, ROWS, cells, crosses
from engine.brikks.gains import last_gain
from engine.brikks.moves import Bomb, Out, Placement
from engine.brikks.state import OWN_LEVELS, Phase, Reason, opponent
from engine.brikks.view import POINTS_PER_LEVEL, View, rating, view_score
from engine.game import Seat

HALF = len(COLUMNS) // 2
"""How many filled cells a row needs to show on a shared result."""


def news(look: Look) -> list[str]:
    """Report in one line who filled rows or earned crosses in the last closed round, and which others used a
    bomb, dropped out or sent minis; people know their own choices."""
    current = look.view_as(View)
    # A round counts as closed once every seat has answered; minis may still be due.
    closed = current.round if current.throw is None or any(current.owed) else current.round - 1
    if closed < 1:
        return []
    own_first = sorted(look.players, key=lambda player: player.seat != current.seat)
    did = [_did(look, p.seat, closed) for p in own_first if not p.has_left]
    parts = [part for part in (*did, *_sent(look)) if part]
    return [" · ".join(parts)] if parts else []


def throw(look: Look) -> list[str]:
    """Report the throw and its outcome or, before the first, the levels and the start blocks."""
    current = look.view_as(View)
    if current.phase is Phase.LEVEL:
        return [look.say("brikks-news-levels")]
    if current.round == 0:
        return [look.say("brikks-news-starting"), *_starts(look)]
    if current.throw is None or current.phase is Phase.OVER:
        return []
    player, block = who(look, current.active), block_words(current.throw, look)
    if current.given_up is not None:
        first = block_words(current.given_up, look)
        key = "brikks-news-rethrow"
        return [look.say(key, round=current.round, player=player, first=first, block=block)]
    state = "open" if current.phase is Phase.DECIDE else "kept"
    return [look.say("brikks-news-throw", round=current.round, player=player, block=block, state=state)]


def thrown(dice: tuple[int, ...], reader: Speech) -> str:
    colour, number = dice
    return block_name(Block(COLOURS[colour - 1], number), reader)


def is_thrown_again(look: Look) -> bool:
    current = look.view_as(View)
    return current.throw is not None and current.given_up is not None


def standing(look: Look, seat: Seat) -> str:
    """List the parts of a seat's points, its level if levels differ, and whether it is out."""
    current = look.view_as(View)
    sheet, parts = current.sheets[seat], []
    if current.result is not None and not current.is_duel:
        parts.append(_score(current, seat, look))
    if sheet.is_out and current.result is None:
        parts.append(look.say("brikks-is-out"))
    if look.variant == OWN_LEVELS and sheet.level:
        parts.append(look.say("brikks-own-level", level=sheet.level))
    return " · ".join(parts)


def story(look: Look) -> str:
    """Return a sign for each row from the bottom, in the colour of its last block: a square if it is full, a circle if it is
    at least half full, else a dot."""
    blocks = look.view_as(View).sheets[0].blocks
    last = {
        cell.row: placed.block.colour for placed in blocks for cell in cells(SHAPES[placed.block], placed.at)
    }
    filled = look.view_as(View).sheets[0].filled

    def sign(row: int) -> str:
        count = crosses(filled, row)
        if count < HALF:
            return UNFINISHED
        return (CIRCLES if count < len(COLUMNS) else SQUARES)[last[row]]

    return "".join(map(sign, ROWS))


def ending(look: Look) -> str:
    current = look.view_as(View)
    if current.result is None:
        return ""
    if not look.is_solo:
        has_fled = current.result.reason == Reason.SURVIVED and any(
            player.has_left for player in look.players
        )
        reason = "left" if has_fled else current.result.reason
        return look.say("brikks-ending", reason=reason, **_survivor(look))
    if current.throws is not None:
        return look.say("brikks-ending-short", reason=current.result.reason, throws=current.throws)
    bonus = POINTS_PER_LEVEL * (current.sheets[0].level - 1)
    lines = [
        look.say("brikks-ending", reason="solo", winner="", loser=""),
        look.say("brikks-rating", band=rating(current), bonus=bonus),
        look.say("brikks-old-solo") if current.has_rethrow else "",
    ]
    return "\n".join(line for line in lines if line)


def _survivor(look: Look) -> dict[str, str]:
    """Return who won and who lost a duel that one of the two survived."""
    losers = [player.seat for player in look.players if player.seat not in look.winners]
    names = zip(("winner", "loser"), (*look.winners[:1], *losers[:1]), strict=False)
    return {"winner": "", "loser": "", **{role: who(look, seat) for role, seat in names}}


def _starts(look: Look) -> Iterator[str]:
    current = look.view_as(View)
    for player in reversed(look.players):
        for start in current.sheets[player.seat].blocks[:1]:
            yield look.say(
                "brikks-news-start",
                player=who(look, player.seat),
                block=block_words(start.block, look),
                place=place_words(start, look),
            )


def _sent(look: Look) -> Iterator[str]:
    """Describe the minis of the last closed round, by their senders."""
    current = look.view_as(View)
    for player in look.players:
        if count := current.sheets[player.seat].new_minis:
            sender = opponent(player.seat)
            if sender != current.seat:
                name = short_name(look.players[sender], look)
                yield look.say("brikks-news-minis", player=name, count=count)


def _did(look: Look, seat: Seat, closed: int) -> str:
    """Tell the others about a seat's answer; the picture already shows a block that earned nothing."""
    current = look.view_as(View)
    sheet, player = current.sheets[seat], short_name(look.players[seat], look)
    match sheet.last:
        case Placement():
            return _earned(current, seat, player, look)
        case Bomb() if seat != current.seat:
            return look.say("brikks-news-bomb", player=player)
        case Out() if seat != current.seat and len(sheet.blocks) + sheet.bombs_used == closed:
            # It answered every throw and has a start block, so it dropped out in this round.
            return look.say("brikks-news-out", player=player)
    return ""


def _earned(current: View, seat: Seat, player: str, reader: Speech) -> str:
    """Tell which rows a seat's block filled or, if none, that it earned special crosses."""
    effects, gained = current.brought[seat], last_gain(current, seat)
    if effects is None or gained is None:
        return ""
    own = "yes" if seat == current.seat else "no"
    if effects.rows:
        return reader.say(
            "brikks-news-placed",
            is_own=own,
            player=player,
            rows=tuple(map(str, effects.rows)),
            count=len(effects.rows),
            points=gained.points,
        )
    if effects.crosses and not current.is_duel:
        return reader.say("brikks-news-crosses", is_own=own, player=player, count=effects.crosses)
    return ""


def _score(current: View, seat: Seat, reader: Speech) -> str:
    parts = view_score(current, seat)
    return reader.say(
        "brikks-score",
        rows=sum(parts.rows),
        special=parts.special,
        bombs=parts.bombs,
        energy=parts.energy,
    )
