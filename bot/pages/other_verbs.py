"""Controls of one page that speak for another: the same buttons, with other verbs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.pages.control import parse_control
from bot.pages.page import Button, Item, Row, Select


def with_other_verbs(rows: tuple[Row, ...], verbs: Mapping[str, str], tag: str) -> tuple[Row, ...]:
    """Return the rows with other verbs where `verbs` has some, and `tag` before the tags of those controls."""
    return tuple(tuple(_turned(item, verbs, tag) for item in row) for row in rows)


def _turned(item: Item, verbs: Mapping[str, str], tag: str) -> Item:
    if not isinstance(item, Button | Select):
        return item
    control = parse_control(item.custom_id)
    if control is None or control.verb not in verbs:
        return item
    other = replace(control, verb=verbs[control.verb], tag=f"{tag}.{control.tag}")
    return replace(item, custom_id=other.custom_id())
