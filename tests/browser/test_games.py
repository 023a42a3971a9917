"""Both games with the real bot, played by clicking; `tests/journeys` plays each to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.local_table import Table
from tests.browser.player import MOST_STEPS, Player, Sit

pytestmark = pytest.mark.slow

OVER = "🏆"
POLL = 20
"""Milliseconds between checks whether the round has closed."""


@pytest.mark.parametrize(
    ("name", "size", "place", "command", "begins", "until", "alt"),
    [
        ("Ada", "phone", "games", "brilliant solo", "Shuffle", "Round 4", "points"),
        ("Dan", "desktop", "Roll & Write", "solo brikks", "Which start block?", "Round 3", "special"),
    ],
)
def test_the_first_rounds_of_a_solo_game(
    game_table: Table,
    sit: Sit,
    *,
    name: str,
    size: str,
    place: str,
    command: str,
    begins: str,
    until: str,
    alt: str,
) -> None:
    """On a phone in the channel, and on a desktop in the direct messages."""
    player = sit(game_table.url, name, size)
    player.go(place)
    player.run(command)
    expect(player.last).to_contain_text(begins)
    play(player, until=until)
    expect(player.last.locator(".picture img")).to_have_attribute("alt", re.compile(alt))


def test_a_whole_duel_of_brikks(game_table: Table, sit: Sit) -> None:
    """One plays in the direct messages on a phone, the other in the channel."""
    host, guest = sit(game_table.url, "Ada", "phone"), sit(game_table.url, "Dan", "desktop")
    host.run("brikks duel", clock="No clock")
    guest.press("Join")
    host.go("Roll & Write")
    guest.press("My sheet")
    expect(guest.last).to_contain_text("Which start block?")
    play(host, guest, until="Sheets")
    host.go("games")
    expect(host.messages.filter(has_text=OVER).last).to_contain_text("can go on")


def test_the_first_rounds_of_a_game_of_two(game_table: Table, sit: Sit) -> None:
    """One plays in the direct messages on a phone, the other in the channel."""
    host, guest = sit(game_table.url, "Ben", "phone"), sit(game_table.url, "Cleo", "desktop")
    host.run("brilliant play", players="2", clock="No clock")
    guest.press("Join")
    host.go("Roll & Write")
    expect(host.last.get_by_role("button", name="Shuffle")).to_be_visible()
    guest.press("My sheet")
    expect(guest.last.get_by_role("button", name="Shuffle")).to_be_visible()
    play(host, guest, until="Round 3")
    host.go("games")
    # Both may have moved in round 3 before the host's sheet showed it.
    waiting = re.compile("Waiting for|All moves are in")
    expect(host.messages.filter(has_text=waiting).last).to_be_visible()
    picture = host.messages.filter(has_text=waiting).last.locator(".picture img")
    expect(picture).to_have_attribute("alt", re.compile("Round 3"))


def play(*players: Player, until: str) -> None:
    """Each player moves when their panel asks for it; the panel may be edited or replaced."""
    first = players[0]
    for _ in range(MOST_STEPS):
        if until in first.last.inner_text() or first.last.locator(f'.picture img[alt*="{until}"]').count():
            return
        moved = [player.step() for player in players]
        if not any(moved):
            first.page.wait_for_timeout(POLL)
    pytest.fail(f"the game never shows {until!r}: {first.last.inner_text()}")
