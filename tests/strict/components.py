"""Discord's rules for the components of messages."""

from __future__ import annotations

from collections.abc import Collection

from bot.local.components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    LINK,
    PREMIUM,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    THUMBNAIL,
    walk,
)
from bot.local.errors import Json, Path
from tests.strict.problems import BodyProblems

LAST_KIND = 23
"""The highest existing kind; some exist in modals only."""
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_LEVEL = (*IN_CONTAINER, CONTAINER)

MAX_ROWS = 5
MAX_BUTTONS = 5
MAX_OPTIONS = 25
MAX_IN_V2 = 40
MAX_TEXT_IN_V2 = 4000


def check_components(
    problems: BodyProblems, components: list[Json], *, is_v2: bool, files: Collection[str]
) -> None:
    """Check the components of a message; `files` are the names that `attachment://` URLs may use."""
    at: Path = ("components",)
    if not is_v2:
        problems.size(at, len(components), 0 if not components else 1, MAX_ROWS)
    for index, component in enumerate(components):
        _one(problems, (*at, index), component, TOP_LEVEL if is_v2 else (ROW,), files)
    _check_unique(problems, components)
    if is_v2:
        _totals(problems, at, components)


def _one(
    problems: BodyProblems, at: Path, component: Json, allowed: Collection[int], files: Collection[str]
) -> None:
    kind = component.get("type")
    if not _is_kind_allowed(problems, at, kind, allowed):
        return
    problems.number((*at, "id"), component.get("id"), 0, 2**31 - 1)
    if kind == ROW:
        _row(problems, at, component)
    elif kind == SECTION:
        _section(problems, at, component, files)
    elif kind == CONTAINER:
        _children(problems, at, component, files, allowed=IN_CONTAINER, most=MAX_IN_V2)
        problems.number((*at, "accent_color"), component.get("accent_color"), 0, 0xFFFFFF)
    else:
        _leaf(problems, at, component, files)


def _is_kind_allowed(problems: BodyProblems, at: Path, kind: object, allowed: Collection[int]) -> bool:
    if kind in allowed:
        return True
    if isinstance(kind, int) and 1 <= kind <= LAST_KIND:
        problems.add(
            (*at, "type"), "COMPONENT_TYPE_INVALID", "The specified component type is invalid in this context"
        )
    else:
        listing = ", ".join(map(str, allowed))
        problems.add(at, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listing}).')
    return False


def _children(
    problems: BodyProblems,
    at: Path,
    component: Json,
    files: Collection[str],
    *,
    allowed: Collection[int],
    most: int,
) -> None:
    inside = component.get("components") or []
    problems.size((*at, "components"), len(inside), 1, most)
    for index, child in enumerate(inside):
        _one(problems, (*at, "components", index), child, allowed, files)


def _row(problems: BodyProblems, at: Path, component: Json) -> None:
    inside = component.get("components") or []
    problems.size((*at, "components"), len(inside), 1, MAX_BUTTONS)
    width = 0
    for index, child in enumerate(inside):
        place = (*at, "components", index)
        if _is_kind_allowed(problems, place, child.get("type"), (BUTTON, *SELECTS)):
            width += 1 if child["type"] == BUTTON else MAX_BUTTONS
            _leaf(problems, place, child, ())
            if width > MAX_BUTTONS:
                problems.add(
                    place,
                    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                    "The specified component exceeds the maximum width",
                )


def _section(problems: BodyProblems, at: Path, component: Json, files: Collection[str]) -> None:
    _children(problems, at, component, files, allowed=(TEXT,), most=3)
    accessory = component.get("accessory")
    if problems.required((*at, "accessory"), accessory):
        _one(problems, (*at, "accessory"), accessory or {}, (BUTTON, THUMBNAIL), files)


def _leaf(problems: BodyProblems, at: Path, component: Json, files: Collection[str]) -> None:
    match component["type"]:
        case 2:
            _button(problems, at, component)
        case kind if kind in SELECTS:
            _select(problems, at, component)
        case 10:
            problems.required_text((*at, "content"), component.get("content"), 1, MAX_TEXT_IN_V2)
        case 11:
            _media(problems, at, component, "media", files)
        case 12:
            items = component.get("items") or []
            problems.size((*at, "items"), len(items), 1, 10)
            for index, item in enumerate(items):
                _media(problems, (*at, "items", index), item, "media", files)
        case 13:
            _media(problems, at, component, "file", files)
        case 14:
            problems.number((*at, "spacing"), component.get("spacing"), 1, 2)


def _media(problems: BodyProblems, at: Path, holder: Json, key: str, files: Collection[str]) -> None:
    problems.text((*at, "description"), holder.get("description"), 0, 1024)
    url = (holder.get(key) or {}).get("url")
    if not problems.required((*at, key, "url"), url):
        return
    problems.text((*at, key, "url"), url, 1, 2048)
    name = str(url).removeprefix("attachment://")
    if name != url and name not in files:
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        problems.add((*at, key), code, f"The referenced attachment was not found: {name}")
    elif name == url and (key == "file" or not str(url).startswith(("http://", "https://"))):
        schemes = "('attachment',)" if key == "file" else "('http', 'https', 'attachment')"
        problems.add(
            (*at, key, "url"),
            "URL_TYPE_INVALID_SCHEME",
            f'Scheme "{str(url).partition(":")[0]}" is not supported. Scheme must be one of {schemes}.',
        )


def _button(problems: BodyProblems, at: Path, button: Json) -> None:
    problems.text((*at, "label"), button.get("label"), 0, 80)
    style = button.get("style")
    if not problems.choice((*at, "style"), style, (1, 2, 3, 4, LINK, PREMIUM)):
        return
    if style == LINK:
        problems.required_text((*at, "url"), button.get("url"), 1, 512)
        if button.get("custom_id"):
            problems.add(
                at,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style != PREMIUM:
        _custom_id(problems, at, button, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED")
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        problems.add(at, "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or emoji is required")
    _emoji(problems, at, button.get("emoji"))


def _custom_id(problems: BodyProblems, at: Path, component: Json, code: str) -> None:
    if not component.get("custom_id"):
        problems.add((*at, "custom_id"), code, "A custom id is required")
    else:
        problems.text((*at, "custom_id"), component["custom_id"], 1, 100)


def _emoji(problems: BodyProblems, at: Path, emoji: Json | None) -> None:
    if emoji is not None and not emoji.get("id") and not emoji.get("name"):
        problems.add((*at, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _select(problems: BodyProblems, at: Path, select: Json) -> None:
    _custom_id(problems, at, select, "BASE_TYPE_REQUIRED")
    problems.text((*at, "placeholder"), select.get("placeholder"), 0, 150)
    most = MAX_OPTIONS
    if select["type"] == STRING_SELECT:
        most = _options(problems, at, select.get("options") or [])
    least, highest = select.get("min_values"), select.get("max_values")
    problems.number((*at, "min_values"), least, 0, most)
    problems.number((*at, "max_values"), highest, 1, most)
    if least is not None and highest is not None and least > highest:
        problems.add((*at, "min_values"), "NUMBER_TYPE_MAX", "min_values must not be greater than max_values")


def _options(problems: BodyProblems, at: Path, options: list[Json]) -> int:
    """Check the options; returns their number."""
    problems.size((*at, "options"), len(options), 1, MAX_OPTIONS)
    values = []
    for index, option in enumerate(options):
        place = (*at, "options", index)
        for key in ("label", "value"):
            problems.required_text((*place, key), option.get(key), 1, 100)
        problems.text((*place, "description"), option.get("description"), 0, 100)
        _emoji(problems, place, option.get("emoji"))
        if option.get("value") in values:
            problems.add(
                (*place, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.append(option.get("value"))
    return len(options)


def _check_unique(problems: BodyProblems, components: list[Json]) -> None:
    """Add a problem for each custom id or id that occurs twice, including those of disabled components."""
    custom_ids: set[object] = set()
    ids: set[object] = set()
    for at, component in walk(components):
        custom_id, number = component.get("custom_id"), component.get("id")
        if custom_id and custom_id in custom_ids:
            problems.add(
                (*at, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        if number and number in ids:
            problems.add((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        custom_ids.add(custom_id)
        ids.add(number)


def _totals(problems: BodyProblems, at: Path, components: list[Json]) -> None:
    parts = [component for _, component in walk(components)]
    if len(parts) > MAX_IN_V2:
        problems.add(
            at,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of components is {MAX_IN_V2}",
        )
    texts = sum(len(str(part.get("content", ""))) for part in parts if part.get("type") == TEXT)
    if texts > MAX_TEXT_IN_V2:
        problems.add(
            at,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size must be {MAX_TEXT_IN_V2} or fewer in length.",
        )
