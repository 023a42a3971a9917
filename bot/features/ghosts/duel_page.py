"""The page that begins a challenge: the opponent, the game and the level; below them, finished games to race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.features.ghosts.finished import FinishedGame
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.command import Option
from bot.games.registry import PARTS
from bot.games.solo import solo_games, solo_of
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, plain, row, rule, words
from bot.pages.numbers import calendar_date
from bot.pages.page import MAX_OPTIONS, Page, Part, Select, Style, UserSelect, button, select
from bot.pages.texts import Speech
from bot.turns.clocks import SECOND

LEVEL = "level"
"""The option of a game that a challenge may set; all others have their defaults."""
OPPONENT, GAME, LEVELS, RACE = "o", "g", "l", "r"
"""What a select of the page chooses, as the first letter of its tag."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """The opponent, game and level chosen on the page."""

    game: str
    level: str
    opponent: int | None = None

    @property
    def arg(self) -> str:
        return f"{self.game},{self.level},{self.opponent or ''}"


def parse_chosen(arg: str) -> tuple[str, str, int | None]:
    """Return the game, level and opponent of a control, each empty or None where nothing is chosen."""
    game, level, opponent = [*arg.split(","), "", "", ""][:3]
    return game, level, int(opponent) if opponent.isascii() and opponent.isdigit() else None


def levels_of(game: str, reader: Speech) -> Mapping[str, str]:
    """Return the levels of the solo game that are offered, each with its name."""
    option = _level_option(game)
    if option is None:
        return {}
    if option.suggest is not None:
        return {value: label for label, value in option.suggest("", reader.locale)}
    return {value: reader.say(key) for value, key in option.choices.items()}


def usual_level(game: str) -> str:
    option = _level_option(game)
    return "" if option is None else str(option.default)


def _level_option(game: str) -> Option | None:
    solo = solo_of(game)
    options = () if solo is None else solo.options
    return next((one for one in options if isinstance(one, Option) and one.name == LEVEL), None)


def duel_page(
    chosen: Pairing,
    races: Sequence[tuple[str, FinishedGame]],
    reader: Speech,
    *,
    days: int,
    tag: str,
    is_server: bool,
) -> Page:
    """Return the page; `tag` is new each time, so that no client mistakes a select for an earlier one.

    `races` are the finished games to race, each with whose it is; `days` is how long each of the two has.
    """
    opponent = "none" if chosen.opponent is None else f"<@{chosen.opponent}>"
    about = reader.say("duel-about" if is_server else "duel-about-dm", opponent=opponent, days=days)
    parts: list[Part] = [words(reader.say("duel-title"), about)]
    if is_server:
        who = Control(Verb.DUEL, arg=chosen.arg, tag=f"{OPPONENT}.{tag}", kind="s")
        parts.append(row(UserSelect(who.custom_id(), reader.say("duel-who"), chosen.opponent)))
    games = {game: reader.say(f"game-{game}") for game in solo_games()}
    game = reader.say("duel-game", game=games.get(chosen.game, chosen.game))
    parts.append(row(_choice(chosen, GAME, tag, game, _options(games))))
    if is_server:
        if levels := levels_of(chosen.game, reader):
            level = reader.say("duel-level", level=levels.get(chosen.level, chosen.level))
            parts.append(row(_choice(chosen, LEVELS, tag, level, _options(levels))))
        if chosen.opponent is not None:
            begin = Control(ChallengeVerb.BEGIN, arg=chosen.arg)
            parts.append(row(button(begin, reader.say("duel-begin"), Style.SUCCESS, emoji="⚔️")))
    if races:
        offers = [_offer(chosen.game, whose, one, reader) for whose, one in races[:MAX_OPTIONS]]
        alone = _choice(chosen, RACE, tag, reader.say("duel-race"), offers)
        parts += [rule(), words(reader.say("duel-race-about")), row(alone)]
    return layout_page(*parts)


def _choice(
    chosen: Pairing, what: str, tag: str, placeholder: str, options: Sequence[tuple[str, str, str]]
) -> Select:
    return select(Control(Verb.DUEL, arg=chosen.arg, tag=f"{what}.{tag}", kind="s"), placeholder, options)


def _options(labels: Mapping[str, str]) -> list[tuple[str, str, str]]:
    return [(value, label, "") for value, label in labels.items()]


def _offer(game: str, whose: str, one: FinishedGame, reader: Speech) -> tuple[str, str, str]:
    level = plain(PARTS[game].scoring.variant(one.variant, reader))
    label = reader.say("race-offer", whose=whose, points=one.points, level=level)
    about = reader.say(
        "race-offer-about",
        mode=reader.say(f"mode-{one.mode}"),
        date=calendar_date(reader.locale, datetime.fromtimestamp(one.ended_at / SECOND, UTC).date()),
    )
    return one.game, label, about


def with_value(chosen: Pairing, what: str, value: str) -> Pairing:
    """Return what is chosen once a select has been used; a value that the select does not offer changes
    nothing."""
    if what == OPPONENT and value.isascii() and value.isdigit():
        return replace(chosen, opponent=int(value))
    if what == GAME and value in solo_games():
        return Pairing(value, usual_level(value), chosen.opponent)
    return replace(chosen, level=value) if what == LEVELS and value else chosen
