"""The pictures that messages are known to show."""

from __future__ import annotations

import random

from bot.messages.edits import Edit, ShownPictures
from bot.pages.page import Draw, Picture


def drawn(number: int, *, words: str = "a sheet") -> tuple[Picture, ...]:
    return (Picture("sheet.png", words, "key", Draw(bytes, number)),)


def edited(showing: ShownPictures, pictures: tuple[Picture, ...], *, is_done: bool = True) -> Edit:
    with showing.editing(7, pictures) as edit:
        edit.is_done = is_done
    return edit


def test_no_pictures_are_uploaded_as_none_so_that_old_ones_go() -> None:
    showing = ShownPictures()
    edited(showing, ())
    assert not edited(showing, ()).is_shown


def test_edits_that_cross_leave_nothing_known_whichever_ends_last() -> None:
    showing = ShownPictures()
    first, second, third = (showing.editing(7, drawn(number)) for number in (1, 2, 2))
    one = first.__enter__()
    two = second.__enter__()
    one.is_done = two.is_done = True
    second.__exit__(None, None, None)
    # Begins while the first is still under way, and ends before it.
    with third as later:
        assert not later.is_shown
        later.is_done = True
    first.__exit__(None, None, None)
    assert not edited(showing, drawn(2)).is_shown
    assert edited(showing, drawn(2)).is_shown


def test_the_oldest_message_is_forgotten() -> None:
    showing = ShownPictures(most=2)
    for message_id in (7, 8, 9):
        showing.shows(message_id, drawn(1))
    assert not edited(showing, drawn(1)).is_shown
    with showing.editing(9, drawn(1)) as edit:
        assert edit.is_shown


def test_beside_other_processes_nothing_is_known() -> None:
    showing = ShownPictures(most=0)
    showing.shows(7, drawn(1))
    for _ in range(2):
        assert not edited(showing, drawn(1)).is_shown


def test_draws_are_equal_by_function_and_values() -> None:
    assert Draw(bytes, 1) == Draw(bytes, 1)
    assert hash(Draw(bytes, 1)) == hash(Draw(bytes, 1))
    assert Draw(bytes, 1) != Draw(bytes, 2)
    assert Draw(bytes, 1) != Draw(random.randbytes, 1)
    assert Draw(bytes, 1) != Draw(bytes, source=1)
