"""News for the table: the throw, the results of the last round, who is out, and the ending."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.presenter.words import block_words, brought, place_words, who
from bot.pages.texts import text
from bot.turns.look import Look
from engine.brikks.moves import Bomb, Out, Placement
from engine.brikks.state import OWN_LEVELS, Phase, opponent
from engine.brikks.view import POINTS_PER_LEVEL, View, rating, scored
from engine.game import Seat


def news(look: Look, locale: str) -> list[str]:
    current = look.view_as(View)
    if current.round == 0:
        return _set_up(look, locale)
    thrown, closed = list(_thrown(look, locale)), list(_closed(look, locale))
    return [*thrown, *closed] if _is_resolved(current) else [*closed, *thrown]


def standing(look: Look, seat: Seat, locale: str) -> str:
    """The parts of the points, the viewer's or the final ones; the level if levels differ; who is out."""
    current = look.view_as(View)
    sheet, parts = current.sheets[seat], []
    if not current.is_duel and (current.result is not None or seat == look.seat):
        parts.append(_score(current, seat, locale))
    if sheet.is_out and current.result is None:
        parts.append(text(locale, "brikks-is-out"))
    if look.variant == OWN_LEVELS and sheet.level:
        parts.append(text(locale, "brikks-own-level", level=sheet.level))
    return " · ".join(parts)


def ending(look: Look, locale: str) -> str:
    current = look.view_as(View)
    if current.result is None:
        return ""
    if not look.is_solo:
        return text(locale, "brikks-ending", reason=current.result.reason)
    bonus = POINTS_PER_LEVEL * (current.sheets[0].level - 1)
    lines = [
        text(locale, "brikks-ending", reason="solo"),
        text(locale, "brikks-rating", band=rating(current), bonus=bonus),
        text(locale, "brikks-old-solo") if current.has_rethrow else "",
    ]
    return "\n".join(line for line in lines if line)


def _set_up(look: Look, locale: str) -> list[str]:
    """The levels and the start blocks."""
    current = look.view_as(View)
    if current.phase is Phase.LEVEL:
        return [text(locale, "brikks-news-levels")]
    return [text(locale, "brikks-news-starting"), *_starts(look, locale)]


def _starts(look: Look, locale: str) -> Iterator[str]:
    current = look.view_as(View)
    for player in reversed(look.players):
        for start in current.sheets[player.seat].blocks[:1]:
            yield text(
                locale,
                "brikks-news-start",
                player=who(look, player.seat, locale),
                block=block_words(start.block, locale),
                place=place_words(start, locale),
            )


def _thrown(look: Look, locale: str) -> Iterator[str]:
    current = look.view_as(View)
    if current.throw is None or current.phase is Phase.OVER:
        return
    player, block = who(look, current.active, locale), block_words(current.throw, locale)
    if current.given_up is not None:
        yield text(
            locale,
            "brikks-news-rethrow",
            round=current.round,
            player=player,
            first=block_words(current.given_up, locale),
            block=block,
        )
    else:
        state = "open" if current.phase is Phase.DECIDE else "kept"
        yield text(locale, "brikks-news-throw", round=current.round, player=player, block=block, state=state)


def _closed(look: Look, locale: str) -> Iterator[str]:
    """Every seat's answer in the last closed round."""
    current = look.view_as(View)
    closed = current.round if _is_resolved(current) else current.round - 1
    if closed == 0:
        yield from _starts(look, locale)
        return
    for player in look.players:
        if not player.has_left and (line := _did(look, player.seat, closed, locale)):
            yield line
    for player in look.players:
        if count := current.sheets[player.seat].new_minis:
            sender = who(look, opponent(player.seat), locale)
            yield text(locale, "brikks-news-minis", player=sender, count=count)


def _is_resolved(current: View) -> bool:
    """Whether every seat has answered this round's throw; minis may still be due."""
    return current.throw is None or any(current.owed)


def _did(look: Look, seat: Seat, closed: int, locale: str) -> str:
    current = look.view_as(View)
    sheet, player = current.sheets[seat], who(look, seat, locale)
    match sheet.last:
        case Placement(block):
            words = " · ".join(brought(current, seat, locale)) or "none"
            shown = block_words(block, locale)
            return text(locale, "brikks-news-placed", player=player, block=shown, brings=words)
        case Bomb():
            return text(locale, "brikks-news-bomb", player=player)
        case Out(block) if len(sheet.blocks) + sheet.bombs_used == closed:
            # It answered every throw, plus its start block, so it dropped out in this round.
            return text(locale, "brikks-news-out", player=player, block=block_words(block, locale))
    return ""


def _score(current: View, seat: Seat, locale: str) -> str:
    parts = scored(current, seat)
    return text(
        locale,
        "brikks-score",
        rows=sum(parts.rows),
        special=parts.special,
        bombs=parts.bombs,
        energy=parts.energy,
    )
