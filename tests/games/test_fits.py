"""Words on pictures are measured where they are drawn: none is cut, too small, or touches another, an edge or its slot's end."""

from __future__ import annotations

from collections import defaultdict

import pytest

from bot.games.registry import PARTS
from bot.render.canvas import Key, Scene
from bot.render.pen import ELLIPSIS, fit, text_width
from bot.render.theme import CAP, SMALLEST
from engine.games import GAMES
from tests.games.drawn_games import KINDS, MODULES, moments
from tests.pseudo import EVERY_LANGUAGE, LONG, PSEUDO
from tests.render.measured import Seen, check, draw

DESKTOP = (550, 350)
"""The box in which a desktop client shows a picture, in pixels."""
LEAST, LEAST_LETTER = 10, 11
"""Heights there: of any capital or digit, and of the letters that people look for on buttons."""
SHOWN = [(game, kind) for game, kind in KINDS if not kind.startswith("large")]
"""A level of 9 by 9 is no level of ours."""
EVERY = 6
"""Of so many moments, one is measured for its height."""


def is_whole(seen: Seen, locale: str, names: tuple[str, ...]) -> bool:
    """Whether no word is cut short; only a language longer than ours needs that, or a very long name."""
    cut = [words.rstrip(ELLIPSIS) for words, _, _ in seen if ELLIPSIS in words]
    return locale in PSEUDO or all(any(name.startswith(words) for name in names) for words in cut)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kind", "locale"),
    [
        (game, kind, locale)
        for game, kind in SHOWN
        for locale in EVERY_LANGUAGE
        if locale == LONG or kind in MODULES[game].IN_EVERY_LANGUAGE
    ],
    indirect=["locale"],
)
def test_nothing_on_a_sheet_or_a_table_overlaps_or_is_cut(
    game: str, kind: str, locale: str, seen: Seen
) -> None:
    module = MODULES[game]
    for views in moments(module.views_of(kind)):
        own = [module.sheet(views[0], choice, locale, has_legend=True) for choice in module.choices(views[0])]
        for scene, keys in (*own, module.table(views[-1], locale)):
            seen.clear()
            check(scene, keys, seen)
            assert is_whole(seen, locale, module.NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_rules_overlaps(game: str, locale: str, seen: Seen) -> None:
    pictures = PARTS[game].rules_pages.pictures
    for topic in pictures.topics:
        seen.clear()
        check(pictures.scene(topic, "dark", locale), [], seen)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(("game", "kind"), SHOWN)
def test_every_word_is_ten_pixels_high_on_a_desktop(game: str, kind: str, locale: str, seen: Seen) -> None:
    module, letters = MODULES[game], 0
    drawn: dict[int, set[tuple[int, Key]]] = defaultdict(set)
    views = module.views_of(kind)
    for seats in (*views[::EVERY], views[-1]):
        for choice in module.choices(seats[0]):
            scene, keys = module.sheet(seats[0], choice, locale)
            draw(scene, keys, drawn[id(scene)])
            labels = [word for word in seen if module.is_letter(word[0], word[1], seats[0])]
            assert lower_than(LEAST_LETTER, labels, scene) == []
            assert lower_than(LEAST, seen, scene) == []
            letters += len(labels)
            seen.clear()
        scene, keys = module.table(seats[-1], locale)
        draw(scene, keys, drawn[id(scene)])
        assert lower_than(LEAST, seen, scene) == []
        seen.clear()
    assert letters > 10


def lower_than(least: int, seen: Seen, scene: Scene) -> list[str]:
    scale = min(DESKTOP[0] / scene.width, DESKTOP[1] / scene.height)
    return [words for words, _, size in seen if round(size * CAP * scale, 1) < least]


def test_words_shrink_first_and_are_cut_only_then() -> None:
    assert fit("Quartz", 46, 400) == ("Quartz", 46)
    words, size = fit("Quartz and more", 46, 240)
    assert words == "Quartz and more"
    assert SMALLEST <= size < 46
    words, size = fit("Q" * 90, 46, 240)
    assert words.endswith(ELLIPSIS)
    assert size == SMALLEST
    assert text_width(words, size) <= 240
