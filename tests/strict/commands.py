"""Discord's rules for application commands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from bot.local.commands import APP_HANDLES, CHAT, DISCORD_LAUNCHES, ENTRY_POINT, GROUP, SUBCOMMAND
from bot.local.errors import Json, Path
from bot.local.web import LOCALES
from tests.strict.problems import BodyProblems

USER, MESSAGE = 2, 3
CHOOSABLE = (3, 4, 10)
MAX_COMMANDS = {CHAT: 100, USER: 15, MESSAGE: 15, ENTRY_POINT: 1}
MAX_CHARACTERS = 8000
# \w lacks the vowel signs of Devanagari and Thai, which Discord allows.
NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")


def check_commands(given: list[Json], *, is_global: bool) -> None:
    """Raise ApiError 50035 for what Discord refuses in a list of commands."""
    problems = BodyProblems()
    kinds = tuple(MAX_COMMANDS) if is_global else (CHAT, USER, MESSAGE)
    for kind, most in MAX_COMMANDS.items():
        if sum(1 for command in given if command.get("type", CHAT) == kind) > most:
            problems.add(
                (),
                "MAX_APPLICATION_COMMANDS",
                f"Maximum number of application commands reached ({most})",
            )
    taken: set[tuple[object, object]] = set()
    for index, command in enumerate(given):
        _check_command(problems, (index,), command, kinds)
        key = (command.get("type", CHAT), command.get("name"))
        if key in taken:
            problems.add(
                (index,),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        taken.add(key)
    problems.raise_any()


def _check_command(problems: BodyProblems, at: Path, command: Json, kinds: tuple[int, ...]) -> None:
    kind = command.get("type", CHAT)
    if not problems.choice((*at, "type"), kind, kinds):
        return
    if kind == CHAT:
        _named(problems, at, command)
        _options(problems, at, command.get("options") or [], depth=0)
    else:
        problems.text((*at, "name"), command.get("name"), 1, 32)
    if kind == ENTRY_POINT:
        problems.text((*at, "description"), command.get("description"), 0, 100)
        if (handler := command.get("handler")) is not None:
            problems.choice((*at, "handler"), handler, (APP_HANDLES, DISCORD_LAUNCHES))
    if characters(command) > MAX_CHARACTERS:
        problems.add(at, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_CHARACTERS})")


def _named(problems: BodyProblems, at: Path, thing: Json) -> None:
    """Check the name and description of a command or option, and their translations."""
    if problems.required((*at, "name"), thing.get("name")):
        _name(problems, (*at, "name"), thing["name"])
    problems.required_text((*at, "description"), thing.get("description"), 1, 100)
    for locale, name in _translations(problems, at, thing, "name_localizations"):
        _name(problems, (*at, "name_localizations", locale), name)
    for locale, text in _translations(problems, at, thing, "description_localizations"):
        problems.text((*at, "description_localizations", locale), text, 1, 100)


def _name(problems: BodyProblems, at: Path, name: str) -> None:
    problems.text(at, name, 1, 32)
    if not NAME.fullmatch(name) or name != name.lower():
        problems.add(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _translations(problems: BodyProblems, at: Path, thing: Json, key: str) -> Iterator[tuple[str, str]]:
    for locale, text in (thing.get(key) or {}).items():
        if problems.choice((*at, key, locale), locale, sorted(LOCALES)) and text is not None:
            yield locale, text


def _options(problems: BodyProblems, at: Path, options: list[Json], *, depth: int) -> None:
    problems.size((*at, "options"), len(options), 0, 25)
    names = Counter(str(option.get("name")) for option in options)
    may_require = True
    for index, option in enumerate(options):
        place = (*at, "options", index)
        _option(problems, place, option, depth=depth)
        if names[str(option.get("name"))] > 1:
            problems.add(
                place,
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name must be unique in the command",
            )
        if option.get("required") and not may_require:
            problems.add(
                place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        may_require = may_require and bool(option.get("required"))


def _option(problems: BodyProblems, at: Path, option: Json, *, depth: int) -> None:
    _named(problems, at, option)
    kind = option.get("type")
    if not problems.choice((*at, "type"), kind, range(1, 12)):
        return
    if kind in (SUBCOMMAND, GROUP):
        if depth >= 2 or (kind == GROUP and depth):
            problems.add(
                (*at, "type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command groups and sub-commands cannot be nested here",
            )
        else:
            _options(problems, at, option.get("options") or [], depth=depth + 1 if kind == GROUP else 2)
    else:
        _choices(problems, at, option)


def _choices(problems: BodyProblems, at: Path, option: Json) -> None:
    choices = option.get("choices") or []
    problems.size((*at, "choices"), len(choices), 0, 25)
    if choices and option["type"] not in CHOOSABLE:
        problems.add((*at, "choices"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type has no choices")
    if choices and option.get("autocomplete"):
        problems.add(
            (*at, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "autocomplete and choices are mutually exclusive",
        )
    for index, choice in enumerate(choices):
        place = (*at, "choices", index)
        problems.text((*place, "name"), choice.get("name"), 1, 100)
        for locale, name in _translations(problems, place, choice, "name_localizations"):
            problems.text((*place, "name_localizations", locale), name, 1, 100)
        if isinstance(choice.get("value"), str):
            problems.text((*place, "value"), choice["value"], 1, 100)


def characters(thing: Json) -> int:
    """Return the characters that Discord counts: names, descriptions and values, each in its longest
    translation."""
    own = sum(_longest(thing, key) for key in ("name", "description")) + len(str(thing.get("value", "")))
    inside = (part for key in ("options", "choices") for part in thing.get(key) or ())
    return own + sum(characters(part) for part in inside if isinstance(part, dict))


def _longest(thing: Json, key: str) -> int:
    translations = (thing.get(f"{key}_localizations") or {}).values()
    return max(len(str(text or "")) for text in (thing.get(key), *translations))
