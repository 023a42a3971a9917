"""The controls of a BRIKKS sheet, without Discord: every choice can be reached, and Discord takes every page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any

import pytest

from bot.games.brikks.pictures.labels import labelled_blocks, other_blocks
from bot.games.brikks.players.players import PLAYERS
from bot.games.registry import PARTS
from bot.messages.more_pages import more_page
from bot.messages.page_comparison import half_made
from bot.messages.panel import panel_page
from bot.pages.control import MAX_LENGTH, Control, Verb
from bot.pages.page import MAX_OPTIONS, Button, ChannelSelect, Link, Page, Select
from bot.turns.look import Look
from engine import brikks
from engine.brikks.blocks import BLOCKS, COLOURS, Block, Colour
from engine.brikks.energy import Energy
from engine.brikks.field import Cell
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.notation import format_move, parse_block, parse_move
from engine.brikks.players import random_player
from engine.brikks.sheet import LEVELS, Sheet
from engine.brikks.state import GameState, Phase, Variant
from engine.brikks.view import (
    View,
    may_bomb,
    may_drop_out,
    mini_places,
    placements,
    places,
    starts,
)
from engine.game import Seat
from tests.journeys import drawn
from tests.journeys.drawn import LOCALES, check_limits, control_of, selects

ME = Seat(0)
ALONE = {"rethrow": "no"}
"""A solo game; games begun without the option have a rethrow."""
EVERY = 2
"""One decision of each kind in this many is explored fully; neighbouring sheets look much alike."""
MAX_PLACES = 20
"""More are not offered as buttons."""
START = Placement(Block(Colour.WHITE, 1), Cell(1, 1))
BRIKKS = PARTS["brikks"]


def played(seed: int, seats: int, **options: str) -> Iterator[GameState]:
    """The states of a game between random and good players with a decision due, and the final state."""

    def player(current: View, random: Random) -> Move:
        return random.choice((random_player, PLAYERS["steady"]))(current, random)

    return (state for state, _ in drawn.played("brikks", seats, options, player, Random(seed)))


def look_at(state: GameState, seat: Seat, level: str = "2") -> Look:
    solo = "solo" if len(state.sheets) == 1 else "table"
    return drawn.look_at("brikks", state, seat, variant=level, mode="duel" if state.is_duel else solo)


def steps(look: Look, arg: str = "") -> Iterator[Control]:
    """The controls at this point of a half-made choice; each option becomes its control's arg."""
    for row in (*BRIKKS.controls.rows(look, arg), BRIKKS.controls.buttons(look, arg)):
        for item in row:
            control = control_of(item)
            assert control is not None
            if isinstance(item, Select):
                yield from (replace(control, arg=option.value) for option in item.options)
            else:
                yield control


def reachable(look: Look) -> Counter[str]:
    """Return every move that presses lead to, with the number of controls that make it. Checks that each
    half-made choice is on its page."""
    found: Counter[str] = Counter()
    waiting, seen = [""], {""}
    while waiting:
        now = waiting.pop()
        assert half_made(raw(panel_page(look, arg=now))) == now
        for control in steps(look, now):
            if control.verb == "choose":
                arg = BRIKKS.controls.choose(control.arg, "").arg
                waiting += [arg] if arg not in seen else []
                seen.add(arg)
            else:
                assert control.verb in ("move", "decide")
                found[control.arg] += 1
    return found


def raw(page: Page) -> dict[str, Any]:
    """The controls of a page as Discord returns them."""
    ids = [
        [item.custom_id for item in row if not isinstance(item, Link | ChannelSelect)] for row in page.rows
    ]
    return {"components": [{"components": [{"custom_id": one} for one in row]} for row in ids]}


def one_of(seats: list[Seat], number: int) -> list[Seat]:
    """Choose each in turn; none if no one is asked."""
    return [seats[number % len(seats)]] if seats else []


def legal(look: Look) -> set[str]:
    """Return the sensible legal moves of a seat that sends no minis.

    It makes no sense to pay for a block that looks the same, or to turn a block in order to drop out with it.
    """
    current = look.view_as(View)
    match current.phase:
        case Phase.LEVEL:
            return {format_move(ChooseLevel(level)) for level in LEVELS}
        case Phase.START:
            return set(map(format_move, starts(current)))
        case Phase.DECIDE:
            return {format_move(Keep()), format_move(Rethrow())}
    assert current.throw is not None
    useful = {current.throw, *(block for block, _ in other_blocks(current))}
    moves = {format_move(placed) for placed in placements(current) if placed.block in useful}
    moves |= {format_move(Bomb())} if may_bomb(current) else set()
    return moves | ({format_move(Out(current.throw))} if may_drop_out(current, current.throw) else set())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, ALONE), (1, {}), (2, {"level": "own"}), (4, {"level": "4"}), (2, {"variant": "duel", "level": "1"})],
)
def test_every_legal_move_of_random_games_can_be_reached(seats: int, options: dict[str, str]) -> None:
    met, phases = Counter[Phase](), Counter[Phase]()
    for number, state in enumerate(played(seats, seats, **options)):
        locale = LOCALES[number // EVERY % len(LOCALES)]
        # One seat of each state: a walk opens every select of every half-made choice.
        for seat in one_of(sorted(brikks.pending(state)), number):
            look = look_at(state, seat)
            met[look.view_as(View).phase] += 1
            if met[look.view_as(View).phase] % EVERY != 1:
                continue
            found = reachable(look.read_in(locale))
            assert all(brikks.refusal(state, seat, parse_move(move)) is None for move in found)
            phases[look.view_as(View).phase] += 1
            if look.view_as(View).phase is not Phase.MINIS:
                assert set(found) == legal(look)
    assert phases[Phase.RESOLVE] > 5
    assert phases[Phase.DECIDE] == 0 if options == ALONE else phases[Phase.DECIDE] > 2


def test_a_half_made_choice_that_the_game_has_no_room_for_begins_anew() -> None:
    state = next(state for state in played(1, 2) if brikks.pending(state) == {0, 1} and state.throw)
    look = look_at(state, ME)
    fresh = panel_page(look)
    odd = ("red9", "white1", "red2=99,99", "red2=1,11", "out=red2", "minis=1,1", "keep", "level=2", "-", "=")
    for arg in odd:
        page = panel_page(look, arg=arg)
        check_limits(page)
        assert page.words == fresh.words, arg
        assert len(selects(page)) == len(selects(fresh))


def ledges() -> Sheet:
    """A field with a ledge in every second row, each open at one end: more places than a list can hold."""
    open_at = {row: 10 if row % 4 else 1 for row in range(2, 11, 2)}
    minis = tuple(
        Cell(column, row) for row, gap in open_at.items() for column in range(1, 11) if abs(column - gap) > 3
    )
    return Sheet(Energy(28, 0), level=2, blocks=(START,), minis=minis)


def field_of_ledges(*, phase: Phase, throw: Block) -> Look:
    sheet = ledges()
    state = GameState(Variant.DUEL, (sheet, sheet), round=3, throw=throw, is_kept=True)
    return look_at(replace(state, owed=(2, 0)) if phase is Phase.MINIS else state, ME)


@pytest.mark.parametrize(("throw", "locale"), [*zip(BLOCKS, cycle(LOCALES), strict=False)])
def test_more_places_than_buttons_fit_are_listed(throw: Block, locale: str) -> None:
    look = field_of_ledges(phase=Phase.RESOLVE, throw=throw)
    assert look.view_as(View).phase is Phase.RESOLVE
    assert set(reachable(look.read_in(locale))) == legal(look)
    page = panel_page(look.read_in(locale), table_url="https://discord.com/channels/1/2/3")
    check_limits(page)
    listed = [option.value for select in selects(page) for option in select.options]
    assert len(listed) == len(set(listed))
    assert bool(listed) == (len(places(look.view_as(View), throw)) > MAX_PLACES)
    if throw == Block(Colour.BLACK, 4):
        assert len(listed) > MAX_OPTIONS


def test_minis_can_be_sent_to_every_place_of_a_freak_field() -> None:
    look = field_of_ledges(phase=Phase.MINIS, throw=BLOCKS[0])
    assert look.view_as(View).phase is Phase.MINIS
    check_limits(panel_page(look))
    first = {control.arg for control in steps(look) if control.verb == "choose"}
    assert first == {format_move(Minis((cell,))) for cell in mini_places(look.view_as(View), ())}
    assert len(first) > MAX_OPTIONS
    random = Random(3)
    for cell in random.sample(mini_places(look.view_as(View), ()), 5):
        arg = format_move(Minis((cell,)))
        second = [c for c in steps(look, arg) if c.verb == "move" or c.kind == "s"]
        assert {control.verb for control in second} == {"move"}, "the last one is entered at once"
        assert {parse_move(control.arg) for control in second} == {
            Minis((cell, other)) for other in mini_places(look.view_as(View), (cell,))
        }
        sent = next(control for control in steps(look, arg) if control.verb == "decide")
        assert sent.arg == arg


def test_the_most_minis_of_a_round_fit_a_control() -> None:
    """Four rows at once earn four, and a pink X one more."""
    state = GameState(Variant.DUEL, (ledges(), ledges()), round=3, throw=BLOCKS[0], is_kept=True, owed=(5, 0))
    look, arg = look_at(state, ME), ""
    for _ in range(5):
        choices = [control for control in steps(look, arg) if control.kind == "s"]
        arg = choices[-1].arg
    last = list(steps(look, arg))
    assert [control.verb for control in last] == ["decide", "choose"]
    assert all(len(control.custom_id()) <= MAX_LENGTH for control in last)


PLENTY = Energy(12, 0)


def deciding(sheet: Sheet, throw: Block, variant: Variant = Variant.BASE, *, seats: int = 2) -> Look:
    """The first of so many seats, all with this sheet, decides on a throw that is kept."""
    return look_at(GameState(variant, (sheet,) * seats, round=9, throw=throw, is_kept=True), ME)


def full(open_cells: tuple[Cell, ...], energy: Energy = PLENTY, *, bombs_used: int = 0) -> Sheet:
    """A field in which all cells but these are taken."""
    cells = tuple(cell for c in range(1, 11) for r in range(1, 12) if (cell := Cell(c, r)) not in open_cells)
    return Sheet(energy, level=2, blocks=(START,), minis=cells, bombs_used=bombs_used)


LONG, SHORT = tuple(Cell(c, 11) for c in range(4, 8)), (Cell(5, 11),)
"""The open cells of a field: for a bar that lies flat, and for nothing."""


@pytest.mark.parametrize(
    ("open_cells", "energy", "bombs_used", "verb", "said"),
    [
        (SHORT, Energy(4, 4), 3, "decide", "you have to drop out"),
        (SHORT, Energy(12, 0), 3, "decide", "you have to drop out"),
        (LONG, Energy(4, 4), 3, "decide", "you have to drop out"),
        (LONG, Energy(12, 0), 3, "choose", "turn or swap it, or drop out"),
        (LONG, Energy(12, 0), 0, "choose", "turn or swap it, use a bomb, or drop out"),
        (SHORT, Energy(12, 0), 2, "choose", "use a bomb, or drop out"),
    ],
)
def test_dropping_out_takes_one_press_where_it_is_the_only_move(
    open_cells: tuple[Cell, ...], energy: Energy, bombs_used: int, verb: str, said: str
) -> None:
    look = deciding(full(open_cells, energy, bombs_used=bombs_used), Block(Colour.BLACK, 3))
    assert said in panel_page(look).words
    assert [one.verb for one in steps(look) if one.arg == "out=black3"] == [verb]
    if verb == "decide":
        assert [one.arg for one in steps(look)] == ["out=black3"]
    else:
        (yes, back) = steps(look, "out=black3")
        assert "Drop out for the rest of the game?" in panel_page(look, arg=yes.arg).words
        assert (yes.verb, yes.arg, back.verb, back.arg) == ("decide", "out=black3", "choose", "")


@pytest.mark.parametrize(
    ("variant", "seats", "said"),
    [
        (Variant.BASE, 1, "drop out, which ends the game"),
        (Variant.BASE, 2, "you have to drop out."),
        (Variant.DUEL, 2, "lose the duel unless your opponent drops out too"),
    ],
)
def test_the_only_move_says_what_it_means(variant: Variant, seats: int, said: str) -> None:
    look = deciding(full(SHORT, Energy(4, 4), bombs_used=3), BLOCKS[0], variant, seats=seats)
    assert said in panel_page(look).words


@pytest.mark.parametrize(("arg", "choices"), [("out=white1", ["out=white1", ""]), ("bomb", ["bomb", ""])])
def test_a_question_and_a_hint_have_no_other_ways_beside_them(arg: str, choices: list[str]) -> None:
    look = replace(deciding(full(SHORT), BLOCKS[0]), is_casual=True)
    assert {control.arg for control in steps(look)} >= {"out=white1", "bomb"}
    assert [control.arg for control in steps(look, arg)] == choices
    assert len(panel_page(look, arg=arg).rows) == 1


def labels(look: Look, arg: str = "") -> dict[str, str]:
    """The labels of the buttons that a half-made choice leads to, by what they say."""
    row = [item for row in BRIKKS.controls.rows(look, arg) for item in row]
    return {
        str(control.arg): item.label
        for item in row
        if isinstance(item, Button) and (control := control_of(item))
    }


def test_a_letter_says_what_its_place_brings_at_once() -> None:
    floor = tuple(Cell(c, r) for r in (1, 2) for c in range(1, 11) if c not in (5, 6))
    sheet = Sheet(Energy(7, 3), level=3, blocks=(START,), minis=floor)
    found = labels(deciding(sheet, Block(Colour.BLACK, 1)))
    # Two rows of 8 that were worth 1 each are full, and the special track goes from 0 to 1.
    assert found["black1=5,1"] == "E +9"
    letters = [label.partition(" ")[0] for arg, label in found.items() if "=" in arg]
    assert letters == list("ABCDEFGHI")
    pillar = replace(sheet, minis=(Cell(5, 1), Cell(5, 2)))
    assert labels(deciding(pillar, Block(Colour.WHITE, 3)))["white3=4,3"].split()[1] == "+2⚡"


def test_blocks_to_turn_into_say_their_cost_and_best_gain_and_the_best_comes_first() -> None:
    floor = tuple(Cell(c, r) for r in (1, 2) for c in range(1, 11) if c not in (5, 6))
    sheet = Sheet(Energy(12, 0), level=2, blocks=(START,), minis=floor)
    look = deciding(sheet, Block(Colour.BLACK, 4))
    found = labels(look, "turn")
    assert next(iter(found.items())) == ("black2", "A ⚡2 +9")
    offers = labelled_blocks(look.view_as(View))
    worth = [(-offer.best.points, offer.cost) for offer in offers.values()]
    assert worth == sorted(worth)
    assert [*found] == [str(offer.block) for offer in offers.values()]
    assert "black1" not in found, "it looks like black2, which costs less"
    assert all(len(label) <= 9 for label in found.values())
    assert "" in {control.arg for control in steps(look, "turn")}, "the way back"


@pytest.mark.parametrize(
    ("throw", "sizes"), [("white2", [5, 4, 4]), ("white3", [5, 5, 5]), ("yellow4", [5, 5, 2, 4])]
)
def test_letters_fill_rows_and_the_rest_is_one_row(throw: str, sizes: list[int]) -> None:
    minis = (Cell(1, 3), Cell(2, 3), Cell(3, 5), Cell(4, 3), Cell(4, 5))
    sheet = Sheet(Energy(3, 0), level=2, blocks=(START,), minis=minis)
    page = panel_page(replace(deciding(sheet, parse_block(throw)), is_casual=True))
    assert f"Where does **{throw[:-1]} {throw[-1]}** land?" in page.words
    assert [len(row) for row in page.rows] == sizes
    assert [getattr(item, "label", "") for item in page.rows[-1][-4:]] == ["Turn", "Bomb", "Hint", "More"]


def test_a_throw_that_fits_nowhere_offers_only_what_is_possible() -> None:
    look = deciding(full(tuple(Cell(5, row) for row in range(8, 12))), Block(Colour.BLACK, 4))
    assert {control.arg for control in steps(look)} == {"out=black4", "turn", "bomb"}
    assert "turn or swap it, use a bomb, or drop out" in panel_page(look).words
    assert {control.arg for control in steps(look, "turn")} == {"black3", ""}


def test_a_hidden_table_is_shown_again_from_the_menu_where_the_row_is_full() -> None:
    look = deciding(full(tuple(Cell(5, row) for row in range(8, 12))), Block(Colour.BLACK, 4))
    hidden = replace(look, place=replace(look.place, is_hidden=True), is_casual=True)
    for page, has_button in ((panel_page(hidden), False), (more_page(hidden, is_moderator=False), True)):
        verbs = [control.verb for row in page.rows for item in row if (control := control_of(item))]
        assert (Verb.TABLE in verbs) == has_button
    assert [len(row) for row in panel_page(hidden).rows] == [5]


@pytest.mark.slow
def test_every_refusal_of_a_move_is_put_into_words() -> None:
    told = set()
    random = Random(1)
    for state in [*played(2, 2), *played(3, 2, variant="duel", level="own")]:
        for seat in sorted(brikks.pending(state)):
            cell = Cell(random.randint(0, 12), random.randint(0, 12))
            block = random.choice(BLOCKS)
            minis = tuple(random.choices([Cell(c, 1) for c in range(1, 11)], k=2))
            odd = (Placement(block, cell), Out(block), ChooseLevel(5), Minis(minis), Minis((*minis, cell)))
            for reason in filter(None, (brikks.refusal(state, seat, move) for move in odd)):
                told.add(reason.code)
                for locale in LOCALES:
                    words = BRIKKS.words.refusal(
                        look_at(state, seat).read_in(locale), reason.code, reason.values
                    )
                    assert words
                    assert not any(f"{colour}1" in words for colour in COLOURS)
    assert {"off_field", "cell_taken", "floating", "energy_short", "still_fits", "start_turned"} <= told
