"""What a puzzle shows: nothing of what a move is worth before the answer, and both moves on one sheet after it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.features.puzzles.choices import choices
from bot.features.puzzles.history import history_page
from bot.features.puzzles.page import posed_look
from bot.features.puzzles.stock import stock_of
from bot.features.puzzles.store import PastTry
from bot.features.streaks import Streak
from bot.games.brikks.motifs import earning
from bot.games.brikks.pictures.labels import labelled_blocks
from bot.games.brilliant.motifs import completing
from bot.games.brilliant.players.strengths import plain
from bot.games.registry import PARTS
from bot.pages.page import Button, Style
from bot.pages.texts import Language
from bot.turns.clocks import DAY
from bot.turns.look import Look
from engine.brikks.blocks import BLOCKS
from engine.brikks.view import View as BrikksView
from engine.brikks.view import outcome
from engine.brilliant.sheet import Placement
from engine.brilliant.view import View as BrilliantView
from engine.brilliant.view import completes
from engine.games import GAMES


def looks(game: str) -> list[tuple[Look, str]]:
    """Each puzzle of the stock, with its best move."""
    kept = stock_of(game)
    return [(posed_look(one.puzzle, None, "en", "dark"), one.puzzle.moves.split()[0]) for one in kept]


def said(look: Look, arg: str = "") -> list[Button]:
    part = PARTS[look.kind]
    rows = (*part.controls.rows(look, arg), part.controls.buttons(look, arg))
    return [item for row in rows for item in row if isinstance(item, Button)]


def entered(look: Look, move: Any) -> Look:
    return replace(look, viewer=replace(look.viewer, entry=move))


@pytest.mark.slow
def test_the_buttons_of_brikks_tell_gains_at_the_table_and_not_in_a_puzzle() -> None:
    gains = 0
    for look, _ in looks("brikks"):
        for arg in ("", "turn"):
            asked, usual = said(look, arg), said(replace(look, is_plain=False), arg)
            assert not [one.label for one in asked if "+" in one.label or one.style is not Style.SECONDARY]
            gains += sum("+" in one.label for one in usual)
    assert gains, "the table tells them"


def test_the_blocks_to_turn_into_stand_in_a_puzzle_as_in_the_key() -> None:
    orders = set()
    for look, _ in looks("brikks"):
        view = look.view_as(BrikksView)
        offers = [offer.block for offer in labelled_blocks(view, is_plain=True).values()]
        assert offers == sorted(offers, key=BLOCKS.index)
        orders.add([offer.block for offer in labelled_blocks(view).values()] == offers)
    assert False in orders, "at the table the best come first"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_picture_of_a_puzzle_describes_no_gain_of_a_choice(game: str, locale: str) -> None:
    for look, _ in looks(game)[:5]:
        for arg in ("", "turn"):
            asked = PARTS[game].pictures.sheet(look.read_in(locale), arg).description
            told = PARTS[game].pictures.sheet(replace(look, is_plain=False).read_in(locale), arg).description
            assert len(asked) <= len(told)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_drawn_and_described_beside_the_best_move(game: str) -> None:
    offers = ((look, best, [one for one in choices(look) if one.move != best]) for look, best in looks(game))
    look, best, wrong = next(one for one in offers if len(one[2]) >= 4)
    parse, part = GAMES[game].parse_move, PARTS[game]
    shown = entered(look, parse(best))
    alone = part.pictures.sheet(shown, "")
    drawn = {alone.draw()}
    for choice in wrong[:4]:
        both = part.pictures.compared(shown, parse(choice.move))
        drawn.add(both.draw())
        assert "for comparison" in both.description
        assert both.description.count("Chosen for now") == 1
    assert len(drawn) == 5


def test_two_numbers_for_one_field_stand_side_by_side() -> None:
    for look, _ in looks("brilliant"):
        moves = [GAMES["brilliant"].parse_move(one.move) for one in choices(look)]
        fields = [one.field for one in moves if isinstance(one, Placement)]
        pair = [one for one in moves if isinstance(one, Placement) and fields.count(one.field) == 2][:2]
        if len(pair) == 2:
            one, other = pair
            pictures = PARTS["brilliant"].pictures
            both = pictures.compared(entered(look, one), other).draw()
            assert both != pictures.compared(entered(look, other), one).draw()
            assert both != pictures.sheet(entered(look, one), "").draw()
            return
    raise AssertionError("no puzzle has a field for both numbers")


def test_the_evaluation_alone_does_not_find_every_best_move() -> None:
    missed = 0
    for look, best in looks("brilliant"):
        found = plain().candidates(plain().position(look.view_as(BrilliantView)), Random(0))
        first = max(found, key=lambda one: one.evaluation).move
        missed += GAMES["brilliant"].format_move(first) != best
    assert missed >= 10


def test_taking_the_most_means_completing_the_dearest_area_and_filling_rows() -> None:
    dearest = 0
    for look, _ in looks("brilliant"):
        view = look.view_as(BrilliantView)
        taken = completing(view)
        values = [
            completes(view, move) or 0
            for one in choices(look)
            if isinstance(move := GAMES["brilliant"].parse_move(one.move), Placement)
        ]
        assert (taken is None) == (max(values) == 0)
        if taken is not None:
            assert completes(view, taken) == max(values)
            dearest += 1
    rows = 0
    for look, _ in looks("brikks"):
        field = look.view_as(BrikksView)
        taken_block = earning(field)
        if taken_block is not None:
            brought = outcome(field, taken_block)
            rows += brought is not None and bool(brought.rows)
    assert dearest
    assert rows


def test_the_list_of_the_last_puzzles_names_each_day_once() -> None:
    days = (2, 2, 1)
    tries = [
        PastTry("p", "brikks", "row", 0, is_solved=index == 0, tried_at=day * DAY, is_gone=False, day=None)
        for index, day in enumerate(days)
    ]
    dates = [
        line
        for line in history_page(tries, Streak(0, 0), {}, "", Language("en")).caption
        if line.startswith("<t:")
    ]
    assert dates == ["<t:172800:D>", "<t:86400:D>"]
