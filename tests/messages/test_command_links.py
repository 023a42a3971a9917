"""Commands that a text names become links, once Discord has told their ids."""

from __future__ import annotations

from bot.interactions.tree import commands_by_name
from bot.messages.bodies import CommandLinks
from bot.pages.layouts import layout_page, rule, words
from bot.pages.page import MAX_CONTENT

PAYLOAD = (
    {"name": "home", "name_localizations": {"de": "start"}, "options": []},
    {
        "name": "chess",
        "name_localizations": {"de": "schach"},
        "options": [
            {"type": 1, "name": "play", "name_localizations": {"de": "spielen"}, "options": []},
            {"type": 1, "name": "play-fast", "name_localizations": {}, "options": []},
        ],
    },
    {"name": "hidden", "name_localizations": {}, "options": []},
)


def links() -> CommandLinks:
    made = CommandLinks()
    made.learn(commands_by_name(PAYLOAD, {"home": 11, "chess": 22}))
    return made


def linked(text: str) -> str:
    return links().linked(text)


def test_a_command_is_a_link_by_its_english_name_beside_its_name_in_the_readers_language() -> None:
    assert linked("Type `/home`.") == "Type </home:11>."
    both = "Tippe </home:11> (/start) oder </chess play:22> (/schach spielen)!"
    assert linked("Tippe `/start` oder /schach spielen!") == both
    assert linked("/chess play or /chess play-fast") == "</chess play:22> or </chess play-fast:22>"


def test_what_is_no_command_stays() -> None:
    for text in (
        "/hidden",
        "/chess",
        "/homes",
        "https://example.org/home",
        "and/home",
        "</home:11>",
        "`/home 7`",
        "`/home",
    ):
        assert linked(text) == text


def test_frames_are_linked_too() -> None:
    page = layout_page(words("`/home`"), rule())
    assert [*links().linked_frame(page.frame)] == [*layout_page(words("</home:11>"), rule()).frame]


def test_what_would_become_too_long_stays() -> None:
    text = "`/home` ".ljust(MAX_CONTENT, "x")
    assert linked(text) == text
    long = layout_page(words("`/home` ".ljust(3999, "x"))).frame
    assert [*links().linked_frame(long)] == [*long]


def test_without_ids_everything_stays() -> None:
    assert CommandLinks().linked("`/home`") == "`/home`"
    empty = CommandLinks()
    empty.learn(commands_by_name(PAYLOAD, {}))
    assert empty.linked("`/home`") == "`/home`"
