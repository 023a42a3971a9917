"""No word on a BRIKKS picture touches another, an edge or the end of its slot."""

from __future__ import annotations

import pytest

from bot.games.brikks.pictures import header, layout, rules
from bot.games.brikks.pictures.key import key_keys, key_scene
from bot.games.brikks.pictures.sheet import keys, kind_of, sheet_scene
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN
from bot.games.brikks.pictures.slot_keys import ShownSheet, shown_seat
from bot.games.brikks.pictures.table import table_keys, table_scene
from bot.pages.texts import LANGUAGES, text
from bot.render.pen import ELLIPSIS, text_width
from engine.brikks.state import Phase
from tests.bench.brikks.sample import final_view
from tests.games.brikks.pictures.games import DRAWN, KINDS, NAMES, NOBODY, OWN, choices, game, of_phase
from tests.pseudo import PSEUDO
from tests.render.measured import Seen, check


def is_whole(seen: Seen, locale: str) -> bool:
    """Whether no word is cut short; only a language longer than ours needs that, or a very long name."""
    cut = [words.rstrip(ELLIPSIS) for words, _, _ in seen if ELLIPSIS in words]
    return locale in PSEUDO or all(any(name.startswith(words) for name in NAMES) for words in cut)


@pytest.mark.parametrize(("variant", "seats"), KINDS)
def test_nothing_on_a_sheet_overlaps_or_is_cut(variant: str, seats: int, locale: str, seen: Seen) -> None:
    views = [views[OWN] for views in game(variant, seats)]
    for phase in Phase:
        for view in [view for view in views if view.phase is phase][-1:]:
            for pencil, block in choices(view):
                seen.clear()
                scene = sheet_scene("dark", kind_of(view, is_new=True))
                shown_sheet = ShownSheet(view, shown_seat(view, None), pencil, block, DRAWN)
                check(scene, keys(shown_sheet, locale, is_new=True), seen)
                assert is_whole(seen, locale)


@pytest.mark.parametrize(("variant", "seats"), KINDS)
def test_nothing_on_a_table_overlaps_or_is_cut(variant: str, seats: int, locale: str, seen: Seen) -> None:
    scene = table_scene("dark", seats, is_duel=variant == "duel")
    views = game(variant, seats)
    for number in (0, len(views) // 2, len(views) - 1):
        seen.clear()
        check(scene, table_keys(views[number][-1], DRAWN, NOBODY, locale), seen)
        assert is_whole(seen, locale)


def test_nothing_in_the_rules_overlaps_or_is_cut(locale: str, seen: Seen) -> None:
    for topic in rules.RULE_PICTURES.topics:
        seen.clear()
        check(rules.RULE_PICTURES.scene(topic, "dark", locale), [], seen)
        assert is_whole(seen, locale)


@pytest.mark.parametrize("phase", [Phase.START, Phase.RESOLVE])
def test_nothing_on_the_key_of_the_blocks_overlaps_or_is_cut(phase: Phase, locale: str, seen: Seen) -> None:
    for view in of_phase(phase)[-9::3]:
        seen.clear()
        check(key_scene("dark"), key_keys(ShownSheet(view, OWN, names=DRAWN), locale), seen)
        assert is_whole(seen, locale)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", ["plain", "active", "out", "gone", "winner"])
def test_the_standing_of_a_seat_fits_beside_its_sign(state: str, language: str) -> None:
    words = text(language, "brikks-sheet-standing", level=4, state=state)
    assert text_width(words, SMALLEST_SHOWN) <= layout.MOMENT_WIDTH - header.SIGN - 2


def test_the_score_of_a_finished_sheet_is_written_as_a_sum(seen: Seen) -> None:
    view = final_view()
    check(sheet_scene("dark", kind_of(view)), keys(ShownSheet(view, OWN), "en"), seen)
    line = next(box[1] for words, box, _ in seen if words == "Rows")
    words = [words for words, box, _ in sorted(seen, key=lambda word: word[1]) if abs(box[1] - line) < 20]
    assert " ".join(words) == "Rows 47 + 21 + 4 + 1"
    assert "73" in [words for words, _, _ in seen]
