"""Controls: one grammar, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pages.control import MAX_LENGTH, Control, Verb, parse_control

controls = st.builds(
    Control,
    verb=st.sampled_from(Verb),
    game=st.from_regex(r"-|[0-9a-z]{1,12}", fullmatch=True),
    step=st.integers(0, 36**6 - 1),
    arg=st.from_regex(r"[A-Za-z0-9=,./+-]{0,40}", fullmatch=True),
    tag=st.from_regex(r"[0-9a-z.]{0,8}", fullmatch=True),
    kind=st.sampled_from(("b", "s")),
)


@given(controls)
def test_a_control_reads_back_as_it_was_written(control: Control) -> None:
    custom_id = control.custom_id()
    assert 1 <= len(custom_id) <= MAX_LENGTH
    assert parse_control(custom_id) == control


@given(st.text(max_size=120))
def test_any_text_is_a_control_or_none(text: str) -> None:
    control = parse_control(text)
    assert control is None or control.custom_id()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "join",
        "b1:abc:0",
        "b0:abc:0:join",
        "b2:abc:0:join",
        "x1:abc:0:join",
        "b1:abc:0:join\n",
        "b1:ABC:0:join",
    ],
)
def test_what_is_not_of_this_version_is_no_control(text: str) -> None:
    assert parse_control(text) is None


def test_a_control_that_would_not_read_back_is_not_written() -> None:
    with pytest.raises(ValueError, match="does not follow the grammar"):
        Control(Verb.MOVE, "abc", 0, "C4 = 5").custom_id()
    with pytest.raises(ValueError, match="does not follow the grammar"):
        Control(Verb.MOVE, "abc", 0, "A" * MAX_LENGTH).custom_id()
