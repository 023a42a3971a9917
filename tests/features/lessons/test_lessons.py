"""Every path through a lesson works, and what the lesson says about a move agrees with the rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from bot.features.lessons.command import CLEARLY, judge_answer
from bot.features.lessons.page import (
    CHOOSE,
    MOVE,
    WHY_NOT,
    Idea,
    Turn,
    answered_page,
    asked_page,
    end_page,
    hint_page,
    parse_turn,
)
from bot.features.lessons.verbs import LessonVerb
from bot.games.lessons import OWN, Lesson, few_of_each, lesson_look, state_after
from bot.games.registry import PARTS
from bot.pages.control import Control, parse_control
from bot.pages.page import MAX_CONTENT, MAX_OPTIONS, Button, Page, Select
from bot.pages.texts import LANGUAGES
from bot.turns.look import Look, Person
from engine.game import IllegalMove, MalformedText, State
from engine.games import GAMES

LESSONS = {game: part.lesson for game, part in PARTS.items() if part.lesson is not None}
WALKS = 2
"""The languages of these walks are the first ones; the slow tests walk in the others."""


def look_at(game: str, lesson: Lesson, state: State, locale: str) -> Look:
    return lesson_look(game, lesson, state, Person(7, "Anna", locale), theme="dark")


def items(page: Page) -> list[Button | Select]:
    return [item for row in page.rows for item in row if isinstance(item, Button | Select)]


def check(page: Page, turn: Turn) -> None:
    """That Discord takes the page, and that each of its controls carries the lesson."""
    assert 0 < len(page.words) <= MAX_CONTENT
    assert "{" not in page.words
    assert len(page.rows) <= 5
    assert all(len(row) <= 5 for row in page.rows)
    ids = [item.custom_id for item in items(page)]
    assert len(ids) == len(set(ids))
    for custom_id in ids:
        control = parse_control(custom_id)
        assert control is not None
        assert control.verb == LessonVerb.LEARN
        assert parse_turn(control.arg) is not None
    for item in items(page):
        assert not isinstance(item, Select) or 0 < len(item.options) <= MAX_OPTIONS
    assert len(page.pictures[0].description) <= 1024


def asked_for(page: Page) -> list[tuple[str, str, str]]:
    """What each control asks for, its half-made choice, and its value."""
    found = []
    for item in items(page):
        control = parse_control(item.custom_id)
        parsed = parse_turn(control.arg) if control else None
        assert parsed is not None
        _, asks, choice = parsed
        values = [option.value for option in item.options] if isinstance(item, Select) else [""]
        found += [(asks, choice, value) for value in values]
    return found


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize(
    "seeds", [range(WALKS), pytest.param(range(WALKS, len(LANGUAGES)), marks=pytest.mark.slow)]
)
def test_a_lesson_can_be_gone_through_in_any_way(game: str, seeds: range) -> None:
    lesson, rules, strong = LESSONS[game], GAMES[game], PARTS[game].strengths.players["strong"]
    assert len(lesson.throws) == 4
    for seed in seeds:
        random, turn, locale = Random(seed), Turn(game), LANGUAGES[seed]
        while len(turn.moves) < len(lesson.throws):
            state = state_after(game, lesson, turn.moves)
            assert rules.pending(state) == {OWN}
            look = look_at(game, lesson, state, locale)
            page = asked_page(turn, look)
            check(page, turn)
            best = strong(rules.view(state, OWN), Random(seed))
            check(hint_page(turn, look, best), turn)
            offered = asked_for(page)
            for _, _, value in [one for one in offered if one[0] == WHY_NOT]:
                assert rules.refusal(state, OWN, rules.parse_move(value)), value
            chosen = random.choice([one for one in offered if one[0] in (MOVE, CHOOSE)])
            while chosen[0] == CHOOSE:
                choice = PARTS[game].controls.choose(chosen[1], chosen[2])
                assert choice.move is None
                page = asked_page(turn, look, arg=choice.arg)
                check(page, turn)
                chosen = random.choice([one for one in asked_for(page) if one[0] in (MOVE, CHOOSE)])
            move = rules.parse_move(chosen[2] or chosen[1])
            assert rules.refusal(state, OWN, move) is None
            entered = lesson_look(
                game,
                lesson,
                state,
                Person(7, "Anna", locale),
                theme="dark",
                entry=move,
            )
            check(answered_page(turn, look, entered, best), turn)
            turn = turn.after(rules.format_move(move))
        check(end_page(turn, look_at(game, lesson, state_after(game, lesson, turn.moves), locale)), turn)


@pytest.mark.slow
@pytest.mark.parametrize("game", LESSONS)
def test_an_idea_is_told_only_where_it_is_clearly_better_and_by_how_much(game: str) -> None:
    lesson, rules, strong = LESSONS[game], GAMES[game], PARTS[game].strengths.players["strong"]
    moves: tuple[str, ...] = ()
    told = 0
    for _ in lesson.throws:
        turn, state = Turn(game, moves), state_after(game, lesson, moves)
        best, look = strong(rules.view(state, OWN), Random(0)), look_at(game, lesson, state, "en")
        offered = [rules.format_move(move) for move in lesson.answers(rules.view(state, OWN))]
        # Judging all of them takes long.
        some = offered[:: max(1, len(offered) // 3)]
        poor = rules.parse_move(max(some, key=lambda move: judge_answer(game, turn.moves, move)[0]))
        assert judge_answer(game, moves, rules.format_move(best))[0] < CLEARLY
        loss, better = judge_answer(game, moves, rules.format_move(poor))
        entered = lesson_look(game, lesson, state, Person(7, "Anna", "en"), theme="dark", entry=poor)
        assert "worth about" not in answered_page(turn, look, entered, best).words
        if loss >= CLEARLY and poor != best:
            page = answered_page(turn, look, entered, best, Idea(rules.parse_move(better), loss))
            assert f"worth about {round(loss)} point" in page.words
            assert not is_praised(page), "also where the throw teaches nothing else"
            told += 1
        moves = (*moves, rules.format_move(best))
    assert told


def is_praised(page: Page) -> bool:
    """Whether nothing better is told, and the next throw is what the page leads to."""
    labels = [item.label for item in items(page) if isinstance(item, Button)]
    assert ("👍" in page.words) == ("Once more" not in labels) == (labels[0] != "Once more")
    return "👍" in page.words


def low(offered: list[str]) -> str:
    """The first place of the lowest number or, with blocks, the lowest one."""
    return min(offered, key=lambda move: (move[-1], offered.index(move)))


HABITS: dict[str, Callable[[list[str]], str]] = {
    "the first letter": lambda offered: offered[0],
    "the last letter": lambda offered: offered[-1],
    "always low": low,
    "always away": lambda offered: "pass" if "=" in offered[0] and offered[0][0].isupper() else "bomb",
}


@pytest.mark.slow
@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("habit", HABITS)
def test_no_wrong_habit_gets_through_with_praise_only(game: str, habit: str) -> None:
    lesson, rules, strong = LESSONS[game], GAMES[game], PARTS[game].strengths.players["strong"]
    turn, praised = Turn(game), []
    for _ in lesson.throws:
        state = state_after(game, lesson, turn.moves)
        look, best = look_at(game, lesson, state, "en"), strong(rules.view(state, OWN), Random(0))
        placing = [
            choice for asks, choice, _ in asked_for(asked_page(turn, look)) if asks == MOVE and "=" in choice
        ]
        move = HABITS[habit](placing)
        if rules.refusal(state, OWN, rules.parse_move(move)):
            # There are three bombs.
            move = placing[0]
        loss, better = judge_answer(game, turn.moves, move)
        entered = lesson_look(
            game, lesson, state, Person(7, "Anna", "en"), theme="dark", entry=rules.parse_move(move)
        )
        idea = Idea(rules.parse_move(better), loss) if loss >= CLEARLY else None
        praised.append(is_praised(answered_page(turn, look, entered, best, idea)))
        turn = turn.after(move)
    assert not all(praised)


@pytest.mark.parametrize("game", LESSONS)
def test_a_button_is_there_from_the_throw_that_tells_of_it(game: str) -> None:
    lesson = LESSONS[game]
    assert lesson.introduced
    moves: tuple[str, ...] = ()
    for number in range(1, len(lesson.throws) + 1):
        turn, state = Turn(game, moves), state_after(game, lesson, moves)
        offered = {
            choice
            for asks, choice, _ in asked_for(asked_page(turn, look_at(game, lesson, state, "en")))
            if asks == MOVE
        }
        for move, first in lesson.introduced.items():
            assert (move in offered) == (number >= first)
        moves = (*moves, GAMES[game].format_move(lesson.model(number, GAMES[game].view(state, OWN))))


@pytest.mark.parametrize("game", LESSONS)
def test_wrong_moves_are_wrong_for_several_reasons(game: str) -> None:
    lesson, rules = LESSONS[game], GAMES[game]
    state = state_after(game, lesson, ())
    moves = [move for move, _ in lesson.wrong(look_at(game, lesson, state, "en"))]
    refusals = [rules.refusal(state, OWN, move) for move in moves]
    assert len({refusal.code for refusal in refusals if refusal}) >= 2
    assert len(moves) <= MAX_OPTIONS


@pytest.mark.slow
@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_strong_player_praises_itself(game: str, locale: str) -> None:
    lesson, rules, strong = LESSONS[game], GAMES[game], PARTS[game].strengths.players["strong"]
    moves: tuple[str, ...] = ()
    pages = []
    for _ in lesson.throws:
        state = state_after(game, lesson, moves)
        best = strong(rules.view(state, OWN), Random(0))
        look = look_at(game, lesson, state, locale)
        pages.append(hint_page(Turn(game, moves), look, best).words)
        moves = (*moves, rules.format_move(best))
    assert all("💡" in page for page in pages)
    assert all(one != other for one, other in pairwise(pages))


@pytest.mark.parametrize("game", LESSONS)
def test_moves_of_another_lesson_are_refused(game: str) -> None:
    lesson = LESSONS[game]
    for moves in (("nonsense",), ("Z9=9",), ("white1=11,11",)):
        with pytest.raises((MalformedText, IllegalMove)):
            state_after(game, lesson, moves)


def test_a_control_of_no_lesson_is_none() -> None:
    assert parse_turn("") is None
    assert parse_turn("chess.begin.") is None
    game = next(iter(LESSONS))
    assert parse_turn(game) == (Turn(game), "begin", "")
    control = Turn(game, ("a", "b")).control(CHOOSE, "c")
    assert parse_turn(control.arg) == (Turn(game, ("a", "b")), CHOOSE, "c")
    assert Control(LessonVerb.LEARN, arg=game).custom_id()


def test_few_of_each_are_from_all_over() -> None:
    assert few_of_each({"a": range(9), "b": [7], "c": []}) == [0, 3, 6, 7]
