"""Alt texts and text forms keep to Discord's limits, and say all that the picture shows."""

from __future__ import annotations

import pytest

from bot.games.brikks.pictures.labels import labelled_places
from bot.games.brikks.pictures.sheet import text_sheet
from bot.games.registry import PARTS
from bot.pages.texts import LANGUAGES, text
from bot.render.prose import ALT_LIMIT, TEXT_LIMIT
from engine.brikks.state import Phase
from engine.brilliant.level import format_field
from engine.brilliant.view import placements
from engine.games import GAMES
from tests.games.brikks.pictures.games import OWN, drawn_sheet
from tests.games.drawn_games import KINDS, MODULES

EVERY = 4
"""Of so many moments, one is read."""


@pytest.mark.slow
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_words_keep_to_their_limits_through_whole_games(game: str, kind: str, locale: str) -> None:
    module = MODULES[game]
    for views in module.views_of(kind)[::EVERY]:
        for choice in module.choices(views[0]):
            alt, form, table = module.texts(views, choice, locale)
            assert 0 < len(alt) <= ALT_LIMIT
            assert 0 < len(form) <= TEXT_LIMIT
            assert 0 < len(table) <= ALT_LIMIT


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_the_rules_has_an_alt_text(game: str, locale: str) -> None:
    pictures = PARTS[game].rules_pages.pictures
    for topic in pictures.topics:
        assert 0 < len(pictures.describe(topic, locale=locale)) <= ALT_LIMIT


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("kind", MODULES["brilliant"].KINDS)
def test_the_text_form_of_brilliant_has_every_field_and_every_choice(kind: str, locale: str) -> None:
    module = MODULES["brilliant"]
    for views in module.views_of(kind)[::EVERY]:
        view, words = views[0], module.texts(views, None, locale)[1]
        for place in view.level.fields:
            number = view.sheet.numbers[place]
            assert (f"{format_field(place)} {number}" if number else format_field(place)) in words
        assert len(words.splitlines()) >= 1 + len(view.level.areas)
        for choice in placements(view):
            assert format_field(choice.field) in words.splitlines()[-1]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_text_form_of_brikks_has_every_row_and_every_place(locale: str) -> None:
    for views in MODULES["brikks"].views_of("two")[::EVERY]:
        view = views[OWN]
        due = view.throw if view.phase is Phase.RESOLVE else None
        lines = text_sheet(drawn_sheet(view, block=due, locale=locale).shown).splitlines()
        assert len(lines) >= 2 + 11
        if view.phase is Phase.RESOLVE and view.throw is not None and OWN in view.pending:
            for label in labelled_places(view, view.throw):
                assert text(locale, "labelled", label=label, what="") in lines[2]
