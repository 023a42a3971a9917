"""The film of a game shows every round as the sheets showed it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.features.reviews.film_frames import HEAD, LAST, MARKED, USUAL, still
from bot.games.registry import PARTS
from bot.games.review import Grade
from bot.turns.look import Look
from engine.game import Seat
from tests.features.reviews.filmed import filmed, judged, played
from tests.pixels import decoded


def has_sheet(picture: Image.Image, look: Look) -> bool:
    """Whether below its head a picture has the sheet of somebody who looks at a game."""
    pictures = PARTS[look.kind].pictures
    whole, lines = decoded(pictures.lies(look).draw()), pictures.body(look)
    assert lines is not None
    sheet = whole.crop((0, lines[0], whole.width, lines[1]))
    part = picture.crop((0, HEAD, sheet.width, HEAD + sheet.height))
    return ImageChops.difference(part, sheet).getbbox() is None


@pytest.mark.parametrize("game", PARTS)
def test_every_frame_of_a_solo_film_has_the_sheet_as_it_was(game: str) -> None:
    film = filmed(played(game, 1), chosen=(0, 1, 2, 9))
    assert [frame.round for frame in film.frames] == [0, 0, 1, 2, 9]
    assert film.frames[0].step == 0, "the empty sheet comes first"
    heads, thrown = set(), set[tuple[int, ...]]()
    for shown, frame in zip(film.pictures(), film.frames, strict=True):
        look = film.at(Seat(0), frame.step)
        assert has_sheet(shown, look), f"round {frame.round}"
        before = [dice for step, dice in look.dice.throws if step < frame.step]
        thrown.add(before[-1] if before else ())
        heads.add(shown.crop((300, 0, 700, HEAD)).tobytes())
    assert len(heads) == len(thrown) > 2, (
        "each round has its throw above the sheet, and none comes before the first"
    )


@pytest.mark.slow
def test_rounds_in_which_a_decision_mattered_are_marked_and_stay_longer() -> None:
    game = played("brilliant", 2)
    review = judged(game, [(0, 2, 1.5), (1, 2, 4.0), (1, 2, 1.0), (1, 3, 0.5)])
    plain, marked = filmed(game, chosen=range(5)), filmed(game, review, chosen=range(5))
    assert [frame.grades for frame in marked.frames if any(frame.grades)] == [(Grade.SLIP, Grade.BLUNDER)]
    times = [frame.milliseconds for frame in marked.frames]
    assert times == [USUAL, USUAL, USUAL, MARKED, USUAL, LAST]
    differing = [one != other for one, other in zip(plain.pictures(), marked.pictures(), strict=True)]
    assert differing == [frame.round == 2 for frame in marked.frames]


@pytest.mark.slow
def test_a_film_begins_with_the_empty_sheets_and_ends_with_the_final_ones() -> None:
    game = played("brikks", 4)
    ends = filmed(game, chosen=(0,)).ends
    film = filmed(game, chosen=(0, 5, max(ends)), theme="light")
    assert list(ends) == list(range(max(ends) + 1)), "every round"
    assert (film.frames[0].step, film.frames[-1].step) == (0, len(game.events))
    assert len(film.pictures()) == len(film.frames)


@pytest.mark.slow
@pytest.mark.parametrize("game", PARTS)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_still_shows_one_sheet_after_a_round_as_a_film_of_it_alone_would(game: str, seats: int) -> None:
    recorded = played(game, seats)
    film = filmed(recorded, chosen=(3,))
    end, frame = film.at(Seat(0), len(recorded.events)), film.frames[0]
    for seat in range(seats):
        own = replace(frame, grades=(Grade.BLUNDER,))
        picture = decoded(still(end, film.at, Seat(seat), own))
        assert picture.size == decoded(still(end, film.at, Seat(0), own)).size
        assert has_sheet(picture, film.at(Seat(seat), frame.step))
        plain = decoded(still(end, film.at, Seat(seat), replace(frame, grades=(None,))))
        assert ImageChops.difference(picture, plain).getbbox() is not None, "the grade is marked"
