"""Controls of one page that speak for another: the same buttons, with other verbs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.pages.control import parse_control
from bot.pages.page import Button, Item, Row, Select
from bot.pages.targets import Target


def with_other_verbs(rows: tuple[Row, ...], verbs: Mapping[str, str], tag: str) -> tuple[Row, ...]:
    """Return the rows with other verbs where `verbs` has some, and `tag` before the tags of those controls."""
    return tuple(tuple(_turned(item, verbs, tag) for item in row) for row in rows)


def targets_with_other_verbs(
    targets: tuple[Target, ...], verbs: Mapping[str, str], tag: str
) -> tuple[Target, ...]:
    return tuple(replace(one, custom_id=_other_id(one.custom_id, verbs, tag)) for one in targets)


def _turned(item: Item, verbs: Mapping[str, str], tag: str) -> Item:
    if not isinstance(item, Button | Select):
        return item
    return replace(item, custom_id=_other_id(item.custom_id, verbs, tag))


def _other_id(custom_id: str, verbs: Mapping[str, str], tag: str) -> str:
    control = parse_control(custom_id)
    if control is None or control.verb not in verbs:
        return custom_id
    return replace(control, verb=verbs[control.verb], tag=f"{tag}.{control.tag}").custom_id()
