"""The kinds of components that messages have, and the way through a tree of them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local.errors import Path
from bot.local.state import Json

ROW, BUTTON, STRING_SELECT = 1, 2, 3
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LINK, PREMIUM = 5, 6


def walk(components: object, at: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component of a tree with its path, parents first."""
    if not isinstance(components, (list, tuple)):
        return
    for index, component in enumerate(components):
        if isinstance(component, dict):
            place = (*at, index)
            yield place, component
            yield from walk(component.get("components"), (*place, "components"))
            accessory = component.get("accessory")
            if isinstance(accessory, dict):
                yield (*place, "accessory"), accessory
