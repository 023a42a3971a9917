"""The picture of one sheet, and the sheet as text."""

from __future__ import annotations

from functools import cache

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import THEMES
from bot.games.brikks.pictures.field import FIELD
from bot.games.brikks.pictures.final import FINAL
from bot.games.brikks.pictures.head import HEAD
from bot.games.brikks.pictures.key import say_blocks
from bot.games.brikks.pictures.legend import legend
from bot.games.brikks.pictures.rows import ROW_POINTS_PART, row_line
from bot.games.brikks.pictures.shown import Rank, ShownSheet
from bot.games.brikks.pictures.side import side
from bot.games.plan import Plan
from bot.render.prose import TEXT_LIMIT, join_parts
from bot.render.theme import WIDTH
from engine.brikks.field import ROWS
from engine.brikks.state import Phase
from engine.brikks.view import View


def sheet_plan(view: View, *, has_legend: bool = False) -> Plan[ShownSheet]:
    """Return the plan of this view's sheets; the legend is for a lobby, where people read before they play."""
    return _plan(view.is_duel, view.phase is Phase.OVER, has_legend)


@cache
def _plan(is_duel: bool, is_over: bool, has_legend: bool) -> Plan[ShownSheet]:
    below = (legend(is_duel=is_duel),) if has_legend else ()
    parts = (*(FINAL if is_over else HEAD), ROW_POINTS_PART, FIELD, *side(is_duel=is_duel), *below)
    return Plan(WIDTH, layout.HEIGHT + layout.LEGEND_HEIGHT * has_legend, THEMES, parts)


def text_sheet(shown: ShownSheet) -> str:
    """Return the whole sheet as text for screen readers, at most 1900 characters."""
    said = sheet_plan(shown.view).said(shown)
    head = " ".join(words for rank, words in said if rank <= Rank.PENCIL)
    means = " ".join(words for rank, words in said if Rank.MEANS <= rank < Rank.ROWS)
    landings = [words for rank, words in said if rank == Rank.LANDINGS]
    rows = [row_line(shown, row) for row in reversed(ROWS)]
    blocks = [words for _, words in say_blocks(shown)]
    return join_parts([head, means, *landings, *rows, *blocks], "\n", TEXT_LIMIT)
