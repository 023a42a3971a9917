"""Every word is measured where it is drawn: none touches another, an edge or the end of its slot."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import ImageDraw

from bot.render.brilliant import legend, render_rules, rules, sheet, shown, table
from bot.render.brilliant.sheet import sheet_scene
from bot.render.brilliant.shown import sheet_keys
from bot.render.brilliant.table import table_keys, table_scene
from bot.render.canvas import Key, Scene
from bot.render.pen import ELLIPSIS, Box, Pen, blank, fit, text_width
from bot.render.theme import CAP, SMALLEST
from bot.texts import text
from engine.game import Seat
from tests.render.games import LEVEL_FILES, game

Seen = list[tuple[str, Box, int]]
LANGUAGES = ("en", "de", "long")


def stretched(locale: str | None, key: str, **values: object) -> str:
    """A language whose words are all half as long again as German's."""
    words = text("de", key, **values)  # type: ignore[arg-type]
    return words + "ä" * max(3, len(words) // 2)


@pytest.fixture(params=LANGUAGES)
def locale(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "long":
        for module in (legend, rules, sheet, shown, table):
            monkeypatch.setattr(module, "text", stretched)
    return str(request.param)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """The words drawn since, with their boxes in the whole picture and their sizes."""
    found: Seen = []
    original: Callable[..., None] = Pen.text

    def record(
        pen: Pen, place: tuple[float, float], words: str, colour: object, size: int, **more: str
    ) -> None:
        width = text_width(words, size, more.get("face", "Roboto-Medium.ttf"))
        left = place[0] + pen._x - {"l": 0, "m": width / 2, "r": width}[more.get("anchor", "m")]
        top = place[1] + pen._y - size * CAP / 2
        found.append((words, (left, top, left + width, top + size * CAP), size))
        original(pen, place, words, colour, size, **more)

    monkeypatch.setattr(Pen, "text", record)
    return found


def check(scene: Scene, keys: list[Key], seen: Seen) -> None:
    pen = Pen(ImageDraw.Draw(blank(scene.width, scene.height, scene.theme.ground)))
    scene.static(pen)
    for slot, key in zip(scene.slots, keys, strict=True):
        before = len(seen)
        slot.paint(pen.at(slot.x, slot.y), key)
        ends = (slot.x, slot.y, slot.x + slot.width, slot.y + slot.height)
        assert all(is_within(box, ends) for _, box, _ in seen[before:]), seen[before:]
    check_words(seen, (scene.width, scene.height))


def check_words(seen: Seen, size: tuple[int, int]) -> None:
    assert seen
    for words, box, letters in seen:
        assert letters >= SMALLEST, words
        assert is_within(box, (10, 10, size[0] - 10, size[1] - 10)), (words, box)
    for (words, box, _), (others, other, _) in combinations(seen, 2):
        assert not overlap(box, other), (words, others)


def is_within(box: Box, ends: tuple[float, ...]) -> bool:
    return box[0] >= ends[0] and box[1] >= ends[1] and box[2] <= ends[2] and box[3] <= ends[3]


def overlap(box: Box, other: Box) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("name", LEVEL_FILES)
def test_nothing_on_a_sheet_overlaps_or_is_cut(name: str, seats: int, locale: str, seen: Seen) -> None:
    views = game(name, seats)
    for number in (0, len(views) // 2, len(views) - 1):
        seen.clear()
        view = views[number][0]
        scene = sheet_scene(view.level, "dark", locale, is_solo=seats == 1)
        check(scene, sheet_keys(view, Seat(0), None, locale), seen)


@pytest.mark.parametrize("seats", [1, 6])
def test_nothing_on_a_table_overlaps_or_is_cut(seats: int, locale: str, seen: Seen) -> None:
    views = game("4", seats)
    for number in (0, len(views) // 2, len(views) - 1):
        seen.clear()
        view = views[number][-1]
        scene = table_scene(view.level, "dark", locale, seats)
        check(scene, table_keys(view, frozenset({Seat(0)}), locale), seen)


def test_nothing_in_the_rules_overlaps_or_is_cut(locale: str, seen: Seen) -> None:
    rules._picture.cache_clear()
    for name in rules.RULE_PICTURES:
        seen.clear()
        height, _ = rules.RULE_PICTURES[name]
        rules.render_rule(name, locale=locale)
        check_words(seen, (1000, height))
    rules._picture.cache_clear()


def test_rules_pictures_are_there_in_both_languages() -> None:
    assert render_rules(locale="en").keys() == render_rules(locale="de").keys() == rules.RULE_PICTURES.keys()


def test_words_shrink_first_and_are_cut_only_then() -> None:
    assert fit("Quartz", 46, 400) == ("Quartz", 46)
    words, size = fit("Quartz and more", 46, 240)
    assert words == "Quartz and more"
    assert SMALLEST <= size < 46
    words, size = fit("Q" * 90, 46, 240)
    assert words.endswith(ELLIPSIS)
    assert size == SMALLEST
    assert text_width(words, size) <= 240
