"""People play where the bot is no member: in a group message, and on a server without it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.local_table import Table
from tests.browser.player import Sit
from tests.browser.test_games import play

pytestmark = pytest.mark.slow

ALMOST_OVER, REST = 13 * 60 + 45, 6 * 60 + 15
"""Seconds after a press in which its token nearly ends, and those that are left of a pause of twenty minutes."""
WAITS = "this message now stands still"


def test_three_play_in_a_group_message_to_the_end_with_a_long_pause(game_table: Table, sit: Sit) -> None:
    host, *others = people = [
        sit(game_table.url, "Ada"),
        sit(game_table.url, "Ben", "phone"),
        sit(game_table.url, "Cleo"),
    ]
    for player, place in zip(people, ("Ben, Cleo, Dan", "Ada, Cleo, Dan", "Ada, Ben, Dan"), strict=True):
        player.go(place)
    host.run("brilliant play", players="3", clock="10 minutes")
    for other in others:
        other.press("Join")
    for player in people:
        player.press("My sheet")
        expect(player.last.get_by_role("button", name="Shuffle")).to_be_visible()
    play(*people, until="Round 3")

    table = host.messages.filter(has=host.page.get_by_role("button", name="Refresh")).last
    host.press("Refresh")
    expect(table.locator(".picture img")).to_have_attribute("alt", re.compile("Round 3"))
    game_table.later(ALMOST_OVER)
    expect(table).to_contain_text(WAITS)
    game_table.later(REST)
    others[0].press("Refresh")
    expect(table).not_to_contain_text(WAITS)

    for player in people:
        player.press("My sheet")
    play(*people, until="Sheets")
    # The last presses lend the table their tokens.
    expect(host.messages.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_daily_sheet_on_a_server_without_the_bot(game_table: Table, sit: Sit) -> None:
    dan, ada = sit(game_table.url, "Dan"), sit(game_table.url, "Ada", "phone")
    for player in (dan, ada):
        player.go("general")
    dan.run("daily", game="BRIKKS")
    dan.press("Play")
    play(dan, until="Share")
    expect(ada.messages).to_have_count(0)
    dan.press("Share")
    dan.press("Post it here")
    expect(ada.last).to_contain_text("BRIKKS daily")
    ada.press("Play")
    expect(ada.messages).to_have_count(2)
    expect(ada.last.get_by_role("button", name="Play", exact=True)).to_be_visible()
