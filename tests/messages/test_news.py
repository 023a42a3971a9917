"""What the last round brought reaches every player, however many pieces of news there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.computers.self_play import play_on
from bot.games.looks import look_without_table
from bot.games.names import short_name
from bot.games.registry import PARTS
from bot.messages.panel import panel_page
from bot.render.theme import badge
from bot.turns.look import Look
from engine.game import Header, Seat, Step
from engine.games import GAMES
from tests.paths import DATA

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"]
HEADERS = {
    "brilliant": Header(
        "brilliant", 6, {"level": (DATA / "fixture.toml").read_text(encoding="utf-8"), "start": "stars"}
    ),
    "brikks": Header("brikks", 4, {"variant": "base", "level": "2"}),
}


def looks(game: str, locale: str) -> Iterator[Look]:
    """The looks of two seats at a full table, whenever a move is owed."""
    header, rules = HEADERS[game], GAMES[game]
    players = [PARTS[game].players["steady"]] * header.seats
    for step, (_, state) in enumerate(play_on(rules, header, b"news", players)):
        for seat in (Seat(0), Seat(2)):
            if seat in rules.pending(state):
                names, users = NAMES[: header.seats], [*range(10**17, 10**17 + header.seats)]
                look = look_without_table(
                    "news",
                    header,
                    rules.view(state, seat),
                    seat,
                    names,
                    step=Step(step),
                    users=users,
                    locale=locale,
                )
                yield replace(look, is_alone=False, options=replace(look.options, clock="live"))


@pytest.mark.parametrize("game", HEADERS)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_panel_tells_of_everybody_who_made_news(game: str, locale: str) -> None:
    several = 0
    for look in looks(game, locale):
        part, page = PARTS[game], panel_page(look)
        told, alt = "\n".join(page.caption), page.pictures[0].description
        others = [player for player in look.players if player.seat != look.viewer.seat]
        news, gains = " ".join(part.words.news(look)), part.words.gains(look)
        named = [one for one in others if short_name(one, look) in news and gains[one.seat] > 0]
        several += len(named) > 1
        assert all(short_name(one, look) in told or badge(one.seat) in told for one in named), told
        assert all(f"{one.name} +{gains[one.seat]}" in alt for one in named)
    assert several > 2
