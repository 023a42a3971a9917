"""`/verify`: whether the throws of a finished game follow from the seed that was sealed at its start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.interactions.press import Handler
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.sender import Interaction
from bot.pages.layouts import MAX_TEXT, layout_page, rule, shorten, words
from bot.pages.page import Page, Part
from bot.pages.texts import text
from bot.store.database import Store
from bot.turns.loaded import load
from bot.turns.look import Look, Refused
from engine.dice import throw
from engine.game import Rolled, Step, fold, parse_event, parse_header
from engine.games import GAMES

OTHER_WORDS = 1500
"""Room for all words of the page but the throws."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A stored throw beside the one that the seed gives."""

    step: Step
    stored: tuple[int, ...]
    derived: tuple[int, ...]

    @property
    def is_same(self) -> bool:
        return self.stored == self.derived


def add_verify(tree: app_commands.CommandTree[Any], services: Services) -> Mapping[str, Handler]:
    @tree.command(name=named("command-verify"), description=named("command-verify-about"))
    @app_commands.rename(game=named("option-game"))
    @app_commands.describe(game=named("option-game-about"))
    async def verify(interaction: Interaction, game: app_commands.Range[str, 1, 12]) -> None:
        locale = str(interaction.locale)
        look = await _find(services, game.strip().lower())
        checked = await checked_throws(services.store, look.game) if look.is_over else []
        await services.delivery.answer_private(interaction, verify_page(look, checked, locale))

    return {}


async def checked_throws(store: Store, game: str) -> list[Checked]:
    """Every throw of a game that is over, derived anew from its seed; raises Refused (`not_over`)."""
    async with store.snapshot() as tx:
        loaded = await load(tx, game)
    if loaded.row.status not in ("finished", "cancelled"):
        raise Refused("not_over")
    if loaded.row.header is None:
        return []
    rules, seed = GAMES[loaded.row.name], bytes.fromhex(loaded.row.seed)
    events = [parse_event(rules, line) for line in loaded.events]
    state, checked = fold(rules, parse_header(loaded.row.header), ()), []
    for number, event in enumerate(events):
        if isinstance(event, Rolled):
            step = Step(number)
            checked.append(Checked(step, event.values, throw(seed, game, step, rules.dice(state))))
        state = rules.apply(state, event)
    return checked


def verify_page(look: Look, checked: list[Checked], locale: str) -> Page:
    title = text(locale, "verify-title", game=look.game)
    seal = text(locale, "verify-seal", hash=look.commitment)
    if look.seed is None:
        return layout_page(words(title, text(locale, "verify-sealed"), seal))
    items: list[Part] = [words(title, _verdict(checked, locale))]
    if checked:
        items.append(words(f"```\n{_table(checked)}\n```"))
    items += [
        rule(),
        words(
            seal,
            text(locale, "verify-seed", seed=look.seed),
            text(locale, "verify-how", game=look.game),
        ),
    ]
    return layout_page(*items)


async def _find(services: Services, game: str) -> Look:
    try:
        return await services.coordinator.look(game)
    except Refused as refused:
        raise Refused("unknown_game") from refused


def _verdict(checked: list[Checked], locale: str) -> str:
    if wrong := sum(not throw.is_same for throw in checked):
        return text(locale, "verify-mismatch", wrong=wrong)
    return text(locale, "verify-match", count=len(checked))


def _table(checked: list[Checked]) -> str:
    """Four throws on a line, which phones show without a break."""
    cells = [_cell(throw) for throw in checked]
    lines = ["  ".join(cells[start : start + 4]) for start in range(0, len(cells), 4)]
    return shorten(lines, MAX_TEXT - OTHER_WORDS)


def _cell(checked: Checked) -> str:
    cell = f"{checked.step:>3}: {' '.join(map(str, checked.stored))}"
    return cell if checked.is_same else f"{cell} ≠ {' '.join(map(str, checked.derived))}"
