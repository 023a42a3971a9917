"""Levels by name: the files in `assets/levels`, where `1` is `1.toml`, and the codes of generated ones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.games.brilliant.generator.codes import DIFFICULTIES, Code, parse_code
from bot.games.brilliant.generator.make import make_text
from bot.store.text_files import printable, read_text
from engine.brilliant.level import Level, faults
from engine.brilliant.notation import MOST_TEXT, parse_level
from engine.game import MalformedText, Refusal, quote

LEVELS = Path(__file__).parents[4] / "assets" / "levels"
RANDOM_VARIANTS: Mapping[int, str] = {difficulty: f"random-{difficulty}" for difficulty in DIFFICULTIES}
"""The variant whose leaderboard all generated levels of a difficulty share: their figures are similar, but
each is played too rarely for a ranking of its own. The four files keep separate, comparable leaderboards."""

FAULTS: Mapping[str, str] = {
    "bar_short": "the score bar ends at {bar}, it must reach {needed}",
    "solo_box_outside": "solo boxes {boxes} are not among 1 to 22",
    "solo_box_order": "solo boxes {boxes} must rise, each once",
    "few_areas": "{areas} areas are too few for six start numbers",
    "grid_apart": "the fields fall into {pieces} pieces; {field} lies apart",
    "name_twice": "two areas are named {colour} {place}",
    "slot_twice": "two scoring fields stand in slot {slot} of the {side} margin",
    "area_small": "area {area} has {fields} field, at least 2 are needed",
    "area_large": "area {area} has {fields} fields, different numbers allow 6",
    "values_order": "area {area}: values {values} must fall and be positive",
    "line_outside": "area {area}: line {line} leaves the area",
    "area_apart": "area {area} falls into {pieces} pieces that no line joins",
    "wide_line": "area {area} is colour-wide and must have no line",
    "colour_touches": "{field} and {other} touch and are both {colour}, but of different areas",
    "wide_not_alone": "area {area} is colour-wide, but {colour} has another area",
    "star_count": "there are {stars} stars, not 6",
    "stars_share_area": "area {area} has {stars} stars, one at most",
}


def names() -> tuple[str, ...]:
    """Return the names of all level files; numbers come first, in order."""
    return tuple(sorted((path.stem for path in LEVELS.glob("*.toml")), key=_place))


def level_text(name: str | int) -> str:
    """Return the text of a level, as in a header; raises MalformedText for an unknown name."""
    if str(name) in names():
        return read_text(LEVELS / f"{name}.toml", MOST_TEXT)
    try:
        code = parse_code(str(name))
    except MalformedText as error:
        known = ", ".join(names())
        raise MalformedText(
            f"there is no level {quote(str(name))}; choose one of {known}, or a code such as {Code(2, 1)}"
        ) from error
    return make_text(code)


def load(name: str | int) -> Level:
    """Load a playable level; raises MalformedText naming the file and its fault."""
    path = LEVELS / f"{name}.toml"
    return require_playable(path, parse_file(path, level_text(name)))


def fault_text(fault: Refusal) -> str:
    """Put a structural fault into words."""
    return FAULTS[fault.code].format(**fault.values)


def parse_file(path: Path, text: str) -> Level:
    """Parse the level in a file's text, playable or not; raises MalformedText naming the file."""
    try:
        return parse_level(text)
    except MalformedText as error:
        raise MalformedText(f"{printable(path)}: {error}; docs/levels.md describes every key") from error


def require_playable(path: Path, level: Level) -> Level:
    if fault := next(faults(level), None):
        raise MalformedText(f"{printable(path)}: {fault_text(fault)}")
    return level


def _place(name: str) -> tuple[bool, int, str]:
    return (not name.isdecimal(), int(name) if name.isdecimal() else 0, name)
