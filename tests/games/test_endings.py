"""The end of a game in one picture: who is on it and in what order, and whether every word has room."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.messages.additions import NONE, Addition, Additions
from bot.messages.ended import end_picture
from bot.pages.page import Draw, Picture
from bot.pages.texts import capital
from bot.render.names import drawn_name
from bot.render.podium import (
    HEIGHT,
    LEAST,
    TITLE,
    Compared,
    Finisher,
    Goal,
    Layout,
    Part,
    Podium,
    Spread,
    draw_podium,
)
from bot.render.prose import ALT_LIMIT
from bot.render.theme import THEMES, WIDTH
from bot.turns.look import Look
from engine.game import Seat
from tests.games.brikks.pictures.games import NAMES as HARD_NAMES
from tests.games.ended_looks import BASE, DUEL, TABLE, ended
from tests.pixels import decoded
from tests.render.measured import Seen, check, overlap

NAMES = ("Ada", "Дмитрий", "陳小明", "Wolfgang Amadeus von Donnersberg", "W" * 32, "Ελένη")
SHOWN_WIDTH = 437
"""Pixels that a desktop client gives a picture of 1,000 x 800."""


def no_sheet() -> bytes:
    raise AssertionError("layouts draw no sheets")


def podium_of(seats: int, winners: int, points: int = 108, parts: int = 11) -> Podium:
    """A podium whose players have many parts of both kinds; the last one has left."""
    colours = tuple(
        Part(points, "", label="" if number % 2 else "Wertung", fill=(80, 60, 90) if number % 2 else None)
        for number in range(parts)
    )
    finishers = tuple(
        Finisher(
            seat=Seat(seat),
            name=drawn_name(NAMES[-1 - seat], ""),
            place=1 if seat < winners else seat + 1,
            points=points,
            sheet=no_sheet,
            parts=colours,
            is_winner=seat < winners,
            has_left=0 < winners <= seat == seats - 1,
        )
        for seat in range(seats)
    )
    goals = tuple(Goal(number, "Bestleistung") for number in (109, 110, 108, 0)) if seats == 1 else ()
    return Podium(finishers, Compared(goals, SPREAD if seats == 1 else None))


SPREAD = Spread((1, 0, 7, 40, 12), 2, 3, 147, "besser als 100 % aller anderen")
CROWDS = [(seats, winners) for seats in range(1, 7) for winners in range(1, min(seats, 3) + 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "winners"), CROWDS)
def test_no_word_on_the_podium_touches_another_or_a_sheet(seats: int, winners: int, seen: Seen) -> None:
    layout = Layout(podium_of(seats, winners), THEMES["dark"])
    check(layout.scene(), [], seen)
    assert min(size for _, _, size in seen) >= LEAST
    boxes = [(box.x, box.y, box.x + box.width, box.bottom) for _, box in layout.sheets()]
    assert all(box[0] >= 10 and box[2] <= WIDTH - 10 and box[3] <= HEIGHT - 10 for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    assert not [words for words, box, _ in seen if any(overlap(box, other) for other in boxes)]
    assert len(boxes) >= winners


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "winners"), CROWDS)
def test_everybody_is_named_with_points_and_who_wins_in_the_largest_type(
    seats: int, winners: int, seen: Seen
) -> None:
    check(Layout(podium_of(seats, winners, parts=0), THEMES["dark"]).scene(), [], seen)
    numbers = [size for words, _, size in seen if words == "108"]
    assert len(numbers) == seats + (1 if seats == 1 else 0)
    assert sorted(numbers, reverse=True)[:winners] == [TITLE] * winners
    assert all(size < TITLE for size in sorted(numbers, reverse=True)[winners:])


def test_the_numbers_of_computer_players_are_never_cut(seen: Seen) -> None:
    podium = podium_of(3, 1, points=48)
    names = (drawn_name(f"Computer {number}", "") for number in range(3))
    podium = Podium(tuple(replace(one, name=name) for one, name in zip(podium.finishers, names, strict=True)))
    check(Layout(podium, THEMES["dark"]).scene(), [], seen)
    assert {f"Computer {number}" for number in range(3)} <= {words for words, _, _ in seen}


def test_the_header_of_a_sheet_is_left_out() -> None:
    header, rest = (200, 0, 0), (0, 0, 200)

    def sheet() -> bytes:
        image = Image.new("RGB", (100, 100), rest)
        image.paste(header, (0, 0, 100, 10))
        file = io.BytesIO()
        image.save(file, "PNG")
        return file.getvalue()

    def reds(head: int) -> int:
        podium = podium_of(2, 1, parts=0)
        shown = tuple(replace(one, sheet=sheet, head=head) for one in podium.finishers)
        picture = decoded(draw_podium(Podium(shown), THEMES["dark"]))
        red, green, blue = picture.split()
        stronger = ImageChops.subtract(red, ImageChops.lighter(green, blue))
        return sum(stronger.histogram()[100:])

    assert reds(10) < reds(0) / 10


def test_letters_are_ten_pixels_high_on_a_desktop() -> None:
    assert LEAST * 0.711 * SHOWN_WIDTH / WIDTH >= 10


def test_those_who_share_the_win_have_sheets_of_one_size_side_by_side() -> None:
    for winners in (2, 3):
        shown = dict(Layout(podium_of(6, winners), THEMES["dark"]).sheets())
        assert len({(box.y, box.width, box.height) for box in shown.values()}) == 1
        assert len({box.x for box in shown.values()}) == winners


def shown(look: Look) -> tuple[Picture, Podium]:
    picture = end_picture(look, NONE)
    assert isinstance(picture.draw, Draw)
    podium = picture.draw.args[0]
    assert isinstance(podium, Podium)
    return picture, podium


CASES = [
    ("brilliant", 2, TABLE),
    ("brikks", 4, BASE),
    ("brikks", 2, DUEL),
    ("brikks", 1, BASE),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), CASES)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_alt_text_says_all_that_the_picture_shows(
    game: str, seats: int, options: dict[str, str], locale: str
) -> None:
    look = replace(ended(game, seats, options), par=17)
    picture, podium = shown(look.read_in(locale))
    alt = picture.description
    assert all(one.head for one in podium.finishers)
    assert len(alt) <= ALT_LIMIT
    at = [alt.index(HARD_NAMES[one.seat]) for one in podium.finishers]
    assert at == sorted(at)
    for one in podium.finishers:
        assert f": {one.points} " in alt
        assert all(part.spoken in alt for part in one.parts)
        assert one.note in alt
    for goal in podium.compared.goals:
        assert f"{capital(goal.label)}: {goal.points}." in alt
    assert (17 in [goal.points for goal in podium.compared.goals]) == look.is_solo
    assert decoded(picture.draw()).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize(("game", "seats", "options"), CASES[:2])
def test_the_parts_make_the_points(game: str, seats: int, options: dict[str, str]) -> None:
    _, podium = shown(ended(game, seats, options))
    assert [sum(part.points for part in one.parts) for one in podium.finishers] == [
        one.points for one in podium.finishers
    ]


def test_a_duel_says_which_block_its_loser_could_not_place() -> None:
    _, podium = shown(ended("brikks", 2, DUEL))
    winner, loser = podium.finishers
    assert winner.is_winner
    assert winner.note == ""
    assert loser.note.endswith(" fits nowhere")


def test_whoever_left_comes_last_and_has_no_place(seen: Seen) -> None:
    look = ended("brikks", 4, BASE, left=0)
    _, podium = shown(look)
    assert [one.has_left for one in podium.finishers] == [False, False, False, True]
    check(Layout(podium, THEMES["dark"]).scene(), [], seen)
    assert {"2.", "3."} <= {words for words, _, _ in seen}
    assert "4." not in {words for words, _, _ in seen}


@pytest.mark.parametrize("game", ["brilliant", "brikks"])
def test_a_solo_score_stands_among_everybody_in_picture_and_words(game: str) -> None:
    look = ended(game, 1, TABLE if game == "brilliant" else BASE)
    pictures = [
        end_picture(look, Additions([Addition(spread=lambda *_, spread=spread: spread)]))
        for spread in (SPREAD, replace(SPREAD, own=1), None)
    ]
    assert "60 people have played this, with 3 to 147 points: besser als" in pictures[0].description
    assert "have played this" not in pictures[2].description
    # Others go on playing: the picture is drawn again then.
    assert len({picture.key for picture in pictures}) == 3
    assert len({picture.draw() for picture in pictures}) == 3


def test_a_solo_score_stands_beside_the_mark_it_reached_and_the_next() -> None:
    look = ended("brikks", 1, BASE)
    _, podium = shown(replace(look, par=30))
    (points,) = look.points
    labels = [goal.label for goal in podium.compared.goals]
    assert labels[0] == "Par"
    assert all(goal.points > points for goal in podium.compared.goals if goal.label == "room to grow")
