"""What the log looks like."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator

import discord
import pytest
from structlog.contextvars import bound_contextvars

from bot.hosting.logs import QUIET_SECONDS, CountingHandler, Redacting, shorten

TOKEN = "to.ke.n"  # noqa: S105 (made up: it opens nothing)


class Reply:
    status, reason = 502, "Bad Gateway"


@pytest.fixture
def handler() -> Iterator[CountingHandler]:
    made = CountingHandler()
    made.setStream(io.StringIO())
    made.setFormatter(Redacting(TOKEN, is_json=True))
    yield made
    made.close()


def written(handler: CountingHandler) -> list[dict[str, object]]:
    return [json.loads(line) for line in handler.stream.getvalue().splitlines()]


def record(
    text: str, *values: object, line: int = 1, level: int = logging.WARNING, at: float = 0.0
) -> logging.LogRecord:
    made = logging.LogRecord("bot.x", level, "x.py", line, text, values, None)
    made.created = at
    return made


def failed(at: float = 0.0) -> logging.LogRecord:
    made = record("tick failed", level=logging.ERROR, at=at)
    try:
        hidden = "a sheet"
        raise ValueError(f"with {TOKEN}", len(hidden))
    except ValueError:
        made.exc_info = sys.exc_info()
    return made


def test_a_line_as_json_has_the_ids_of_what_it_is_about(handler: CountingHandler) -> None:
    with bound_contextvars(game="2n9c", interaction=5, server=7):
        handler.emit(record("%d not sent", 3))
    [line] = written(handler)
    assert line.pop("timestamp")
    assert line == {
        "event": "3 not sent",
        "level": "warning",
        "logger": "bot.x",
        "game": "2n9c",
        "interaction": 5,
        "server": 7,
    }


def test_a_line_for_people_reads_in_order() -> None:
    with bound_contextvars(game="2n9c"):
        line = Redacting().format(record("%d not sent", 3))
    assert line.split(maxsplit=1)[1] == "WARNING  bot.x: 3 not sent game=2n9c"


@pytest.mark.parametrize("is_json", [True, False])
def test_a_traceback_shows_neither_secrets_nor_values(is_json: bool) -> None:
    text = Redacting(TOKEN, is_json=is_json).format(failed())
    assert "with [secret]" in text
    assert "test_logs.py" in text
    assert "\x1b" not in text
    assert "locals" not in text
    assert "a sheet" not in text


def test_a_secret_is_hidden_as_json_writes_it() -> None:
    odd = 'p"ä\\w'
    line = Redacting(odd, is_json=True).format(record("with %s", odd))
    assert json.loads(line)["event"] == "with [secret]"


def test_an_error_that_repeats_is_written_once_and_counted(handler: CountingHandler) -> None:
    for number in range(260):
        handler.emit(failed(at=number / 260))
    handler.emit(record("another", line=2, at=1))
    assert [line["event"] for line in written(handler)] == ["tick failed", "another"]
    handler.emit(record("all is well", line=3, level=logging.INFO, at=QUIET_SECONDS + 1))
    _, _, counted, well = written(handler)
    assert (counted["event"], counted["repeated"]) == ("tick failed", 259)
    assert "exception" not in counted
    assert well["event"] == "all is well"
    handler.emit(failed(at=QUIET_SECONDS + 2))
    assert written(handler)[-1]["event"] == "tick failed"


def test_other_errors_of_a_place_and_news_are_written(handler: CountingHandler) -> None:
    handler.emit(failed())
    handler.emit(record("tick failed", level=logging.ERROR))
    for _ in range(3):
        handler.emit(record("open games: 3", line=9, level=logging.INFO))
    assert len(written(handler)) == 5


def test_what_was_counted_is_said_at_the_end(handler: CountingHandler) -> None:
    for number in range(3):
        handler.emit(failed(at=number))
    handler.close()
    assert [line.get("repeated") for line in written(handler)] == [None, 2]


def test_discord_py_says_in_one_line_why_it_lost_discord(handler: CountingHandler) -> None:
    lost = record("Attempting a reconnect in %.2fs", 1.5, level=logging.ERROR)
    lost.name = "discord.client"
    error = discord.DiscordServerError(Reply(), "<html>\nBad gateway</html>")
    lost.exc_info = (type(error), error, None)
    handler.addFilter(shorten)
    handler.handle(lost)
    [line] = written(handler)
    assert line["event"] == "Attempting a reconnect in 1.50s (Discord is out of order (502))"
    assert "exception" not in line


def test_a_fault_of_the_program_keeps_its_traceback(handler: CountingHandler) -> None:
    broken = failed()
    broken.name = "discord.client"
    handler.addFilter(shorten)
    handler.handle(broken)
    [line] = written(handler)
    assert line["event"] == "tick failed"
    assert "ValueError" in str(line["exception"])
