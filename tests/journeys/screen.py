"""What a message shows, as its reader sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import Any

import discord

from bot.pages.control import Control, parse_control


def components(message: discord.Message) -> list[Any]:
    return [item for row in message.components for item in getattr(row, "children", ())]


def buttons(message: discord.Message) -> list[discord.Button]:
    found = [item for item in components(message) if isinstance(item, discord.Button)]
    return [item for item in found if item.custom_id]


def selects(message: discord.Message) -> list[discord.SelectMenu]:
    return [item for item in components(message) if isinstance(item, discord.SelectMenu)]


def button_labels(message: discord.Message) -> list[str]:
    return [str(b.label) for b in components(message) if isinstance(b, discord.Button)]


def controls(message: discord.Message) -> list[Control]:
    items: list[discord.Button | discord.SelectMenu] = [*buttons(message), *selects(message)]
    found = (parse_control(str(item.custom_id)) for item in items)
    return [control for control in found if control is not None]


def verbs(message: discord.Message) -> list[str]:
    return [control.verb for control in controls(message)]


def control_of(item: discord.Button | discord.SelectMenu) -> Control:
    control = parse_control(str(item.custom_id))
    assert control is not None, item.custom_id
    return control


def verb(item: discord.Button | discord.SelectMenu) -> str:
    return control_of(item).verb


def options(message: discord.Message) -> list[str]:
    """The moves that selects and buttons offer, but for a pass."""
    moves = [control.arg for control in map(control_of, buttons(message)) if control.verb == "move"]
    listed = [str(o.value) for s in selects(message) if verb(s) == "move" for o in s.options]
    return [*listed, *(move for move in moves if "=" in move and not move.startswith("start="))]


def half_made(message: discord.Message) -> str:
    """The half-made choice that a sheet shows and that stays until the next change."""
    found = controls(message)
    carried = [control.arg for control in found if control.kind == "s" and control.arg]
    if not carried and any(control.tag == "undo" for control in found):
        carried = [control.arg for control in found if control.verb in ("move", "decide")]
    return next(iter(carried), "")


def labels(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Every word on the controls of a raw message."""
    for row in rows:
        for item in row.get("components", ()):
            yield str(item.get("label") or item.get("placeholder"))
            for option in item.get("options", ()):
                yield f"{option['value']} {option['label']}"


@lru_cache
def fingerprint(content: bytes | None) -> str:
    return sha256(content or b"").hexdigest()
