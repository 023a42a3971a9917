"""Every word is measured where it is drawn: none touches another, an edge or the end of its slot."""

from __future__ import annotations

from itertools import cycle

import pytest

from bot.games.brilliant.pictures import rules
from bot.games.brilliant.pictures.sheet import sheet_scene
from bot.games.brilliant.pictures.slot_keys import sheet_keys
from bot.games.brilliant.pictures.table import table_keys, table_scene
from bot.pages.texts import LANGUAGES
from bot.render.names import Name, drawn_name
from bot.render.pen import ELLIPSIS, fit, text_width
from bot.render.theme import LEGIBLE, SMALLEST
from engine.brilliant.level import COLUMN_LETTERS
from engine.game import Seat
from tests.games.brilliant.pictures.games import LEVEL_FILES, game
from tests.pseudo import LONG, REVERSED
from tests.render.measured import Seen, check


def names(seats: int) -> list[Name]:
    """Long and short ones, in both fonts."""
    people = ("W" * 32, "Bo", "健太郎" * 10, "Maximiliane", "Ω", "Computer 12")
    return [drawn_name(name, "") for name in people[:seats]]


# Words are the same on every level: the longest ones on each, those of our languages on two.
@pytest.mark.parametrize(
    ("name", "seats", "locale"),
    [
        *((name, seats, LONG) for name, seats in zip(LEVEL_FILES, cycle((1, 2, 6)), strict=False)),
        *(("4", seats, language) for seats in (1, 6) for language in (*LANGUAGES, REVERSED)),
    ],
    indirect=["locale"],
)
def test_nothing_on_a_sheet_overlaps_or_is_cut(name: str, seats: int, locale: str, seen: Seen) -> None:
    views = game(name, seats)
    for number in (0, len(views) // 2, len(views) - 1):
        seen.clear()
        view = views[number][0]
        scene = sheet_scene(view.level, "dark", seats)
        check(scene, sheet_keys(view, Seat(0), names(seats), None, locale), seen)
        assert any(view.level.name.startswith(words.rstrip(ELLIPSIS)) for words, _, _ in seen if words)
        axis = [size for words, box, size in seen if words in COLUMN_LETTERS and box[1] < scene.height / 4]
        assert len([size for size in axis if size >= LEGIBLE]) >= view.level.columns
        # Neither written out nor a number: the sign of one half is the same everywhere.
        assert not any("1-3" in words for words, _, _ in seen)


@pytest.mark.parametrize("seats", [1, 6])
def test_nothing_on_a_table_overlaps_or_is_cut(seats: int, locale: str, seen: Seen) -> None:
    views = game("4", seats)
    for number in (0, len(views) // 2, len(views) - 1):
        seen.clear()
        view = views[number][-1]
        scene = table_scene(view.level, "dark", seats)
        check(scene, table_keys(view, names(seats), frozenset({Seat(0)}), locale), seen)
        assert any(view.level.name.startswith(words.rstrip(ELLIPSIS)) for words, _, _ in seen if words)


def test_nothing_in_the_rules_overlaps_or_is_cut(locale: str, seen: Seen) -> None:
    for topic in rules.RULE_PICTURES.topics:
        seen.clear()
        check(rules.RULE_PICTURES.scene(topic, "dark", locale), [], seen)


def test_words_shrink_first_and_are_cut_only_then() -> None:
    assert fit("Quartz", 46, 400) == ("Quartz", 46)
    words, size = fit("Quartz and more", 46, 240)
    assert words == "Quartz and more"
    assert SMALLEST <= size < 46
    words, size = fit("Q" * 90, 46, 240)
    assert words.endswith(ELLIPSIS)
    assert size == SMALLEST
    assert text_width(words, size) <= 240
