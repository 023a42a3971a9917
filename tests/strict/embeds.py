"""Discord's rules for embeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.local.errors import Json, Path
from tests.strict.problems import BodyProblems

MAX_EMBEDS = 10
MAX_FIELDS = 25
MAX_TEXT = 6000
"""Characters in all embeds of a message together."""
TEXTS: Mapping[str, int] = {"title": 256, "description": 4096, "url": 2048}


def check_embeds(problems: BodyProblems, embeds: Sequence[Json]) -> None:
    problems.size(("embeds",), len(embeds), 0, MAX_EMBEDS)
    total = sum(_one(problems, ("embeds", index), embed) for index, embed in enumerate(embeds))
    if total > MAX_TEXT:
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TEXT}")


def _one(problems: BodyProblems, at: Path, embed: Json) -> int:
    """Check an embed; returns the number of characters in it."""
    for key, high in TEXTS.items():
        problems.text((*at, key), embed.get(key), 0, high)
    problems.number((*at, "color"), embed.get("color"), 0, 0xFFFFFF)
    if (time := embed.get("timestamp")) is not None:
        _check_time(problems, (*at, "timestamp"), time)
    for holder, key, high in (("footer", "text", 2048), ("author", "name", 256)):
        if (inside := embed.get(holder)) is not None:
            problems.required_text((*at, holder, key), inside.get(key), 0, high)
    fields = embed.get("fields") or []
    problems.size((*at, "fields"), len(fields), 0, MAX_FIELDS)
    for place, field in enumerate(fields):
        for key, high in (("name", 256), ("value", 1024)):
            problems.required_text((*at, "fields", place, key), field.get(key), 1, high)
    return _length(embed, fields)


def _check_time(problems: BodyProblems, at: Path, value: str) -> None:
    try:
        datetime.fromisoformat(value)
    except ValueError:
        problems.add(at, "DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")


def _length(embed: Json, fields: Sequence[Json]) -> int:
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
    texts += [field.get(key) for field in fields for key in ("name", "value")]
    return sum(len(str(text)) for text in texts if text)
