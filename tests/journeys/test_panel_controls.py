"""The controls of a sheet, without Discord: every choice can be reached, and Discord takes every page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.games.brilliant.levels import files as levels
from bot.games.brilliant.pictures import places
from bot.games.brilliant.pictures.colours import SQUARES
from bot.games.brilliant.pictures.fields import field_contents
from bot.games.brilliant.pictures.shown import ShownSheet
from bot.games.brilliant.players.strengths import plain
from bot.games.brilliant.presenter import menus
from bot.games.hints import button_for, hint
from bot.messages.more_pages import more_page
from bot.messages.panel import panel_page
from bot.pages.control import Verb
from bot.pages.page import MAX_OPTIONS, Button, Page
from bot.pages.texts import Language
from bot.turns.look import Look
from engine import brilliant
from engine.brilliant import format_move, parse_move
from engine.brilliant.level import format_field, row_and_column
from engine.brilliant.players import random_player
from engine.brilliant.sheet import Placement, Start, Strike
from engine.brilliant.state import GameState, Phase, StartMode
from engine.brilliant.view import View, completes, placements, view
from engine.game import Seat
from tests.around import ADDITIONS_WITH_ACTIVITY
from tests.games.brilliant.pictures.games import drawn_sheet
from tests.journeys import drawn
from tests.journeys.drawn import LOCALES, check_limits, control_of, items, selects

TURN = "page"


def look_at(state: GameState, seat: Seat, level: str) -> Look:
    """What a person in this seat sees."""
    return drawn.look_at("brilliant", state, seat, variant=level, mode="solo" if state.is_solo else "table")


def played(seed: int, level: str, seats: int, mode: StartMode = StartMode.STARS) -> Iterator[GameState]:
    """The states of a random game in which a decision is due."""
    options = {"level": levels.level_text(level), "start": str(mode)}
    return (state for state, _ in drawn.played("brilliant", seats, options, random_player, Random(seed)))


def first_choice(level: str = "4") -> Look:
    """What a person sees who may write two different numbers."""
    for state in played(1, level, 2):
        if state.throw and state.throw[0] != state.throw[1] and placements(view(state, Seat(0))):
            return look_at(state, Seat(0), level)
    raise AssertionError("every throw is a double")


def offered(look: Look) -> list[str]:
    """The moves that the sheet offers on all its pages, but for a pass."""
    found: list[str] = []
    arg, seen = f"{TURN}0", set[str]()
    while arg not in seen:
        seen.add(arg)
        page = panel_page(look, arg=arg, table_url="https://discord.com/channels/1/2/3")
        check_limits(page)
        for select in selects(page):
            found += [option.value for option in select.options]
        controls = [control for item in items(page) if (control := control_of(item)) is not None]
        found += [control.arg for control in controls if control.verb == Verb.MOVE and "=" in control.arg]
        arg = next((control.arg for control in controls if control.tag == TURN), arg)
    return found


def verbs(page: Page) -> set[str]:
    return {control.verb for control in map(control_of, items(page)) if control is not None}


def placing(page: Page) -> list[tuple[Placement, str]]:
    """The buttons that write a number: what, and their label."""
    found = []
    for item in items(page):
        control = control_of(item)
        if isinstance(item, Button) and control is not None and control.verb == Verb.MOVE:
            move = parse_move(control.arg)
            if isinstance(move, Placement):
                found.append((move, item.label))
    return found


def test_the_activity_is_offered_on_the_panel_up_to_the_first_throw_and_always_behind_more() -> None:
    offered = set()
    for state in played(1, "1", 2):
        look = look_at(state, Seat(0), "1")
        if not look.is_over:
            pages = (
                panel_page(look, additions=ADDITIONS_WITH_ACTIVITY),
                more_page(look, additions=ADDITIONS_WITH_ACTIVITY, is_moderator=False),
            )
            on_panel, in_menu = (Verb.LAUNCH in verbs(page) for page in pages)
            offered.add((look.view_as(View).round <= 1, on_panel, in_menu))
    assert offered == {(True, True, True), (False, False, True)}


@pytest.mark.slow
@pytest.mark.parametrize("level", levels.names())
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_legal_move_of_random_games_is_offered_once(level: str, seats: int) -> None:
    rounds = 0
    for state in played(seats, level, seats):
        look = look_at(state, Seat(rounds % seats), level)
        current = look.view_as(View)
        if current.phase is Phase.PLACE:
            assert sorted(offered(look.read_in(LOCALES[rounds % len(LOCALES)]))) == sorted(
                format_move(placement) for placement in placements(current)
            )
        elif current.phase is Phase.STRIKE:
            strikes = [parse_move(value) for value in offered(look.read_in("de"))]
            assert all(brilliant.refusal(state, Seat(0), strike) is None for strike in strikes)
            assert len(strikes) == len(current.strikable)
        rounds += 1
    assert rounds > 10


@pytest.mark.parametrize("level", levels.names())
def test_buttons_have_the_letters_of_the_sheet_in_reading_order(level: str) -> None:
    seen = 0
    for state in (state for seed in (1, 2) for state in played(seed, level, 2)):
        look = look_at(state, Seat(0), level)
        current = look.view_as(View)
        if current.phase is not Phase.PLACE:
            continue
        drawn_there = field_contents(ShownSheet(current, Seat(0)))
        lettered = {place: content.letter for place, content in drawn_there.items() if content.letter}
        assert set(lettered) == {placement.field for placement in placements(current)}
        assert len(set(lettered.values())) == len(lettered)
        page = panel_page(look.read_in("en-US"))
        assert selects(page) == []
        buttons = placing(page)
        assert {move for move, _ in buttons} == set(placements(current))
        # The position of a place must not reveal its worth.
        assert buttons == sorted(buttons, key=lambda one: (row_and_column(one[0].field), one[0].number))
        is_double = len(set(current.throw or ())) == 1
        for move, label in buttons:
            assert label == lettered[move.field] + ("" if is_double else f"→{move.number}")
        seen += len(buttons)
    assert seen


def test_values_to_strike_out_have_the_letters_of_the_sheet() -> None:
    seen = 0
    for state in played(1, "4", 1):
        look = look_at(state, Seat(0), "4")
        current = look.view_as(View)
        if current.phase is not Phase.STRIKE:
            continue
        sheet = drawn_sheet(current)
        buttons = [item for item in items(panel_page(look.read_in("en-US"))) if isinstance(item, Button)]
        strikes = [(control_of(button), button.label) for button in buttons if "→" in button.label]
        letters = [label.split(" · ")[0] for _, label in strikes]
        # In the order of the areas, as the keys of their scoring fields.
        assert [key for key in sheet.scene()[1] if isinstance(key, str) and key in letters] == letters
        for (control, _), letter in zip(strikes, letters, strict=True):
            move = parse_move(control.arg) if control is not None else None
            assert isinstance(move, Strike)
            assert f"{letter}: {sheet.shown.name(move.area)}" in sheet.words
        seen += 1
    assert seen


def test_a_hint_names_the_button_and_the_field() -> None:
    look = first_choice().read_in("en-US")
    for move, label in placing(panel_page(look)):
        words = hint(look, move, label=button_for(look, move))
        assert words.startswith(f"💡 **{label}: {move.number} at {format_field(move.field)}, ")


def anywhere(count: int, look: Look) -> tuple[Placement, ...]:
    """So many placements, legal or not."""
    current = look.view_as(View)
    numbers = sorted(current.throw or ())
    everywhere = [Placement(place, number) for place in current.level.fields for number in numbers]
    assert len(everywhere) >= count
    return tuple(everywhere[:count])


def many(count: int, look: Look, monkeypatch: pytest.MonkeyPatch) -> Look:
    """The look, with this many placements."""
    monkeypatch.setattr(places, "placements", lambda _: anywhere(count, look))
    return replace(look, view=replace(look.view_as(View)))


@pytest.mark.parametrize("locale", LOCALES)
def test_up_to_twenty_placements_are_buttons_and_more_are_one_list(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = first_choice()
    for count in (1, 5, 6, 20):
        page = panel_page(many(count, look, monkeypatch).read_in(locale))
        check_limits(page)
        assert selects(page) == []
        assert len(placing(page)) == count
        # The two other buttons share the last row of letters where it has room.
        assert len(page.rows) == -(-count // 5) + (0 if count % 5 in range(1, 4) else 1)
    for count in (21, 25):
        page = panel_page(many(count, look, monkeypatch).read_in(locale))
        check_limits(page)
        (select,) = selects(page)
        assert placing(page) == []
        # Both numbers in one list.
        assert len(select.options) == count
        offered = [parse_move(option.value) for option in select.options]
        numbers = {one.number for one in offered if isinstance(one, Placement)}
        assert numbers == set(look.view_as(View).throw or ())


def test_an_option_says_what_a_place_completes() -> None:
    found = 0
    for state in (state for seed in (1, 2) for state in played(seed, "1", 2)):
        current = view(state, Seat(0))
        for _, options in menus._place_menus(current, Language("en"), is_plain=False):
            for option in options:
                move = parse_move(option.value)
                assert isinstance(move, Placement)
                label, square, field = option.label.replace(" · ", " ").split()[:3]
                assert label
                assert square == SQUARES[current.level.area_of(move.field).colour]
                assert field == format_field(move.field)
                value = completes(current, move)
                assert (value is not None) == ("completes" in option.label)
                assert value is None or f": {value} point" in option.label
                found += value is not None
    assert found


@pytest.mark.parametrize(("count", "has_list"), [(15, False), (16, True)])
def test_a_shown_hint_leaves_room_for_fifteen_buttons(
    count: int, has_list: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = first_choice()
    hinted = format_move(placements(look.view_as(View))[0])
    page = panel_page(many(count, look, monkeypatch).read_in("en-US"), arg=hinted)
    check_limits(page)
    assert len(selects(page)) == has_list


@pytest.mark.parametrize("mode", list(StartMode))
def test_a_good_start_is_first_the_same_for_a_seat_and_better_than_a_shuffle(mode: StartMode) -> None:
    state = next(played(1, "4", 2, mode))
    look = look_at(state, Seat(0), "4")
    first, second = (control_of(items(panel_page(look.read_in("en-US")))[place]) for place in (0, 1))
    assert first == control_of(items(panel_page(look_at(state, Seat(0), "4").read_in("en-US")))[0])
    assert first is not None
    assert second is not None
    start, shuffled = parse_move(first.arg), parse_move(second.arg)
    current = view(state, Seat(0))
    assert brilliant.refusal(state, Seat(0), start) is None
    assert isinstance(shuffled, Start)
    assert set(shuffled.fields) == set(current.level.stars)
    position, chance = plain().position(current), Random(1)
    starts = [menus.good_start(view(state, seat), "0abcde", 0) for seat in state.seats]
    assert len(set(starts)) == len(starts)
    good = min(plain().started(position, each).evaluation for each in starts)
    mixed = [Start(tuple(chance.sample(current.level.stars, 6))) for _ in range(20)]
    worth = [plain().started(position, each).evaluation for each in mixed]
    assert good >= max(worth)
    # On the stars nearly all orders are worth the same; anywhere, others are far better.
    assert mode is StartMode.STARS or good > max(worth) + 1


def test_the_strikes_of_level_1_leave_room_for_the_whole_sheet() -> None:
    looks = [look_at(state, Seat(0), "1") for state in played(1, "1", 1)]
    rows = [
        len(panel_page(look.read_in("de")).rows) for look in looks if look.view_as(View).phase is Phase.STRIKE
    ]
    assert rows
    assert max(rows) <= 3


@pytest.mark.parametrize("locale", LOCALES)
def test_more_placements_than_a_select_holds_are_split_and_paged(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for count in (1, 20, 21, 25, 26, 51, 99, 100, 101, 4 * MAX_OPTIONS + 6):
        look = many(count, first_choice(), monkeypatch)
        assert sorted(offered(look.read_in(locale))) == sorted(map(format_move, anywhere(count, look))), count


def test_a_page_that_no_longer_exists_shows_another_one() -> None:
    look = first_choice("1")
    for arg in ("page7", "page99999", "page", "pagex", "C2-F2", "+3", "C2+3"):
        page = panel_page(look.read_in("en-US"), arg=arg)
        check_limits(page)
        assert len(selects(page)) == len(selects(panel_page(look.read_in("en-US"))))
