import pytest

from bot.games.brikks.pictures import (
    labelled_blocks,
    labelled_minis,
    labelled_places,
    labelled_starts,
    render_sheet,
    render_table,
)
from bot.games.brikks.pictures.cells import foot
from bot.games.brikks.pictures.key import key_keys, key_scene
from bot.games.brikks.pictures.rules import RULE_PICTURES
from bot.games.brikks.pictures.sheet import keys
from bot.games.brikks.pictures.slot_keys import ShownSheet, parts, point_keys
from bot.games.brikks.pictures.table import table_keys, table_scene
from bot.games.rulebook import CAPTION
from bot.render.canvas import Key, Slot
from bot.render.names import Name
from bot.render.theme import REGULAR, THEMES, WIDTH
from engine.brikks.blocks import BLOCKS, SHAPES, Block, Colour
from engine.brikks.field import Cell
from engine.brikks.gains import last_gain
from engine.brikks.moves import Bomb, Minis, Placement
from engine.brikks.sheet import score
from engine.brikks.state import Phase
from engine.brikks.view import View, mini_places, places, starts
from engine.game import Seat
from tests.bench import drawing
from tests.bench.brikks.benchmark import BENCHMARK
from tests.bench.brikks.sample import final_view
from tests.games.brikks.pictures.games import (
    DRAWN,
    KINDS,
    NOBODY,
    OTHER,
    OWN,
    T3,
    T8,
    at_hand,
    choices,
    game,
    of_phase,
    placing,
)
from tests.pixels import decoded

KEY = key_scene("dark")


def kinds(shown: ShownSheet) -> set[str]:
    return {face.kind for face in shown.faces().values()}


def labels(shown: ShownSheet) -> dict[str, Cell]:
    return {face.label: Cell(*cell) for cell, face in shown.faces().items() if face.label}


def test_a_pencilled_block_takes_the_halo_from_the_last_one() -> None:
    view = placing()
    placed = next(pencil for pencil, _ in choices(view) if isinstance(pencil, Placement))
    assert {"last", "block"} <= kinds(ShownSheet(view, OWN))
    assert kinds(ShownSheet(view, OWN, pencil=placed)) == {"block", "pencil"}


def test_each_landing_place_of_each_block_has_a_letter_of_its_own_in_its_foot() -> None:
    view = placing()
    for block in BLOCKS:
        named = labelled_places(view, block)
        assert sorted(named.values()) == sorted(places(view, block))
        assert list(named) == sorted(named)
        right, up = foot(block)
        marked = {label: Cell(at.column + right, at.row + up) for label, at in named.items()}
        assert labels(ShownSheet(view, OWN, block=block)) == marked
        assert (right, up) in SHAPES[block].cells


def test_start_blocks_and_minis_have_letters_too() -> None:
    start = of_phase(Phase.START)[0]
    block = starts(start)[0].block
    assert set(labelled_places(start, block).values()) == {s.at for s in starts(start) if s.block == block}
    assert labels(ShownSheet(start, OWN, block=block)).keys() == labelled_places(start, block).keys()
    due = of_phase(Phase.MINIS, "duel")[0]
    assert labels(ShownSheet(due, OTHER)) == dict(labelled_minis(due))
    first = mini_places(due, ())[:1]
    assert labels(ShownSheet(due, OTHER, Minis(first))) == dict(labelled_minis(due, first))


def test_minis_are_drawn_on_the_opponents_field() -> None:
    view = of_phase(Phase.MINIS, "duel")[0]
    pencil = Minis(mini_places(view, ())[:1])
    assert render_sheet(view, pencil=pencil) == render_sheet(view, seat=OTHER, pencil=pencil)
    assert "pencil-mini" in kinds(ShownSheet(view, OTHER, pencil))
    assert "pencil-mini" not in kinds(ShownSheet(view, OWN, pencil))


def test_t3_what_a_pencilled_block_costs_and_brings_is_pencilled() -> None:
    view = at_hand(T3, "red4")
    shown = ShownSheet(view, OWN, Placement(Block(Colour.RED, 2), Cell(5, 5)))
    assert (shown.sheet.energy.active, shown.after.energy.active) == (12, 12)
    found = keys(shown, "en")
    # Position 13, the pink X, and 14; the next X is the fourteenth circle's.
    assert found.count("would-gain") == 1
    assert (12, "plain") in found, "as much energy as before"
    assert (10, "pencil") in found, "the special track after two crosses"
    assert (5, "pencil") in found, "row 5"
    assert found.count((10, "pencil")) == 2, "row 6 too"


def test_t2_the_finished_sheet_adds_up_to_73() -> None:
    view = final_view()
    shown = ShownSheet(view, OWN)
    assert parts(score(view.sheets[OWN])) == (47, 21, 4, 1, 73)
    found = keys(shown, "en")
    assert found[:3] == [(None, Name("Final sheet", REGULAR), False), ("Rows", (47, 21, 4, 1)), (73, False)]
    assert (21, "plain") in found


def test_a_used_bomb_a_pencilled_one_and_a_fresh_one_differ() -> None:
    view = at_hand("2 4-2 0 1 white1=1,1 - 0 -", "red1")
    found = [
        key for key in keys(ShownSheet(view, OWN, Bomb()), "en") if key in ("used", "would-use", "there")
    ]
    assert found == ["used", "would-use", "there"]


def tiles(view: View) -> dict[Block, Key]:
    """What the key shows of each block."""
    found = [
        key
        for key, slot in zip(key_keys(ShownSheet(view, OWN), "en"), KEY.slots, strict=True)
        if is_tile(slot)
    ]
    return dict(zip(BLOCKS, found, strict=True))


def is_tile(slot: Slot) -> bool:
    return isinstance(slot.group, tuple) and slot.group[0] == "tile"


def test_the_key_marks_the_throw_and_letters_what_can_be_paid_and_fits() -> None:
    found = tiles(at_hand("2 4-2 0 1 white1=1,1 - 0 -", "red1"))
    assert [block for block, (_, _, is_thrown, _) in found.items() if is_thrown] == [Block(Colour.RED, 1)]
    # Of red 2, which looks the same, and red 3 and 4, which look alike, only one is worth its energy.
    assert {str(block): (letter, cost) for block, (letter, cost, *_) in found.items() if letter} == {
        "red3": ("A", 2)
    }
    crowded = tiles(at_hand(T8.replace("2 4-2", "2 12-2"), "yellow1"))
    lettered = {str(block) for block, (letter, *_) in crowded.items() if letter}
    assert lettered == {"white3", "yellow3", "yellow4", "green2", "green3", "black4"}
    assert {crowded[Block(Colour.YELLOW, number)][1] for number in (3, 4)} == {2, 3}


def test_letters_of_blocks_are_those_of_the_list() -> None:
    for view in of_phase(Phase.RESOLVE)[::5]:
        letters = {offer.block: letter for letter, offer in labelled_blocks(view).items()}
        assert {block: key[0] for block, key in tiles(view).items() if key[0]} == letters


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
    assert render_sheet(view, locale="pl") == render_sheet(view, locale="en")


def test_pictures_and_what_is_kept_for_them_stay_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "SHEETS", 8)
    drawn = drawing.drawing_of(BENCHMARK, {})
    assert [row.what for row in drawing.measure_bytes(drawn) if not row.is_met] == []


def test_at_the_start_only_free_start_blocks_can_be_had() -> None:
    view = next(view for view in of_phase(Phase.START, seats=4) if view.taken)
    free = {start.block for start in starts(view)}
    assert {block.number for block in free} == {1}
    lettered = {block: key[0] for block, key in tiles(view).items() if key[0]}
    assert {letter: block for block, letter in lettered.items()} == labelled_starts(view)
    assert lettered.keys() == free
    assert len(free) == 6 - len(view.taken)


@pytest.mark.parametrize(("variant", "seats"), KINDS)
def test_a_sheet_shows_the_points_of_every_seat_its_own_first(variant: str, seats: int) -> None:
    view = game(variant, seats)[-1][-1]
    for seat in map(Seat, range(seats)):
        own, *others = point_keys(ShownSheet(view, seat, names=DRAWN))
        gained = last_gain(view, seat)
        new = 0 if gained is None else gained.points
        assert own == (None if seats == 1 else seat, view.points[seat], new, False)
        assert [*point_keys(ShownSheet(view, seat))] == [
            (None, view.points[seat], new, False),
            None,
            None,
            None,
        ]
        assert {key[0]: key[1] for key in others if key} == {
            other: view.points[other] for other in range(seats) if other != seat
        }
        assert all(is_out == (Seat(other) not in view.playing) for other, _, is_out in filter(None, others))


def test_what_the_last_block_brought_is_shown_until_a_move_is_pencilled() -> None:
    views = [view for view in of_phase(Phase.RESOLVE, seats=4) if view.brought[OWN] is not None]
    told = set()
    for view in views:
        gained, shown = last_gain(view, OWN), ShownSheet(view, OWN, names=DRAWN)
        assert gained is not None
        assert shown.news == gained
        found = keys(shown, "en")
        new = {key for key in found if isinstance(key, tuple) and key[-1] == "new"}
        rows = {points for points, more in zip(shown.scored.rows, gained.rows, strict=True) if more}
        special = {shown.scored.special} if gained.special else set()
        assert {points for points, _ in new} == rows | special
        told |= {name for name in ("points", "special", "energy") if getattr(gained, name)}
        pencilled = ShownSheet(view, OWN, next(pencil for pencil, _ in choices(view) if pencil), names=DRAWN)
        assert pencilled.news is None
        assert not [key for key in keys(pencilled, "en") if isinstance(key, tuple) and key[-1] == "new"]
    assert told == {"points", "special", "energy"}


def test_the_table_shows_who_gained_what_and_how_many_are_still_in() -> None:
    for views in game(seats=4)[::7]:
        view = views[-1]
        found = table_keys(view, DRAWN, NOBODY, "en")
        left = len(view.playing)
        line = f"{left} of 4 still in" if left < 4 and view.phase is not Phase.OVER else ""
        assert found[0][1] == line
        gains = [last_gain(view, Seat(seat)) for seat in range(4)]
        scene = table_scene("dark", 4, is_duel=False)
        tags = [key for key, slot in zip(found, scene.slots, strict=True) if slot.group == "tag"]
        wanted = [reversed(gained.rows) if gained else (0,) * 11 for gained in gains]
        assert tags == [points for rows in wanted for points in rows]
