"""With a language of words that are in no file, whatever is still in English was never translated."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.computers.self_play import play_on
from bot.games.registry import PARTS
from bot.messages.panel import panel_page
from bot.messages.table import table_page
from bot.pages.page import Button, Item, Link, Page, Select
from bot.pages.texts import text
from engine.game import Seat
from engine.games import GAMES
from tests.around import ADDITIONS
from tests.games.ended_looks import BASE, TABLE
from tests.journeys import drawn
from tests.pseudo import LONG, REVERSED, backwards, longer, made

SOURCE = """one = A **fish** and `/home` for { $name } :fire: <t:1:R>
two = { $n ->
    [one] one fish
   *[other] { $n } fish { -sea }
}
-sea = at sea
"""


def test_words_change_and_everything_else_stays() -> None:
    assert made(SOURCE, backwards).splitlines() == [
        "one = A **hsif** dna `/home` rof { $name } :fire: <t:1:R>",
        "two = { $n ->",
        "    [one] eno hsif",
        "   *[other] { $n } hsif { -sea }",
        "}",
        "-sea = ta aes",
    ]
    assert made("one = fish\n", longer) == "one = fîšhöö\n"
    assert not [one for one in FluentParser().parse(made(SOURCE, longer)).body if isinstance(one, ftl.Junk)]


def test_the_languages_have_all_texts(pseudo: None) -> None:
    assert text(LONG, "lobby-join") == longer(text("en", "lobby-join"))
    assert text(REVERSED, "lobby-join") == backwards(text("en", "lobby-join"))


def said(page: Page) -> Iterator[str]:
    yield page.content
    yield from page.caption
    yield from (picture.description for picture in page.pictures)
    for row in page.rows:
        for item in row:
            yield from _said_on(item)


def _said_on(item: Item) -> Iterator[str]:
    match item:
        case Button() | Link():
            yield item.label
        case Select():
            yield item.placeholder
            yield from (words for one in item.options for words in (one.label, one.description))


@pytest.mark.parametrize(("game", "options"), [("brilliant", TABLE), ("brikks", BASE)])
def test_nothing_in_a_game_is_said_in_english_alone(game: str, options: dict[str, str], pseudo: None) -> None:
    header = GAMES[game].new_header(2, options)
    players = [PARTS[game].measuring["random"]] * 2
    untranslated: set[str] = set()
    for number, (_, state) in enumerate(play_on(GAMES[game], header, b"seed", players)):
        look = drawn.look_at(game, state, Seat(0), variant="1")
        look = look.read_in(LONG)
        if number % 9 == 0 or look.status == "finished":
            for page in (panel_page(look, None, ADDITIONS), table_page(look)):
                for words in said(page):
                    plain = re.sub(r"<[^<>]+>|`[^`]*`|\]\(\S+\)", "", words)
                    found = re.findall(r"[^\W\d_]{3,}", plain)
                    untranslated |= {word for word in found if not word.endswith("ö")}
    assert untranslated - {"x" * 32, "fixture"} == set(), "players and levels are called the same everywhere"
