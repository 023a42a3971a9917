"""Every picture of every game is drawn in the theme of its look, and names the players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.computers.self_play import play_on
from bot.games.brilliant.pictures import table
from bot.games.registry import PARTS
from bot.pages.page import Picture
from bot.render.podium import Compared
from bot.render.theme import THEMES, WIDTH
from bot.turns.look import Look
from engine.game import Header, Seat
from engine.games import GAMES
from tests.bench.command import run
from tests.journeys import drawn
from tests.paths import DATA
from tests.pixels import decoded, look_alike

NAMES = ("Ελένη", "🎲 花子")
HEADERS = {
    "brilliant": Header("brilliant", 2, {"level": (DATA / "fixture.toml").read_text(encoding="utf-8")}),
    "brikks": Header("brikks", 2, {"variant": "base", "level": "2"}),
}


def look_at_the_end(game: str) -> Look:
    header = HEADERS[game]
    players = PARTS[game].measuring
    *_, (_, state) = play_on(GAMES[game], header, b"seed", [players["random"]] * header.seats)
    look = drawn.look_at(game, state, Seat(0), variant="2")
    named = tuple(replace(p, name=name) for p, name in zip(look.players, NAMES, strict=True))
    options = replace(look.options, header_options=header.options, seats=header.seats)
    return replace(look, players=named, options=options)


def pictures(look: Look) -> Iterator[Picture]:
    part = PARTS[look.kind]
    yield part.pictures.sheet(look, "")
    yield part.pictures.table(look)
    yield part.pictures.preview(look)
    yield part.pictures.reveal(look, Compared())
    for topic in part.rules_pages.topics:
        if (picture := part.rules_pages.pictures.picture(topic, "en", look.viewer.theme)) is not None:
            yield picture


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_in_the_theme_of_its_look(game: str) -> None:
    look = look_at_the_end(game)
    kinds = [[*pictures(replace(look, viewer=replace(look.viewer, theme=theme)))] for theme in THEMES]
    assert len({picture.key for kind in kinds for picture in kind}) == sum(map(len, kinds))
    for theme, kind in zip(THEMES.values(), kinds, strict=True):
        assert len(kind) >= 5
        for picture in kind:
            corner = decoded(picture.draw()).getpixel((1, 1))
            assert corner == theme.ground, picture.key


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_picture_name_the_players(game: str) -> None:
    words = PARTS[game].pictures.table(look_at_the_end(game)).description
    assert all(name in words for name in NAMES)


def test_the_picture_of_a_lobby_names_those_who_have_joined() -> None:
    end = look_at_the_end("brilliant")
    look = replace(end, status="lobby", view=None, viewer=replace(end.viewer, seat=None))
    ada, ben = (replace(player, name=name) for player, name in zip(look.players, ("Ada", "Ben"), strict=True))
    joined = [(ada,), (ben,), (ada, ben), (ben, ada)]
    preview = PARTS["brilliant"].pictures.preview
    assert len({preview(replace(look, players=players)).draw() for players in joined}) == len(joined)


@pytest.mark.parametrize("game", GAMES)
def test_a_locale_with_a_region_is_the_same_language(game: str) -> None:
    look, sheet = look_at_the_end(game), PARTS[game].pictures.sheet
    english = sheet(look.read_in("en"), "").draw()
    for locale in ("en-GB", "pl"):
        assert look_alike(sheet(look.read_in(locale), "").draw(), english)


@pytest.mark.slow
def test_example_pictures_are_written(tmp_path: Path) -> None:
    assert run("render", ["--out", str(tmp_path), "--theme", "light"]) == 0
    written = sorted(path.stem for path in tmp_path.glob("*.png"))
    assert {"sheet", "sheet-finished", "solo", "table", "rules-turn", "brikks-sheet", "brikks-table"} <= {
        *written
    }
    for path in tmp_path.glob("*.png"):
        wanted = table.WIDTH if "table" in path.stem else WIDTH
        assert decoded(path.read_bytes()).width == wanted, path.stem
