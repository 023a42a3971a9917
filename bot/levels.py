"""The level files in `assets/levels`, by name: `1` is `1.toml`."""

from __future__ import annotations

from pathlib import Path

from engine.brilliant.level import Level, faults
from engine.brilliant.notation import parse_level
from engine.game import MalformedText

LEVELS = Path(__file__).parent.parent / "assets" / "levels"


def names() -> tuple[str, ...]:
    """The names of all level files, numbers in their order first."""
    return tuple(sorted((path.stem for path in LEVELS.glob("*.toml")), key=_place))


def level_text(name: str | int) -> str:
    """The text of a level, as a header holds it; raises MalformedText for an unknown name."""
    if str(name) not in names():
        raise MalformedText(f"there is no level {str(name)!r}; choose one of {', '.join(names())}")
    return read_text(LEVELS / f"{name}.toml")


def load(name: str | int) -> Level:
    """A playable level; raises MalformedText naming the file and what is wrong in it."""
    path = LEVELS / f"{name}.toml"
    level = parse_file(path, level_text(name))
    if fault := next(faults(level), None):
        raise MalformedText(f"{path.name}: {fault}; see python -m bot level check {path.name}")
    return level


def read_text(path: Path) -> str:
    """The text of a file; raises MalformedText in one line if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise MalformedText(f"{path}: not UTF-8 text at byte {error.start}; save it as UTF-8") from error
    except OSError as error:
        raise MalformedText(f"{path}: cannot be read: {error.strerror}") from error


def parse_file(path: Path, text: str) -> Level:
    """The level in a file's text, playable or not; raises MalformedText naming the file."""
    try:
        return parse_level(text)
    except MalformedText as error:
        raise MalformedText(f"{path}: {error}; docs/levels.md describes every key") from error


def _place(name: str) -> tuple[bool, int, str]:
    return (not name.isdecimal(), int(name) if name.isdecimal() else 0, name)
