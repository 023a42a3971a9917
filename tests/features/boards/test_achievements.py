"""What a profile may name: found on the sheets of finished games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from bot.features.boards.achievements import achievements_in, all_feats, done_on
from bot.games.brilliant.levels import files as levels
from bot.games.registry import PARTS
from bot.pages.texts import LANGUAGES, has_text
from bot.store.record import packed
from engine.brikks.field import COLUMNS, Cell
from engine.brikks.sheet import Sheet
from engine.brikks.view import View as BrikksView
from engine.brilliant.level import AreaId
from engine.brilliant.state import Award
from engine.brilliant.view import View
from engine.game import Seat, format_header
from engine.games import GAMES

SEAT, OTHER = Seat(0), Seat(1)


def started(game: str, **options: str) -> object:
    rules = GAMES[game]
    return rules.view(rules.start(rules.new_header(2, options)), SEAT)


@pytest.fixture(scope="module")
def brilliant() -> View:
    view = started("brilliant", level=levels.level_text("1"), start="stars")
    assert isinstance(view, View)
    return view


def awarded(view: View, areas: Iterable[int], *, seat: Seat = SEAT, value: int = 0) -> View:
    """The view with these areas completed at their first, second or third value, each in its own round."""
    new = tuple(
        Award(number, seat, AreaId(area), view.level.areas[area].values[value])
        for number, area in enumerate(areas)
    )
    return replace(view, awards=view.awards + new)


def found(game: str, view: object) -> set[str]:
    return {*done_on(view, PARTS[game].achievements)}  # type: ignore[arg-type]  # a view is of one game, the list of any


def test_areas_and_values_of_brilliant_count_for_their_own_seat(brilliant: View) -> None:
    areas = brilliant.level.areas
    # One of each colour, so that no colour is complete.
    single = list({area.colour: number for number, area in enumerate(areas) if not area.wide}.values())
    several = [n for n, a in enumerate(areas) if sum(a.colour == b.colour and not b.wide for b in areas) > 1]
    three = replace(brilliant, seats=3)
    assert found("brilliant", brilliant) == set()
    assert found("brilliant", awarded(three, single[:5], value=2)) == set()
    assert found("brilliant", awarded(three, single[:5])) == {"highest"}
    assert found("brilliant", awarded(three, single[:4])) == set()
    assert found("brilliant", awarded(brilliant, single[:5])) == set()
    assert "highest" in found("brilliant", awarded(brilliant, range(6)))
    assert found("brilliant", awarded(brilliant, range(len(areas)), seat=OTHER)) == set()
    assert "many" not in found("brilliant", awarded(brilliant, range(6), value=2))
    assert "many" in found("brilliant", awarded(brilliant, range(7), value=2))
    colours = list(dict.fromkeys(areas[number].colour for number in several))
    for seats, least, lowest in ((2, 3, 2), (1, 4, 0)):
        for count in (least - 1, least):
            chosen = [n for n in several if areas[n].colour in colours[:count] and not areas[n].wide]
            view = awarded(replace(brilliant, seats=seats), chosen, value=lowest)
            assert ("colours" in found("brilliant", view)) is (count == least)
    # Alone, only the highest values count.
    late = awarded(awarded(replace(brilliant, seats=1), chosen[1:]), chosen[:1], value=1)
    assert "colours" not in found("brilliant", late)


def test_alone_more_areas_and_values_are_needed(brilliant: View) -> None:
    alone = replace(brilliant, seats=1)
    assert not found("brilliant", awarded(alone, range(9))) & {"highest", "many"}
    assert found("brilliant", awarded(alone, range(10))) >= {"highest", "many"}


def test_a_sheet_of_brilliant_is_full_at_four_fifths_of_a_table(brilliant: View) -> None:
    sheet, fields = brilliant.sheet, brilliant.level.fields
    assert sheet is not None
    least = -(-4 * len(fields) // 5)
    for count, expected in ((least - 1, set()), (least, {"full"})):
        written = {*fields[:count]}
        numbers = tuple(int(place in written) for place in range(len(sheet.numbers)))
        full = replace(brilliant, sheet=replace(sheet, numbers=numbers))
        assert found("brilliant", full) == expected
        assert found("brilliant", replace(full, seats=1)) == set()


@pytest.mark.parametrize(
    ("seats", "rows", "holes", "bombs", "crosses", "earned"),
    [
        (2, 6, 0, 2, 0, set()),
        (2, 7, 1, 2, 0, set()),
        (2, 8, 1, 2, 0, {"bomb"}),
        (2, 9, 0, 3, 0, set()),
        (2, 10, 0, 3, 0, {"no-hole", "rows"}),
        (2, 11, 1, 3, 0, {"rows"}),
        (2, 1, 0, 3, 9, set()),
        (2, 1, 0, 3, 10, {"special"}),
        (1, 10, 1, 0, 0, set()),
        (1, 11, 1, 1, 0, {"rows"}),
        (1, 11, 1, 0, 0, {"bomb", "rows"}),
        (1, 9, 0, 3, 0, set()),
        (1, 10, 0, 3, 0, {"no-hole", "rows"}),
        (1, 1, 0, 3, 12, set()),
        (1, 1, 0, 3, 13, {"special"}),
    ],
)
def test_rows_holes_bombs_and_crosses_of_brikks(
    *, seats: int, rows: int, holes: int, bombs: int, crosses: int, earned: set[str]
) -> None:
    view = started("brikks", level="1")
    assert isinstance(view, BrikksView)
    filled = [Cell(column, row) for row in range(1, rows + 1) for column in COLUMNS][holes:]
    own = view.sheets[SEAT]
    sheet = Sheet(own.energy, 1, minis=tuple(filled), crosses=crosses, bombs_used=bombs)
    assert found("brikks", replace(view, seats=seats, sheets=(sheet, *view.sheets[1:]))) == earned


def test_a_record_is_judged_and_one_that_cannot_be_replayed_has_nothing() -> None:
    header = format_header(GAMES["brikks"].new_header(2, {"level": "1"}))
    assert [achievements_in("brikks", packed(header, lines), 1) for lines in ([], ["nonsense"])] == ["", ""]


def test_there_are_twelve_and_each_has_its_words() -> None:
    assert len(all_feats()) == len(set(all_feats())) == 12
    keys = [f"feat-{feat}{part}" for feat in all_feats() for part in ("", "-about")]
    assert all(has_text(language, key) for key in keys for language in LANGUAGES)
