"""Say what a seat has to do, what it is about to choose, and what it has entered."""

from __future__ import annotations

from bot.games.brikks.presenter.drafts import Draft, cells_of, cost_of, marked, parse_draft
from bot.games.brikks.presenter.words import block_words, brings, cell_words, place_words, who
from bot.pages.texts import text
from bot.turns.look import Look
from engine.brikks.blocks import Block
from engine.brikks.moves import Bomb, ChooseLevel, Minis, Out, Placement
from engine.brikks.sheet import BOMB_POINTS, BOMBS
from engine.brikks.state import Phase, opponent
from engine.brikks.view import View, blocks, may_bomb, mini_places, places


def status(look: Look, locale: str, arg: str) -> str:
    current = look.view_as(View)
    if look.viewer.entry is not None:
        return _entered(look, locale)
    if look.viewer.seat not in current.pending:
        return _waiting(look, locale)
    draft = parse_draft(current, arg)
    match current.phase:
        case Phase.LEVEL:
            return text(locale, "brikks-ask-level")
        case Phase.DECIDE:
            return _ask_decide(current, locale)
        case Phase.MINIS:
            return _ask_minis(look, draft, locale)
    match draft:
        case Placement() | Bomb() | Out():
            return _draft(look, draft, locale)
        case Block() if current.phase is Phase.START:
            return text(locale, "brikks-ask-column", block=block_words(draft, locale))
    if current.phase is Phase.START:
        return text(locale, "brikks-ask-start")
    return _ask_place(current, draft, locale)


def _waiting(look: Look, locale: str) -> str:
    """Say what the others are doing meanwhile."""
    current = look.view_as(View)
    if current.sheet is not None and current.sheet.is_out:
        return text(locale, "brikks-wait-out")
    players = ", ".join(who(look, seat, locale) for seat in sorted(current.pending))
    match current.phase:
        case Phase.START:
            return text(locale, "brikks-wait-start", players=players)
        case Phase.DECIDE if current.throw is not None:
            block = block_words(current.throw, locale)
            return text(locale, "brikks-wait-decide", players=players, block=block)
        case Phase.MINIS:
            return text(locale, "brikks-wait-minis", players=players)
    return ""


def _ask_decide(current: View, locale: str) -> str:
    if current.throw is None:
        return ""
    count = len(places(current, current.throw))
    asked = text(locale, "brikks-ask-decide", block=block_words(current.throw, locale), places=count)
    return f"{asked}\n{text(locale, 'brikks-old-solo')}" if current.is_solo else asked


def _ask_place(current: View, draft: Draft | None, locale: str) -> str:
    block, sheet = marked(current, draft), current.sheet
    if block is None or sheet is None:
        return ""
    words = block_words(block, locale)
    means = {"energy": sheet.energy.active, "bombs": BOMBS - sheet.bombs_used}
    if places(current, block):
        return text(locale, "brikks-ask-place", block=words, cost=cost_of(current, block), **means)
    can_turn = any(places(current, other) for other, _ in blocks(current))
    ways = {(True, True): "both", (True, False): "energy", (False, True): "bomb", (False, False): "none"}
    way = ways[can_turn, may_bomb(current)]
    return text(locale, "brikks-ask-stuck", block=words, help=way, **means)


def _ask_minis(look: Look, draft: Draft | None, locale: str) -> str:
    current = look.view_as(View)
    if look.viewer.seat is None:
        return ""
    owed = current.owed[look.viewer.seat]
    if chosen := cells_of(draft):
        cells = "; ".join(cell_words(cell, locale) for cell in chosen)
        left = owed - len(chosen) if mini_places(current, chosen) else 0
        return text(locale, "brikks-draft-minis", count=len(chosen), cells=cells, left=left)
    return text(locale, "brikks-ask-minis", player=who(look, opponent(look.viewer.seat), locale), owed=owed)


def _draft(look: Look, draft: Placement | Bomb | Out, locale: str) -> str:
    """Describe a move that is drawn on the sheet but not entered yet."""
    current = look.view_as(View)
    match draft:
        case Placement() if current.phase is Phase.START:
            return text(
                locale,
                "brikks-draft-start",
                block=block_words(draft.block, locale),
                place=place_words(draft, locale),
            )
        case Placement():
            return text(locale, "brikks-draft-place", **_placed(current, draft, locale))
        case Bomb():
            return text(locale, "brikks-draft-bomb", **_bombs_left(current))
    return text(locale, "brikks-draft-out", mode=look.mode)


def _entered(look: Look, locale: str) -> str:
    current = look.view_as(View)
    match look.viewer.entry:
        case ChooseLevel(level):
            return text(locale, "brikks-entered-level", level=level)
        case Placement(block) as start if current.phase is Phase.START:
            words = block_words(block, locale)
            return text(locale, "brikks-entered-start", block=words, place=place_words(start, locale))
        case Placement() as placement:
            return text(locale, "brikks-entered-place", **_placed(current, placement, locale))
        case Bomb():
            return text(locale, "brikks-entered-bomb", **_bombs_left(current))
        case Out():
            return text(locale, "brikks-entered-out")
        case Minis(cells):
            return text(locale, "brikks-entered-minis", count=len(cells))
    return text(locale, "brikks-entered-decide")


def _bombs_left(current: View) -> dict[str, int | str]:
    """Return how many bombs are left after one more, and their points."""
    used = 1 if current.sheet is None else current.sheet.bombs_used + 1
    return {
        "bombs": BOMBS - used,
        "points": BOMB_POINTS[used],
        "kind": "duel" if current.is_duel else "base",
    }


def _placed(current: View, placement: Placement, locale: str) -> dict[str, str]:
    cost = cost_of(current, placement.block)
    price = [text(locale, "brikks-brings-cost", count=cost)] if cost else []
    return {
        "block": block_words(placement.block, locale),
        "place": place_words(placement, locale),
        "brings": " · ".join([*price, *brings(current, placement, locale)]) or "none",
    }
