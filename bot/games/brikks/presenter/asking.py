"""Say what a seat has to do, what it is choosing, and what it has entered."""

from __future__ import annotations

from bot.games.brikks.naming import block_name, block_words
from bot.games.brikks.pictures.labels import other_blocks
from bot.games.brikks.presenter.drafts import Draft, Turning, cells_of, cost_of, marked_block, parse_draft
from bot.games.brikks.presenter.words import who
from bot.pages.texts import Speech
from bot.turns.look import Look
from engine.brikks.blocks import Block
from engine.brikks.gains import expected_gain
from engine.brikks.moves import Bomb, ChooseLevel, Minis, Out, Placement
from engine.brikks.sheet import BOMB_POINTS, BOMBS
from engine.brikks.state import Phase, opponent
from engine.brikks.view import View, may_bomb, mini_places, places


def status(look: Look, arg: str) -> str:
    current = look.view_as(View)
    if look.viewer.entry is not None:
        return _entered(look)
    if look.viewer.seat not in current.pending:
        return _waiting(look)
    draft = parse_draft(current, arg)
    match current.phase:
        case Phase.LEVEL:
            return look.say("brikks-ask-level")
        case Phase.DECIDE:
            return _ask_decide(current, look)
        case Phase.MINIS:
            return _ask_minis(look, draft)
    match draft:
        case Turning():
            return look.say("brikks-ask-turn")
        case Placement() | Bomb() | Out():
            return _draft(look, draft)
        case Block() if current.phase is Phase.START:
            return look.say("brikks-ask-column")
    if current.phase is Phase.START:
        return look.say("brikks-ask-start")
    return _ask_place(look, draft)


def _waiting(look: Look) -> str:
    """Say what the others are doing meanwhile."""
    current = look.view_as(View)
    if current.sheet is not None and current.sheet.is_out:
        return look.say("brikks-wait-out")
    players = tuple(who(look, seat) for seat in sorted(current.pending))
    moved = {player.seat for player in look.players if player.has_moved}
    match current.phase:
        case Phase.START | Phase.MINIS if moved.issuperset(current.pending):
            return look.say("brikks-wait-chosen", players=players)
        case Phase.START:
            return look.say("brikks-wait-start", players=players)
        case Phase.DECIDE if current.throw is not None:
            block = block_words(current.throw, look)
            return look.say("brikks-wait-decide", players=players, block=block)
        case Phase.MINIS:
            return look.say("brikks-wait-minis", players=players)
    return ""


def _ask_decide(current: View, reader: Speech) -> str:
    if current.throw is None:
        return ""
    block, count = block_name(current.throw, reader), len(places(current, current.throw))
    asked = reader.say("brikks-ask-decide", block=block, places=count)
    return f"{asked}\n{reader.say('brikks-old-solo')}" if current.is_solo else asked


def _ask_place(look: Look, draft: Draft | None) -> str:
    current = look.view_as(View)
    block = marked_block(current, draft)
    if block is None:
        return ""
    if places(current, block):
        return look.say("brikks-ask-place", block=block_name(block, look), cost=cost_of(current, block))
    can_turn = next(other_blocks(current), None) is not None
    ways = {(True, True): "both", (True, False): "energy", (False, True): "bomb", (False, False): "none"}
    return look.say("brikks-ask-stuck", help=ways[can_turn, may_bomb(current)], mode=look.mode)


def _ask_minis(look: Look, draft: Draft | None) -> str:
    current = look.view_as(View)
    if look.viewer.seat is None:
        return ""
    owed = current.owed[look.viewer.seat]
    if chosen := cells_of(draft):
        left = owed - len(chosen) if mini_places(current, chosen) else 0
        return look.say("brikks-draft-minis", left=left)
    return look.say("brikks-ask-minis", player=who(look, opponent(look.viewer.seat)), owed=owed)


def _draft(look: Look, draft: Placement | Bomb | Out) -> str:
    """Describe a move that is drawn on the sheet but not entered yet."""
    current = look.view_as(View)
    match draft:
        case Placement() if current.phase is Phase.START:
            return look.say("brikks-draft-start")
        case Placement():
            return look.say("brikks-draft-place")
        case Bomb():
            return look.say("brikks-draft-bomb", **_bombs_left(current))
    return look.say("brikks-draft-out", mode=look.mode)


def _entered(look: Look) -> str:
    current = look.view_as(View)
    match look.viewer.entry:
        case ChooseLevel(level):
            return look.say("brikks-entered-level", level=level)
        case Placement(block) if current.phase is Phase.START:
            return look.say("brikks-entered-start", block=block_words(block, look))
        case Placement() as placement:
            brought = expected_gain(current, placement)
            points = 0 if brought is None else brought.points
            words = block_words(placement.block, look)
            return look.say("brikks-entered-place", block=words, points=points)
        case Bomb():
            return look.say("brikks-entered-bomb", **_bombs_left(current))
        case Out():
            return look.say("brikks-entered-out")
        case Minis(cells):
            return look.say("brikks-entered-minis", count=len(cells))
    return look.say("brikks-entered-decide")


def _bombs_left(current: View) -> dict[str, int | str]:
    """Return how many bombs are left after one more, and their points."""
    used = 1 if current.sheet is None else current.sheet.bombs_used + 1
    return {
        "bombs": BOMBS - used,
        "points": BOMB_POINTS[used],
        "kind": "duel" if current.is_duel else "base",
    }
