"""What a comparison of words, controls and alt texts says about pictures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from bot.games.command import Option, Subcommand
from bot.games.registry import PARTS, players
from bot.messages.bodies import build_embeds, build_rows
from bot.messages.page_comparison import shows
from bot.messages.panel import panel_page
from bot.messages.table import table_page
from bot.pages.page import Page
from bot.turns import lobby, rounds
from bot.turns.clocks import Timing
from bot.turns.game import CommittedGame, GameDraft
from bot.turns.look import Setup
from bot.turns.viewing import look
from engine.game import Seat
from engine.games import GAMES
from tests.around import ADDITIONS
from tests.pixels import look_alike
from tests.simulator.machine import CHEAPEST
from tests.turns.tables import CHANNEL, GUILD, person

TIMING = Timing(1_000_000, 3000, 1_000_000)
WAYS = [(game, declared) for game, part in PARTS.items() for declared in part.subcommands]
CHANGES = 60
MOST_SEATS = 4


def begun(game: str, declared: Subcommand) -> GameDraft:
    """A game of as many people as it allows, but at most four, to save time."""
    seats = min(declared.seats[-1], MOST_SEATS)
    given = {one.name: one.default for one in declared.options if isinstance(one, Option)}
    chosen = declared.choose({**given, "level": "1"} if "level" in given else given)
    rules = chosen.header_options
    setup = Setup(game, chosen.variant, declared.mode, rules, seats, "none", "dm", GUILD, CHANNEL, "en")
    loaded = lobby.open_lobby(setup, person(0), TIMING)
    for number in range(1, seats):
        lobby.join(loaded, TIMING, person(number))
    return loaded


def history(loaded: GameDraft, chance: Random) -> Iterator[CommittedGame]:
    """Yield a game after each of some changes: people move, move otherwise, take moves back, and are ready."""
    player = players(loaded.row.kind)[CHEAPEST]
    for _ in range(CHANGES):
        yield loaded.committed()
        if loaded.row.status != "running":
            return
        seat = Seat(chance.choice(loaded.pending()))
        entry = loaded.entries.get(seat)
        draw = chance.random()
        if entry is not None and draw < 0.2:
            rounds.withdraw(loaded, seat)
        elif entry is not None and draw < 0.7:
            rounds.enter(loaded, seat, entry.move, is_ready=True)
        else:
            move = GAMES[loaded.row.kind].format_move(player(loaded.view(seat), chance))
            rounds.enter(loaded, seat, move, is_ready=False)
        rounds.advance(loaded, TIMING, panels={seat})


def pages(game: CommittedGame) -> dict[int | None, Page]:
    """The table and everybody's panel."""
    panels: dict[int | None, Page] = {
        seated.seat: panel_page(look(game, seated.user_id), "url", ADDITIONS) for seated in game.players
    }
    return {None: table_page(look(game, None), "url"), **panels}


def seems_to_show(message: Page, page: Page) -> bool:
    """Whether a message made from one page counts as showing another."""
    sent = {
        "content": "" if message.caption else message.content,
        "embeds": build_embeds(message, message.below),
        "components": build_rows(message.rows),
        "attachments": [{"description": picture.description} for picture in message.pictures],
    }
    return shows(sent, page)


def look_alike_too(one: Page, other: Page) -> bool:
    """Whether the pictures are made from equal values, or at least look alike."""
    both = zip(one.pictures, other.pictures, strict=True)
    return all(left == right or look_alike(left.draw(), right.draw()) for left, right in both)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "declared"), WAYS, ids=lambda one: getattr(one, "word", one))
def test_within_one_history_equal_words_controls_and_alt_texts_mean_equal_pictures(
    game: str, declared: Subcommand
) -> None:
    found = [pages(one) for one in history(begun(game, declared), Random(game + declared.word))]
    assert len(found) > CHANGES // 2
    for earlier, later in combinations(found, 2):
        for place, page in earlier.items():
            other = later[place]
            if page == other:
                assert seems_to_show(other, page)
            elif seems_to_show(other, page):
                assert look_alike_too(page, other), (place, page, other)
