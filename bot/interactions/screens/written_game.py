"""A game on a screen: what its person can do, and everybody's table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.registry import PARTS
from bot.interactions.screens.written import (
    Json,
    Offer,
    Shown,
    offered_controls,
    without,
    written_page,
    written_rows,
    written_table,
    written_target,
)
from bot.messages.additions import Additions
from bot.messages.ended import closing_page
from bot.messages.game_messages import Drawing
from bot.messages.panel import panel_page
from bot.messages.table import table_page
from bot.pages.control import Verb, parse_control
from bot.pages.page import Page, Row
from bot.store.rows import PanelPlace, Theme
from bot.turns.look import Look, Looks, Refused

NOT_HERE = frozenset({Verb.SHEET.value, Verb.MYSHEET.value})
"""Controls that lead to one's own sheet, which a screen shows already."""


@dataclass(frozen=True, slots=True)
class Viewing:
    """The person who sees a game, and how."""

    user_id: int
    channel_id: int
    locale: str
    theme: Theme
    additions: Additions

    def of(self, look: Look) -> Look:
        """Return the look in the person's language and theme."""
        return replace(look, viewer=replace(look.viewer, locale=self.locale, theme=self.theme))


async def written_game(looks: Looks, viewing: Viewing, drawing: Drawing, shown: Shown) -> tuple[Json, Offer]:
    """Return a game for the screen of one person, and the controls that it offers; the panel is drawn by
    `drawing`."""
    look, table = viewing.of(looks(viewing.user_id)), viewing.of(looks(None))
    public = Page() if look.is_private else public_page(table, viewing.additions)
    is_seated = look.status != "lobby" and look.own is not None and not look.own.has_left
    # The message of a lobby, which everybody sees, has all its controls.
    in_lobby = {Verb.JOIN.value: look.own is None, Verb.START.value: viewing.user_id == look.host_id}
    unwanted = NOT_HERE | {verb for verb, is_for_them in in_lobby.items() if not is_for_them}
    panel = own_page(look, viewing, drawing) if is_seated else replace(public, rows=_rows(public, unwanted))
    rows = _rows(public, NOT_HERE | _verbs(panel)) if is_seated else ()
    has_table = look.view is not None and bool(public.pictures)
    written = {
        "game": look.game,
        "kind": look.kind,
        "title": PARTS[look.kind].words.title(look),
        "step": look.step,
        "status": look.status,
        "panel": await written_page(panel, viewing.locale, shown),
        "targets": [written_target(target) for target in panel.targets()],
        "dice_boxes": PARTS[look.kind].pictures.dice(look) if is_seated and look.status == "running" else (),
        "table": {
            **written_table(look),
            "picture": (await shown(public.pictures[0])) if has_table else None,
            "buttons": written_rows(rows),
        },
    }
    return written, dict(offered_controls(panel)) | dict(offered_controls(Page(rows=rows)))


def own_page(look: Look, viewing: Viewing, drawing: Drawing) -> Page:
    """Return the panel of a player, as on a message that can be edited at any time."""
    # A message in the channel would say that it stands still; one elsewhere names the channel.
    place: PanelPlace = "activity" if look.place.channel_id == viewing.channel_id else "dm"
    players = tuple(replace(p, panel=place) if p.seat == look.viewer.seat else p for p in look.players)
    look = replace(look, players=players)
    try:
        page = drawing(look, None, viewing.additions)
    except Refused:
        # The drawing is of a moment that has just passed.
        page = panel_page(look, None, viewing.additions)
    # The line above the sheet is for notifications.
    return replace(page, content="") if page.caption else page


def public_page(look: Look, additions: Additions) -> Page:
    """Return what everybody at the table sees."""
    return closing_page(look, additions) if look.status == "finished" else table_page(look)


def _rows(page: Page, unwanted: frozenset[str]) -> tuple[Row, ...]:
    return without(
        page, lambda item: (control := parse_control(item)) is not None and control.verb in unwanted
    )


def _verbs(page: Page) -> frozenset[str]:
    controls = (parse_control(item) for item, _ in offered_controls(page))
    return frozenset(control.verb for control in controls if control is not None)
