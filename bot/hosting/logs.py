"""The log: lines for people or JSON, with ids, without secrets, and without repeating itself."""

from __future__ import annotations

import copy
import json
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
import structlog
from structlog.dev import Column, ConsoleRenderer, KeyValueColumnFormatter, plain_traceback
from structlog.typing import Processor

from bot.interactions.discord_faults import fault_of
from bot.settings import Settings

SESSION = re.compile(r"\b[0-9a-f]{32}\b")
"""Matches the id of a session with Discord, which discord.py logs."""
QUIET_SECONDS = 60.0
"""Seconds in which a warning or error is written once; further ones of its place are counted."""
COUNTED_FROM = logging.WARNING


class Redacting(structlog.stdlib.ProcessorFormatter):
    """Renders a record with the ids bound to its context, and keeps secrets out, of tracebacks too."""

    def __init__(self, *secrets: str, is_json: bool = False) -> None:
        said: list[Processor] = [
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(allow=["repeated"]),
            structlog.processors.TimeStamper(fmt="iso"),
        ]
        rendered: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
        if is_json:
            rendered += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        else:
            rendered.append(_lines())
        super().__init__(foreign_pre_chain=said, processors=rendered)
        self._secrets = [form for secret in secrets for form in (secret, json.dumps(secret)[1:-1])]

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, "[secret]")
        return SESSION.sub("[session]", line)


def _lines() -> ConsoleRenderer:
    """Return a renderer without colours, and with tracebacks that show no values."""

    def column(
        width: int = 0, postfix: str = "", shown: Callable[[object], str] = str
    ) -> KeyValueColumnFormatter:
        return KeyValueColumnFormatter(None, "", "", value_repr=shown, width=width, postfix=postfix)

    return ConsoleRenderer(
        columns=[
            Column("timestamp", column()),
            Column("level", column(width=8, shown=lambda level: str(level).upper())),
            Column("logger", column(postfix=":")),
            Column("event", column()),
            Column("", KeyValueColumnFormatter("", "", "", value_repr=str)),
        ],
        exception_formatter=plain_traceback,
    )


@dataclass(slots=True)
class _Repeated:
    begin: float
    last: logging.LogRecord
    count: int = 0


class CountingHandler(logging.StreamHandler[Any]):
    """Writes a warning or error of one place at most once a minute, and then says how many more came."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, int, type[BaseException] | None], _Repeated] = {}

    def emit(self, record: logging.LogRecord) -> None:
        self._say_counts(record.created - QUIET_SECONDS)
        if record.levelno >= COUNTED_FROM:
            kind = record.exc_info[0] if record.exc_info else None
            place = (record.pathname, record.lineno, kind)
            if (seen := self._seen.get(place)) is not None:
                seen.count += 1
                seen.last = record
                return
            self._seen[place] = _Repeated(record.created, record)
        super().emit(record)

    def close(self) -> None:
        self.acquire()
        try:
            self._say_counts(float("inf"))
        finally:
            self.release()
        super().close()

    def _say_counts(self, before: float) -> None:
        """Write how often something was repeated that was first written before this time."""
        for place, seen in [*self._seen.items()]:
            if seen.begin > before:
                # They are in the order of their beginnings.
                return
            del self._seen[place]
            if seen.count:
                summary = copy.copy(seen.last)
                summary.exc_info = summary.exc_text = None
                vars(summary)["repeated"] = seen.count
                super().emit(summary)


def shorten(record: logging.LogRecord) -> bool:
    """Let discord.py say in one line why it has lost Discord: its traceback tells nothing more."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord.") and (fault := fault_of(error)) is not None:
        record.msg, record.args = f"{record.getMessage()} ({fault.found})", ()
        record.exc_info = None
    return True


def log_to_terminal(settings: Settings) -> None:
    handler = CountingHandler()
    handler.addFilter(shorten)
    handler.setFormatter(Redacting(*settings.secrets(), is_json=settings.log_format == "json"))
    level = logging.getLevelNamesMapping()[settings.log_level]
    # At debug level, libraries log what they send and store: sheets, moves and seeds.
    logging.basicConfig(level=max(level, logging.INFO), handlers=[handler], force=True)
    logging.getLogger("bot").setLevel(level)
    # `hosting.receiving` says more about an address for interactions.
    logging.getLogger("discord.client").addFilter(
        lambda record: "interaction endpoint URL" not in record.getMessage()
    )
    # The bot does not use voice, so missing voice libraries do not matter.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
