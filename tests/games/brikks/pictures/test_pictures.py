import pytest

from bot.games.brikks.benchmark import BENCHMARK
from bot.games.brikks.pictures import labelled_minis, labelled_places, render_sheet, render_table
from bot.games.brikks.pictures.cells import foot
from bot.games.brikks.pictures.rules import RULE_PICTURES
from bot.games.brikks.pictures.sample import final_view
from bot.games.brikks.pictures.sheet import keys
from bot.games.brikks.pictures.shown import Shown, parts, point_keys
from bot.games.rulebook import CAPTION
from bot.render.theme import THEMES, WIDTH
from bot.tools import bench_drawing as drawing
from engine.brikks.blocks import BLOCKS, SHAPES, Block, Colour
from engine.brikks.field import Cell
from engine.brikks.moves import Bomb, Minis, Placement
from engine.brikks.sheet import score
from engine.brikks.state import Phase
from engine.brikks.view import mini_places, places, starts
from engine.game import Seat
from tests.games.brikks.pictures.games import (
    DRAWN,
    KINDS,
    NOBODY,
    OTHER,
    OWN,
    T3,
    at_hand,
    choices,
    game,
    of_phase,
    placing,
)
from tests.pixels import decoded


def kinds(shown: Shown) -> set[str]:
    return {face.kind for face in shown.faces().values()}


def labels(shown: Shown) -> dict[str, Cell]:
    return {face.label: Cell(*cell) for cell, face in shown.faces().items() if face.label}


def test_a_pencilled_block_takes_the_halo_from_the_last_one() -> None:
    view = placing()
    placed = next(pencil for pencil, _ in choices(view) if isinstance(pencil, Placement))
    assert {"last", "block"} <= kinds(Shown(view, OWN))
    assert kinds(Shown(view, OWN, pencil=placed)) == {"block", "pencil"}


def test_each_landing_place_of_each_block_has_a_letter_of_its_own_in_its_foot() -> None:
    view = placing()
    for block in BLOCKS:
        named = labelled_places(view, block)
        assert sorted(named.values()) == sorted(places(view, block))
        assert list(named) == sorted(named)
        right, up = foot(block)
        marked = {label: Cell(at.column + right, at.row + up) for label, at in named.items()}
        assert labels(Shown(view, OWN, block=block)) == marked
        assert (right, up) in SHAPES[block].cells


def test_start_blocks_and_minis_have_letters_too() -> None:
    start = of_phase(Phase.START)[0]
    block = starts(start)[0].block
    assert set(labelled_places(start, block).values()) == {s.at for s in starts(start) if s.block == block}
    assert labels(Shown(start, OWN, block=block)).keys() == labelled_places(start, block).keys()
    due = of_phase(Phase.MINIS, "duel")[0]
    assert labels(Shown(due, OTHER)) == dict(labelled_minis(due))
    first = mini_places(due, ())[:1]
    assert labels(Shown(due, OTHER, Minis(first))) == dict(labelled_minis(due, first))


def test_minis_are_drawn_on_the_opponents_field() -> None:
    view = of_phase(Phase.MINIS, "duel")[0]
    pencil = Minis(mini_places(view, ())[:1])
    assert render_sheet(view, pencil=pencil) == render_sheet(view, seat=OTHER, pencil=pencil)
    assert "pencil-mini" in kinds(Shown(view, OTHER, pencil))
    assert "pencil-mini" not in kinds(Shown(view, OWN, pencil))


def test_t3_what_a_pencilled_block_costs_and_brings_is_pencilled() -> None:
    view = at_hand(T3, "red4")
    shown = Shown(view, OWN, Placement(Block(Colour.RED, 2), Cell(5, 5)))
    assert (shown.sheet.energy.active, shown.after.energy.active) == (12, 12)
    found = keys(shown, "en")
    assert found.count("would-spend") == 2
    assert found.count("would-gain") == 2
    assert found.count("would-cross") == 2
    assert found.count("would-here") == 1
    assert (5, True) in found
    assert (10, True) in found


def test_t2_the_finished_sheet_adds_up_to_73() -> None:
    view = final_view()
    shown = Shown(view, OWN)
    assert parts(score(view.sheets[OWN])) == (47, 21, 4, 1, 73)
    found = keys(shown, "en")
    assert [key for key in found if isinstance(key, tuple) and key[-1] == "final"] == [
        (47, "final"),
        (21, "final"),
        (4, "final"),
        (1, "final"),
        (73, "final"),
    ]
    assert "here" in found
    assert found.count("crossed") == 6


def test_a_used_bomb_a_pencilled_one_and_a_fresh_one_differ() -> None:
    view = at_hand("2 4-2 0 1 white1=1,1 - 0 -", "red1")
    found = [key for key in keys(Shown(view, OWN, Bomb()), "en") if key in ("used", "would-use", "there")]
    assert found == ["used", "would-use", "there"]


def test_blocks_that_cannot_be_paid_are_dimmed() -> None:
    view = at_hand("2 4-2 0 1 white1=1,1 - 0 -", "red1")
    found = keys(Shown(view, OWN), "en")
    assert found.count("thrown") == 1
    assert found.count("closed") == 24 - 3
    turned = keys(Shown(view, OWN, block=Block(Colour.RED, 3)), "en")
    assert turned.count("left") == turned.count("chosen") == 1


def test_a_players_view_and_the_table_give_one_table_picture() -> None:
    own, _, table = game()[20]
    assert render_table(own, names=DRAWN, moved=NOBODY) == render_table(table, names=DRAWN, moved=NOBODY)


def test_a_spectator_must_name_the_seat_of_a_sheet() -> None:
    own, _, table = game()[20]
    with pytest.raises(ValueError, match="name a seat"):
        render_sheet(table)
    assert render_sheet(table, seat=OWN) == render_sheet(own)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("topic", RULE_PICTURES.topics)
def test_every_topic_with_a_picture_has_it_in_both_themes(topic: str, theme: str) -> None:
    picture = decoded(RULE_PICTURES.render(topic, theme=theme))
    assert picture.size == (WIDTH, CAPTION + RULE_PICTURES.topics[topic][0])


def test_a_locale_with_a_region_is_the_same_language() -> None:
    view = of_phase(Phase.RESOLVE)[0]
    assert render_sheet(view, locale="en-GB") == render_sheet(view, locale="en")
    assert render_sheet(view, locale="fr") == render_sheet(view, locale="en")


def test_pictures_and_what_is_kept_for_them_stay_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "SHEETS", 8)
    drawn = drawing.drawing_of(BENCHMARK, {})
    assert [row.what for row in drawing.measure_bytes(drawn) if not row.is_met] == []


def test_at_the_start_only_free_start_blocks_can_be_had() -> None:
    view = next(view for view in of_phase(Phase.START, seats=4) if view.taken)
    free = {start.block for start in starts(view)}
    assert {block.number for block in free} == {1}
    found = keys(Shown(view, OWN), "en")
    assert found.count("plain") == len(free) == 6 - len(view.taken)
    assert found.count("closed") == 24 - len(free)


@pytest.mark.parametrize(("variant", "seats"), KINDS)
def test_a_sheet_shows_the_points_of_every_seat_its_own_first(variant: str, seats: int) -> None:
    view = game(variant, seats)[-1][-1]
    for seat in map(Seat, range(seats)):
        own, name, (points, is_pencilled), *others = point_keys(Shown(view, seat, names=DRAWN))
        assert (own, name) == ((None, None) if seats == 1 else (seat, DRAWN[seat]))
        assert (points, is_pencilled) == (view.points[seat], False)
        assert [*point_keys(Shown(view, seat))] == [None, None, (points, False), None, None, None]
        assert dict(filter(None, others)) == {
            other: view.points[other] for other in range(seats) if other != seat
        }
