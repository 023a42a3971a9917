"""Discord's rules for modals."""

from __future__ import annotations

from bot.local.components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    check_custom_id,
    check_leaf,
    check_options,
    check_select,
    check_unique,
    is_kind_allowed,
)
from bot.local.errors import Json, Path, Problems

IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check_modal(problems: Problems, data: Json) -> None:
    """Check the data of a modal."""
    for field, high in (("title", 45), ("custom_id", 100)):
        if problems.required(("data", field), data.get(field)):
            problems.text(("data", field), data[field], 1, high)
    components = problems.items(("data", "components"), data.get("components"))
    problems.size(("data", "components"), len(components), 1, 5)
    for index, component in enumerate(components):
        _in_modal(problems, ("data", "components", index), component)
    check_unique(problems, components, start=("data",))


def _in_modal(problems: Problems, at: Path, component: Json) -> None:
    kind = component.get("type")
    if not is_kind_allowed(problems, at, kind, (ROW, TEXT, LABEL)):
        return
    if kind == ROW:
        inside = problems.items((*at, "components"), component.get("components"))
        problems.size((*at, "components"), len(inside), 1, 1)
        for child in inside[:1]:
            if is_kind_allowed(problems, (*at, "components", 0), child.get("type"), (TEXT_INPUT,)):
                problems.text((*at, "components", 0, "label"), child.get("label"), 1, 45)
                _input(problems, (*at, "components", 0), child)
    elif kind == LABEL:
        _label(problems, at, component)
    else:
        check_leaf(problems, at, component, ())


def _label(problems: Problems, at: Path, label: Json) -> None:
    if problems.required((*at, "label"), label.get("label")):
        problems.text((*at, "label"), label["label"], 1, 45)
    problems.text((*at, "description"), label.get("description"), 0, 100)
    child = label.get("component")
    if not isinstance(child, dict):
        problems.required((*at, "component"), None)
    elif is_kind_allowed(problems, (*at, "component"), child.get("type"), IN_LABEL):
        _input(problems, (*at, "component"), child)


def _input(problems: Problems, at: Path, child: Json) -> None:
    kind = child["type"]
    if kind in SELECTS:
        check_select(problems, at, child)
        return
    check_custom_id(problems, at, child, "BASE_TYPE_REQUIRED")
    if kind == TEXT_INPUT:
        problems.choice((*at, "style"), child.get("style"), (1, 2))
        problems.text((*at, "placeholder"), child.get("placeholder"), 0, 100)
        problems.text((*at, "value"), child.get("value"), 0, 4000)
        problems.number((*at, "min_length"), child.get("min_length"), 0, 4000)
        problems.number((*at, "max_length"), child.get("max_length"), 1, 4000)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        check_options(problems, at, child.get("options"), 2 if kind == RADIO_GROUP else 1, 10)
