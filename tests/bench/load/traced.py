"""Run the bot with a trace of each press: `python -m tests.bench.load.traced FILE`, written when it stops."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from bot.pages.control import parse_control
from tests.bench.load import quiet

ROOT = Path(__file__).resolve().parents[3]
HEARD = ("bot/client.py", "wants")
"""The first function of ours that sees an interaction."""
ANSWERED = ("discord/webhook/async_.py", "request")
"""The function of discord.py that sends an answer."""
CLOSED = ("bot/turns/rounds.py", "append")
"""The function that runs when a round closes."""
BACKGROUND = (("bot/turns/tasks.py", "_run"), ("bot/messages/refresher.py", "_show"))
"""The functions that begin redraws of other messages: they run in between, and are no part of the press."""


@dataclass(slots=True)
class Press:
    """The calls on the event loop from the moment the bot heard of a press until its answer left."""

    verb: str
    functions: set[str] = field(default_factory=set)
    files: set[str] = field(default_factory=set)
    changes: int = 0
    """How many times a function's folder differed from that of the function called before it."""
    is_closing: bool = False


class Trace:
    """Follows every call on the thread in which it is made."""

    def __init__(self) -> None:
        self._presses: list[Press] = []
        self._known: dict[CodeType, tuple[str, str] | None] = {}
        self._now: Press | None = None
        self._folder = ""
        sys.setprofile(self._called)

    def figures(self) -> Sequence[Mapping[str, Any]]:
        """Return the presses, with the numbers of their functions and files; nothing more is followed."""
        sys.setprofile(None)
        return [
            {**asdict(press), "functions": len(press.functions), "files": len(press.files)}
            for press in self._presses
        ]

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call":
            return
        place = self._place(frame.f_code)
        if place is None:
            return
        if place == HEARD:
            self._begin(frame)
        if self._now is None:
            return
        if place == ANSWERED:
            self._presses.append(self._now)
            self._now = None
        elif not place[0].startswith("discord/") and not self._is_background(frame):
            self._count(self._now, *place)

    def _begin(self, frame: FrameType) -> None:
        data: Any = frame.f_locals.get("data") or {}
        control = parse_control(str((data.get("data") or {}).get("custom_id", "")))
        self._now = None if control is None else Press(control.verb)
        self._folder = ""

    def _count(self, press: Press, file: str, function: str) -> None:
        folder = file.rpartition("/")[0]
        press.changes += folder != self._folder
        self._folder = folder
        press.files.add(file)
        press.functions.add(f"{file}:{function}")
        press.is_closing = press.is_closing or (file, function) == CLOSED

    def _is_background(self, frame: FrameType | None) -> bool:
        while frame is not None:
            if self._place(frame.f_code) in BACKGROUND:
                return True
            frame = frame.f_back
        return False

    def _place(self, code: CodeType) -> tuple[str, str] | None:
        """Return the file and the name of a function of ours, or of the two of discord.py that matter; None
        for any other."""
        if code not in self._known:
            path = Path(code.co_filename)
            ours = path.is_relative_to(ROOT) and ".venv" not in path.parts
            file = path.relative_to(ROOT).as_posix() if ours else "/".join(path.parts[-3:])
            place = (file, code.co_qualname if file.startswith(("bot/", "engine/")) else code.co_name)
            short = (file, code.co_name)
            self._known[code] = (
                short if short in (HEARD, ANSWERED, CLOSED, *BACKGROUND) else place if ours else None
            )
        return self._known[code]


if __name__ == "__main__":
    sys.exit(quiet.measure(Trace().figures))
