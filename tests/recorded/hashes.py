"""The hash of what everybody sees of each recorded game, in each language but previews: whoever mends one of their sentences
need not run the games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from bot.pages.texts import LANGUAGES, is_preview
from tests.paths import DATA
from tests.recorded.recording import Recording
from tests.recorded.trace import trace

HASHES = DATA / "recorded-hashes.txt"
PREVIEWS = tuple(filter(is_preview, LANGUAGES))
READ = tuple(name for name in LANGUAGES if name not in PREVIEWS)


def read_hashes() -> dict[str, dict[str, str]]:
    """Return the hashes by game and language."""
    first, *lines = (line.split() for line in HASHES.read_text(encoding="utf-8").splitlines())
    return {name: dict(zip(first[1:], marks, strict=True)) for name, *marks in lines}


def marks(recording: Recording) -> list[str]:
    """Return the hash of a game in each language that has been read."""
    return [trace(recording, locale).mark for locale in READ]


def marks_of(recordings: Sequence[Recording]) -> Iterator[tuple[Recording, list[str]]]:
    """Yield each game with its hashes; every core plays some."""
    with ProcessPoolExecutor() as pool:
        yield from zip(recordings, pool.map(marks, recordings, chunksize=5), strict=True)


def write_hashes(recordings: Sequence[Recording]) -> None:
    lines = [" ".join(("game", *READ))]
    lines += [" ".join((one.name, *found)) for one, found in marks_of(recordings)]
    HASHES.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
