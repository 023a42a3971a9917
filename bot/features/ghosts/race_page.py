"""The page before a race: who played, what they made, when, and what happens next."""

from __future__ import annotations

from bot.features.ghosts.setup import given_up_seat
from bot.games.names import player_name
from bot.games.registry import PARTS
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Page, Style, button
from bot.pages.texts import text
from bot.turns.clocks import SECOND
from bot.turns.game import LoadedGame
from bot.turns.look import Look


def race_page(shown: Look, source: LoadedGame, user_id: int, locale: str) -> Page:
    """Return the page with the button that begins the race of this person against the finished game."""
    part, points = PARTS[shown.kind], PARTS[shown.kind].scoring.points(shown)
    taken = given_up_seat(source, user_id)
    rivals = [player for player in shown.players if shown.is_solo or player.seat != taken]
    lines = [
        text(
            locale,
            "race-rival",
            player=text(locale, "race-own") if player.user_id == user_id else player_name(player, locale),
            points=points[player.seat],
        )
        for player in sorted(rivals, key=lambda player: -points[player.seat])
    ]
    seat = next(player for player in shown.players if player.seat == taken)
    how = "alone" if shown.is_solo else "own" if seat.user_id == user_id else "seat"
    go = button(
        Control(Verb.GHOST, shown.game, shown.step, "go"),
        text(locale, "race-begin"),
        Style.SUCCESS,
        emoji="👻",
    )
    played = f"<t:{(source.row.ended_at or 0) // SECOND}:D>"
    return layout_page(
        words(text(locale, "race-title", title=part.words.title(shown, locale), time=played), *lines),
        rule(),
        words(
            text(locale, "race-how", how=how, player=player_name(seat, locale), points=points[taken]),
        ),
        row(go),
    )
