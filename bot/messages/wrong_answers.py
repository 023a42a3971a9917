"""Refuse answers from anything between the bot and Discord, before discord.py takes them for Discord's."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import aiohttp

JSON = "application/json"
WITHOUT_BODY = frozenset({101, 204})
"""Statuses of an opened WebSocket, and of a request that needs no answer."""
FREQUENT = frozenset({"POST", "PATCH", "DELETE"})
"""Methods of requests that follow from presses: parsing each answer twice would cost too much."""
TOO_MANY = 429
REFUSED_FROM = 300
TITLE = re.compile(r"<title[^>]*>(.*?)</title", re.DOTALL | re.IGNORECASE)


class WrongAnswer(aiohttp.ClientError):
    """An answer that Discord does not give, such as the login page of a network."""

    def __init__(self, status: int, text: str, headers: Mapping[str, str]) -> None:
        # Not the address, in which there may be a token.
        super().__init__(f"a wrong answer with status {status}")
        self.status = status
        self.text = text
        self.headers = headers


async def need_discord(response: aiohttp.ClientResponse) -> None:
    """Raise WrongAnswer for an answer on which discord.py would fail with an error of its own making: a page where
    JSON is due, a text that cannot be read, or a limit without an end."""
    is_json = response.headers.get("Content-Type") == JSON
    is_frequent = response.method in FREQUENT and response.status != TOO_MANY
    if response.status in WITHOUT_BODY or (is_json and is_frequent):
        return
    text = (await response.read()).decode("utf-8", "replace")
    # discord.py tries a request again after some refusals, and raises its own error with the page of any.
    is_readable = response.status >= REFUSED_FROM and "\N{REPLACEMENT CHARACTER}" not in text
    if not (_is_sound(response.status, text) if is_json else is_readable):
        raise WrongAnswer(response.status, text, response.headers)


def _is_sound(status: int, text: str) -> bool:
    """Return whether JSON can be read, and says when a limit ends."""
    try:
        said = json.loads(text)
        return status != TOO_MANY or isinstance(said["retry_after"], (int, float))
    except (ValueError, LookupError, TypeError):
        return False


def summary(text: str) -> str:
    """Return the title of a page on one line; of anything else the text."""
    title = TITLE.search(text)
    return " ".join((title[1] if title else text).split())
