"""What a message shows, as its reader sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import Any

import discord
from simcord.backend.models import Message

from bot.pages.control import Control, Verb, parse_control

CHOICES = frozenset({"move", "decide", "choose", "computer"})
PUBLIC_VERBS = frozenset(
    [
        "join",
        "leave",
        "computers",
        "start",
        "alert",
        "sheet",
        "launch",
        "refresh",
        "rules",
        "more",
        "seal",
        "sheets",
        "rematch",
        "review",
        "film",
        "share",
        "replay",
        "learnplay",
        "daily",
        "dailyplay",
        "dailypair",
        "ghost",
        "duel",
        "accept",
        "board",
        "profile",
        "refuse",
        "puzzle",
        "notify",
        "newtable",
        "learn",
        "dailyhere",
        "settings",
    ]
)


HOLDERS = (discord.ActionRow, discord.Container, discord.SectionComponent)
MAX_COMPONENTS = 40
SHEETS = ("sheet.png", "ending.png")
NO_PLACE = ("start=", "out=")


def words(message: discord.Message) -> str:
    """The words above and below the pictures, or those of a page in a frame."""
    return "\n".join(each for each in (message.content, below(message), framed(message)) if each)


def framed(message: discord.Message | None) -> str:
    """The words of a page in a frame."""
    assert message is not None
    return "\n".join(part.content for part in parts(message) if isinstance(part, discord.TextDisplay))


def below(message: discord.Message) -> str:
    """The words in the frame below the pictures."""
    return "\n".join(embed.description or "" for embed in message.embeds)


def read_out(message: discord.Message) -> str:
    """All that a screen reader reads before the controls: words, and the alt texts of pictures between them."""
    alts = [one.description or "" for one in message.attachments]
    return "\n".join(each for each in (message.content, *alts, below(message)) if each)


def parts(message: discord.Message) -> list[Any]:
    """Everything that Discord counts as a component: controls, texts in a frame, and what holds them."""
    return [part for outer in message.components for part in _inside(outer)]


def _inside(part: Any) -> Iterator[Any]:
    yield part
    for child in (*getattr(part, "children", ()), *filter(None, [getattr(part, "accessory", None)])):
        yield from _inside(child)


def components(message: discord.Message) -> list[Any]:
    """The controls of a message, those in a frame included."""
    return [part for part in parts(message) if not isinstance(part, HOLDERS)]


def custom_ids(message: discord.Message) -> list[str]:
    return [str(item.custom_id) for item in components(message) if getattr(item, "custom_id", None)]


def buttons(message: discord.Message) -> list[discord.Button]:
    found = [item for item in components(message) if isinstance(item, discord.Button)]
    return [item for item in found if item.custom_id]


def selects(message: discord.Message) -> list[discord.SelectMenu]:
    return [item for item in components(message) if isinstance(item, discord.SelectMenu)]


def select(message: discord.Message, name: str) -> discord.SelectMenu:
    """The select with this verb, or of this setting."""
    found = ((menu, control_of(menu)) for menu in selects(message))
    return next(menu for menu, control in found if name in (control.verb, control.arg))


def framed_buttons(message: discord.Message) -> list[discord.Button]:
    """The buttons of a page in a frame, those beside its words included."""
    return [item for item in _framed_items(message) if isinstance(item, discord.Button)]


def framed_selects(message: discord.Message) -> list[discord.SelectMenu]:
    return [item for item in _framed_items(message) if isinstance(item, discord.SelectMenu)]


def _framed_items(message: discord.Message) -> list[Any]:
    parts = [part for frame in message.components for part in getattr(frame, "children", ())]
    return [
        each for part in parts for each in (getattr(part, "accessory", None), *getattr(part, "children", ()))
    ]


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
    """The places that buttons and selects offer; passing, bombs and the like have buttons of their own."""
    pressed = [control_of(b).arg for b in buttons(message) if verb(b) == "move"]
    return [arg for arg in pressed if "=" in arg and not arg.startswith(NO_PLACE)] + [
        str(o.value) for s in selects(message) if verb(s) == "move" for o in s.options
    ]


def half_made(message: discord.Message) -> str:
    """The half-made choice that a sheet shows and that stays until the next change."""
    return next((control.arg for control in controls(message) if control.verb == "more"), "")


def is_panel(message: Message) -> bool:
    """Whether a private message has sheets or, at the end, the way to them."""
    ids = [item.get("custom_id", "") for row in message.components for item in row.get("components", ())]
    has_sheets = [one[0] for one in ids if f":{Verb.SHEETS}" in one]
    is_drawn = any(attachment["filename"] in SHEETS for attachment in message.attachments)
    # The select leads from one opened sheet to another.
    return "s" not in has_sheets and (is_drawn or "b" in has_sheets)


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


def check_limits(message: discord.Message) -> None:
    """Check for anything that Discord would refuse, and for controls that nothing handles."""
    assert len(words(message)) <= (4000 if message.flags.components_v2 else 2000)
    assert len(parts(message)) <= MAX_COMPONENTS
    found = custom_ids(message)
    assert len(set(found)) == len(found)
    assert all(parse_control(custom_id) for custom_id in found)
    for attachment in message.attachments:
        assert 0 < len(attachment.description or "") <= 1024
