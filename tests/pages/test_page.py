"""Pages as plain data."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.pages.control import Control, Verb
from bot.pages.page import MAX_CONTENT, Page, Row, button, select, with_buttons

CONTROL = Control(Verb.MOVE, "a")
LIST: Row = (select(CONTROL, "…", [("a", "a", "")]),)


def row(count: int) -> Row:
    return tuple(button(CONTROL, str(number)) for number in range(count))


@pytest.mark.parametrize(
    ("rows", "sizes"),
    [
        ((), [3]),
        ((row(5), row(2)), [5, 5]),
        ((row(5), row(3)), [5, 3, 3]),
        ((LIST,), [1, 3]),
    ],
)
def test_buttons_join_the_last_row_where_it_has_room(rows: tuple[Row, ...], sizes: list[int]) -> None:
    assert [len(each) for each in with_buttons(rows, row(3))] == sizes


def test_a_caption_leaves_out_empty_lines_and_is_cut_between_lines() -> None:
    assert Page(caption=("", "news", "", "question")).below == "news\nquestion"
    assert Page(caption=("x" * MAX_CONTENT, "y")).below == "…"


def test_words_stand_above_the_picture_where_no_frame_is_allowed() -> None:
    page = Page("Your turn", caption=("news", "question"))
    assert page.without_frame() == replace(page, content="Your turn\nnews\nquestion", caption=())
