"""Pictures of a look, each with its alt text: both show the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.games.names import drawn_names, plain_names
from bot.pages.page import Draw, Picture
from bot.pages.texts import language
from bot.render.mosaic import mosaic
from bot.render.prose import ALT_LIMIT, joined
from bot.turns.look import Look
from engine.game import Seat, View
from engine.kept import keeps_answers


def picture(
    look: Look,
    locale: str,
    name: str,
    render: Callable[..., bytes],
    describe: Callable[..., str],
    **shown: Any,
) -> Picture:
    """What both functions make of the look's view, the players' names and the values in `shown`, all hashable."""
    alt = _described(look.view, describe, names=plain_names(look, locale), locale=locale, **shown)
    names = drawn_names(look, locale)
    draw = Draw(render, look.view, names=names, theme=look.viewer.theme, locale=locale, **shown)
    return drawn(look, locale, name, alt, draw)


@keeps_answers
def _described(view: View | None, /, describe: Callable[..., str], **shown: Any) -> str:
    return describe(view, **shown)


def all_sheets(
    look: Look, locale: str, view: View, render: Callable[..., bytes], describe: Callable[..., str]
) -> Picture:
    """All sheets of a finished game in one picture: Discord crops pictures that stand side by side.

    `view` is a spectator's. Everybody with this language and theme gets the same picture, drawn once.
    """
    shown = replace(look, view=view, viewer=replace(look.viewer, seat=None))
    sheets = [picture(shown, locale, "sheet", render, describe, seat=player.seat) for player in look.players]
    room = ALT_LIMIT // len(sheets) - 1
    alt = " ".join(joined(sheet.description.split(), " ", room) for sheet in sheets)
    return drawn(shown, locale, "sheets", alt, lambda: mosaic([sheet.draw() for sheet in sheets]))


def drawn(look: Look, locale: str, name: str, alt: str, draw: Callable[[], bytes]) -> Picture:
    """A picture keyed by game, seat, name, language and theme."""
    return Picture(
        f"{name}.png",
        alt,
        f"{look.game}:{look.viewer.seat}:{name}:{language(locale)}:{look.viewer.theme}",
        draw,
    )


def moved(look: Look) -> frozenset[Seat]:
    """The seats that have moved in the open round."""
    return frozenset(player.seat for player in look.players if player.has_moved)
