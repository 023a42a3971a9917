"""The page that begins a challenge: against whom, and which throws, new ones or those of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.features.ghosts.finished import FinishedGame
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.command import Option
from bot.games.registry import PARTS
from bot.games.solo import solo_games, solo_of
from bot.pages.control import NO_GAME, Control, Verb
from bot.pages.layouts import layout_page, plain, words
from bot.pages.numbers import calendar_date
from bot.pages.page import Page, Row, Style, UserSelect, button, select
from bot.pages.texts import Speech
from bot.turns.clocks import SECOND

LEVEL = "level"
"""The option of a game that a challenge may set; all others have their defaults."""
OPPONENT, GAME, LEVELS, LENGTH, THROWS = "o", "g", "l", "e", "r"
"""The first letter of a select's tag: it says what the select chooses."""
FULL, EXPRESS, NEW = "full", "express", "new"
"""The values of the selects that stand for a full game, an express one, and new throws."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """What is chosen on the page."""

    game: str
    level: str
    opponent: int | None = None
    is_express: bool = False
    source: str = NO_GAME
    """The finished game whose throws are played, by the rules that it had; none for new ones."""

    def control(self, verb: str, what: str = "") -> Control:
        """Return the control of a button, or of the select that chooses `what`."""
        arg = duel_arg(self.game, self.level, *filter(None, [self.opponent]), is_express=self.is_express)
        return Control(verb, self.source, arg=arg, tag=what, kind="s" if what else "b")


def duel_arg(game: str, level: str, *people: int, is_express: bool = False) -> str:
    """Return the `arg` of a control that leads to the page; of these people, the one who does not press it is
    the opponent."""
    chosen = f"{game},{level},{'.'.join(map(str, people))}"
    return f"{chosen},{EXPRESS}" if is_express else chosen


def parse_chosen(arg: str, source: str, user_id: int) -> Pairing:
    """Return the choices in a control that this person presses, empty or None where it has none."""
    game, level, people, length = [*arg.split(","), "", "", "", ""][:4]
    known = [int(one) for one in people.split(".") if one.isascii() and one.isdigit()]
    opponent = next((one for one in known if one != user_id), None)
    return Pairing(game, level, opponent, length == EXPRESS, source)


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
    offers: Mapping[str, tuple[str, FinishedGame]],
    reader: Speech,
    *,
    goal: str,
    days: int,
    tag: str,
    is_server: bool,
) -> Page:
    """Return the page; `tag` is new each time, so that no client mistakes a select for an earlier one.

    `offers` are finished games whose throws may be played, each with its owner; `goal` says what to beat with
    the chosen one's, and `days` is the time that each of the two has otherwise.
    """

    def choice(what: str, placeholder: str, options: Sequence[tuple[str, str, str]]) -> Row:
        return (select(chosen.control(Verb.DUEL, f"{what}.{tag}"), placeholder, options),)

    is_new = is_server and chosen.source == NO_GAME
    opponent = "none" if chosen.opponent is None else f"<@{chosen.opponent}>"
    about = goal or reader.say("duel-about" if is_server else "duel-about-dm", opponent=opponent, days=days)
    games = {game: reader.say(f"game-{game}") for game in solo_games()}
    rows: list[Row] = []
    if is_new:
        who = chosen.control(Verb.DUEL, f"{OPPONENT}.{tag}").custom_id()
        rows.append((UserSelect(who, reader.say("duel-who"), chosen.opponent),))
    rows.append(choice(GAME, reader.say("duel-game", game=games[chosen.game]), _options(games)))
    if offers:
        new = [(NEW, reader.say("duel-new"), "")] if is_server else []
        throws = reader.say("duel-throws", is_new="yes" if is_new else "no")
        rows.append(
            choice(THROWS, throws, [*new, *(_offer(chosen.game, *one, reader) for one in offers.values())])
        )
    if is_new:
        if levels := levels_of(chosen.game, reader):
            level = reader.say("duel-level", level=levels.get(chosen.level, chosen.level))
            rows.append(choice(LEVELS, level, _options(levels)))
        if short := PARTS[chosen.game].express:
            lengths = {one: reader.say("duel-length", length=one, throws=short) for one in (FULL, EXPRESS)}
            rows.append(choice(LENGTH, lengths[EXPRESS if chosen.is_express else FULL], _options(lengths)))
    if goal or (is_new and chosen.opponent is not None):
        begin = chosen.control(ChallengeVerb.BEGIN)
        rows.append((button(begin, reader.say("duel-begin"), Style.SUCCESS, emoji="⚔️"),))
    return layout_page(words(reader.say("duel-title"), about), *rows)


def _options(labels: Mapping[str, str]) -> list[tuple[str, str, str]]:
    return [(value, label, "") for value, label in labels.items()]


def _offer(game: str, whose: str, one: FinishedGame, reader: Speech) -> tuple[str, str, str]:
    level = plain(PARTS[game].scoring.variant(one.variant, reader))
    label = reader.say("duel-offer", whose=whose, points=one.points, level=level)
    return (
        one.game,
        label,
        calendar_date(reader.locale, datetime.fromtimestamp(one.ended_at / SECOND, UTC).date()),
    )


def with_value(chosen: Pairing, what: str, value: str) -> Pairing:
    """Return what is chosen once a select has been used; a value that the select does not offer changes
    nothing."""
    if what == OPPONENT and value.isascii() and value.isdigit():
        return replace(chosen, opponent=int(value))
    if what == GAME and value in solo_games():
        return Pairing(value, usual_level(value), chosen.opponent, chosen.is_express)
    if what == LENGTH and value in (FULL, EXPRESS):
        return replace(chosen, is_express=value == EXPRESS)
    if what == THROWS and value:
        return replace(chosen, source=NO_GAME if value == NEW else value)
    return replace(chosen, level=value) if what == LEVELS and value else chosen
