"""What can be touched on a picture is what its panel offers, where the picture shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.computers.self_play import play_on
from bot.games.looks import look_without_table
from bot.games.registry import PARTS
from bot.messages.panel import panel_page
from bot.pages.control import Control, Verb, parse_control
from bot.pages.page import Button, Select
from bot.pages.targets import Box, Target
from bot.turns.look import Look
from engine.game import Header, Seat, Step
from engine.games import GAMES
from tests import third
from tests.journeys.drawn import items
from tests.paths import DATA
from tests.pixels import decoded
from tests.third.fixture import third_game

__all__ = ["third_game"]

LEVEL = (DATA / "fixture.toml").read_text(encoding="utf-8")
HEADERS = {
    "brilliant": Header("brilliant", 2, {"level": LEVEL, "start": "stars"}),
    "brilliant free": Header("brilliant", 2, {"level": LEVEL, "start": "free"}),
    "brilliant solo": Header("brilliant", 1, {"level": LEVEL, "start": "stars"}),
    "brikks": Header("brikks", 2, {"variant": "base", "level": "2"}),
    "brikks duel": Header("brikks", 2, {"variant": "duel", "level": "2"}),
}
EVERY = 3
"""One of so many decisions is looked at."""


@cache
def looks(name: str) -> tuple[Look, ...]:
    """Return the first player's looks at a game of random players, whenever a move is owed."""
    header = HEADERS[name]
    rules, players = GAMES[header.kind], [PARTS[header.kind].measuring["random"]] * header.seats
    found = []
    states = [rules.start(header), *(state for _, state in play_on(rules, header, b"touch", players))]
    for step, state in enumerate(states):
        if Seat(0) in rules.pending(state):
            look = look_without_table(
                "touched",
                header,
                rules.view(state, Seat(0)),
                Seat(0),
                ["Ada", "Ben"][: header.seats],
                step=Step(step),
                variant="2",
                mode="solo" if header.seats == 1 else "table",
                users=range(1, header.seats + 1),
            )
            found.append(replace(look, options=replace(look.options, clock="none")))
    return (*found[:4], *found[4::EVERY])


def targets(look: Look, arg: str = "") -> tuple[Target, ...]:
    return PARTS[look.kind].pictures.targets(look, arg)


def pressed(look: Look, control: Control, value: str = "") -> tuple[str, str]:
    """Return what a press does: enter a move, or go on with a half-made one."""
    if control.verb == Verb.CHOOSE:
        chosen = PARTS[look.kind].controls.choose(control.arg, value)
        if chosen.move is None or chosen.then:
            return ("arg", chosen.arg or chosen.then)
        return ("move", chosen.move)
    return ("move" if control.verb in (Verb.MOVE, Verb.DECIDE) else control.verb, value or control.arg)


def offered(look: Look, arg: str) -> set[tuple[str, str]]:
    """Return what the panel's controls do, turning its pages."""
    found: set[tuple[str, str]] = set()
    for page in ("page0", "page1", "page2") if look.kind == "brilliant" and not arg else (arg,):
        for item in items(panel_page(look, arg=page)):
            if isinstance(item, Button | Select):
                control = parse_control(item.custom_id)
                assert control is not None
                values = [option.value for option in item.options] if isinstance(item, Select) else [""]
                found.update(pressed(look, control, value) for value in values)
    return found


def presses(look: Look, arg: str = "") -> list[tuple[str, str]]:
    controls = [parse_control(target.custom_id) for target in targets(look, arg)]
    return [pressed(look, control) for control in controls if control is not None]


def args(look: Look) -> Iterator[str]:
    """Yield the beginning of a choice, and half-made ones that its targets or its buttons lead to."""
    yield ""
    steps = [arg for kind, arg in (*presses(look), *offered(look, "")) if kind == "arg" and "=" not in arg]
    yield from dict.fromkeys(step for step in steps[:4] if step and not step.startswith("page"))


def entered(look: Look, entry: Any) -> Look:
    return replace(look, viewer=replace(look.viewer, entry=entry))


@pytest.mark.parametrize("name", HEADERS)
def test_every_touch_does_what_a_control_of_the_panel_does(name: str) -> None:
    count = 0
    for look in looks(name):
        for arg in args(look):
            touched = presses(look, arg)
            count += len(touched)
            assert len(touched) == len(set(touched))
            if HEADERS[name].options.get("start") == "free" and look.view is not None and not look.view.round:
                # The panel asks for the area first.
                assert all(kind == "arg" for kind, _ in touched)
            else:
                assert set(touched) <= offered(look, arg)
    assert count > 40


@pytest.mark.parametrize("name", HEADERS)
def test_every_move_that_writes_something_has_a_place_to_touch(name: str) -> None:
    count = 0
    for look in looks(name):
        for arg in args(look):
            begun = {each for each in offered(look, arg) if _writes(each)}
            assert begun <= set(presses(look, arg)), (look.step, arg)
            count += len(begun)
    assert count > 20


def _writes(press: tuple[str, str]) -> bool:
    """Return whether it enters a placement or a strike, or keeps a throw and places it."""
    _, text = press
    return "=" in text and not text.startswith(("level", "start", "out", "minis"))


@pytest.mark.parametrize("name", HEADERS)
def test_the_entry_can_be_touched_to_take_it_back(name: str) -> None:
    count = 0
    for look in looks(name):
        for kind, text in presses(look)[:2]:
            if kind == "move":
                changed = entered(look, GAMES[look.kind].parse_move(text))
                own = [target for target in targets(changed) if target.is_entry]
                undo = [
                    parse_control(item.custom_id)
                    for item in items(panel_page(changed))
                    if isinstance(item, Button)
                ]
                back = next(
                    control for control in undo if control is not None and control.verb == Verb.RETRACT
                )
                assert own
                assert {parse_control(target.custom_id) for target in own} == {back}
                others = {target.custom_id for target in targets(changed)} - {
                    target.custom_id for target in own
                }
                assert others <= {target.custom_id for target in targets(look, back.arg)}
                count += 1
    assert count > 0


def region(picture: Image.Image, box: Box) -> Image.Image:
    left, top, width, height = (side * picture.width for side in box)
    return picture.crop((round(left) + 1, round(top) + 1, round(left + width) - 1, round(top + height) - 1))


@pytest.mark.parametrize("name", ["brilliant", "brilliant solo", "brikks"])
@pytest.mark.parametrize("scale", [1, 2])
def test_a_press_changes_the_picture_where_it_was_touched(name: str, scale: int) -> None:
    pictures = PARTS[HEADERS[name].kind].pictures
    for look in looks(name)[2:30:4]:
        before = decoded(pictures.sheet(look, "").at(scale).draw())
        for target, (kind, text) in list(zip(targets(look), presses(look), strict=True))[:3]:
            if kind == "move":
                changed = entered(look, GAMES[look.kind].parse_move(text))
                after = decoded(pictures.sheet(changed, "").at(scale).draw())
                assert after.width == 1000 * scale
                for box in target.cells or (target.box,):
                    difference = ImageChops.difference(region(before, box), region(after, box))
                    assert difference.getbbox() is not None, (look.step, text)


@pytest.mark.parametrize("name", ["brilliant", "brikks"])
def test_the_boxes_are_those_of_the_drawn_letters(name: str) -> None:
    pictures = PARTS[HEADERS[name].kind].pictures
    for look in looks(name)[4:30:3]:
        lettered = [target for target in targets(look) if target.key]
        shown = decoded(pictures.sheet(look, "").draw())
        bare = decoded(pictures.lies(look).draw())
        difference = ImageChops.difference(shown, bare)
        for target in lettered:
            assert region(difference, target.box).getbbox() is not None
            left, top, width, height = (round(side * 1000) for side in target.box)
            difference.paste((0, 0, 0), (left, top, left + width, top + height))
        # All that is left is in the header, which shows the throw.
        box = difference.getbbox()
        assert box is None or box[3] <= 120, box


@pytest.mark.parametrize("name", ["brilliant", "brikks"])
def test_another_throw_changes_the_picture_where_the_dice_are(name: str) -> None:
    pictures, changed = PARTS[HEADERS[name].kind].pictures, 0
    for look, following in pairwise(looks(name)[4:12]):
        first, second = (decoded(pictures.sheet(each, "").draw()) for each in (look, following))
        for box in pictures.dice(look):
            changed += ImageChops.difference(region(first, box), region(second, box)).getbbox() is not None
        assert {pictures.dice(look), pictures.dice(following)} == {pictures.dice(look)}
    assert changed > 5
    assert pictures.dice(looks(name)[0]) == ()


@pytest.mark.usefixtures("third_game")
def test_the_dice_of_a_third_game_can_be_touched() -> None:
    header = Header("third", 1, {})
    view = third.rules.view(third.rules.State((0,), 1, (5, 2)), Seat(0))
    look = look_without_table("touched", header, view, Seat(0), ["Ada"], step=Step(2), users=[1])
    assert presses(look) == [("move", "first"), ("move", "second")]
    assert presses(entered(look, "second")) == [("move", "first"), (Verb.RETRACT, "")]
    before, after = (PARTS["third"].pictures.sheet(one, "") for one in (look, entered(look, "second")))
    assert decoded(before.draw()) != decoded(after.draw())
    assert before.description == "Round 1 Ada 0"
