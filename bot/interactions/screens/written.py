"""Pages and games as the JSON that a screen gets; pictures are named by their numbers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.games.names import plain_names, strength_name
from bot.games.registry import PARTS
from bot.messages.additions import Additions
from bot.messages.ended import closing_page
from bot.messages.game_messages import Drawing
from bot.messages.panel import panel_page
from bot.messages.table import table_page
from bot.pages.control import Verb, parse_control
from bot.pages.page import (
    Button,
    ChannelSelect,
    Item,
    Link,
    Page,
    Part,
    Picture,
    Row,
    Select,
    Separator,
    UserSelect,
    Words,
    even_rows,
)
from bot.pages.targets import AsGame, Target
from bot.pages.texts import text
from bot.render.theme import SEATS
from bot.store.rows import GHOST, PanelPlace, Theme
from bot.turns.look import Look, Looks, Refused, Seated

Json = dict[str, Any]
Shown = Callable[[Picture], Awaitable[Json]]
"""Returns what represents a picture: its number, its size in pixels, and its words."""
Offer = Mapping[str, frozenset[str]]
"""The controls that are offered, each with its options; those of a button are none."""
LEAST_SCALE = 20
"""The points at the end of a player's bar in a game without a target, at least."""
NOT_HERE = frozenset({Verb.SHEET.value, Verb.MYSHEET.value})
"""Controls that lead to one's own sheet, which a screen shows already."""


async def written_page(page: Page, locale: str, shown: Shown) -> Json:
    caption = [line for line in page.caption if line]
    if any(isinstance(item, ChannelSelect | UserSelect) for item in _items(page)):
        caption.append(text(locale, "activity-in-chat"))
    return {
        "content": page.content,
        "pictures": [await shown(picture) for picture in page.pictures],
        "rows": written_rows(page.rows),
        "caption": caption,
        "colour": None if page.colour is None else _colour(page.colour),
        "frame": [written for part in page.frame if (written := _part(part))] or None,
    }


async def written_as_game(page: Page, how: AsGame, locale: str, shown: Shown, *, is_above: bool) -> Json:
    """Return a page in the form of a game with nobody at its table; `is_above` says that a game lies below."""
    return {
        "game": how.title,
        "title": how.title,
        "leave": "back" if is_above else "home",
        "step": how.throw,
        "status": "page",
        "panel": await written_panel(page, locale, shown),
        "targets": [written_target(target) for target in page.targets()],
        "dice_boxes": how.dice,
        "table": {
            "dice": (),
            "throw": "",
            "round": how.throw,
            "progress": "",
            "deadline": None,
            "players": (),
            "most": LEAST_SCALE,
            "news": (),
            "picture": None,
            "buttons": (),
        },
    }


async def written_panel(page: Page, locale: str, shown: Shown) -> Json:
    """Return a page beside its picture, without what a touch of the picture does too; the controls of hints stay."""
    touched = {_name(target.custom_id) for target in page.targets() if not target.is_entry}
    rows = without(page, lambda item: _name(item) in touched and not _is_hint(item))
    if touched:
        rows = tuple(
            row for row in rows if not any(isinstance(item, Select) and item.has_places for item in row)
        )
    return await written_page(replace(page, rows=rows), locale, shown)


def _name(custom_id: str) -> str:
    """Return what is the same when a control is drawn again: all but its step and tag."""
    control = parse_control(custom_id)
    return custom_id if control is None else replace(control, step=0, tag="").custom_id()


def _is_hint(custom_id: str) -> bool:
    control = parse_control(custom_id)
    return control is not None and control.tag == "hint"


def written_target(target: Target) -> Json:
    written = asdict(target)
    return {"id": written.pop("custom_id"), **written}


def written_table(look: Look) -> Json:
    """Return what everybody may know of a running or finished game, in numbers and words."""
    part = PARTS[look.kind]
    points = look.points or (0,) * len(look.players)
    # Seats may have gaps in the lobby, where nobody has points.
    dice = look.dice.throws[-1][1] if look.dice.throws and not look.is_over else ()
    players = []
    for player, name in zip(look.players, plain_names(look), strict=True):
        players.append(
            {
                "seat": player.seat,
                "name": name,
                "colour": _colour(SEATS[player.seat % len(SEATS)]),
                "points": points[player.seat] if player.seat < len(points) else 0,
                "state": _state(player),
                "is_you": player.seat == look.viewer.seat,
                "strength": "" if player.computer in {None, GHOST} else strength_name(player.computer, look),
            }
        )
    return {
        "dice": list(dice),
        "throw": part.words.thrown(dice, look) if dice else "",
        "round": look.view.round if look.view is not None else 0,
        "progress": _progress(look),
        "deadline": look.countdown or look.times.deadline,
        "players": players,
        "most": (look.view is not None and part.scoring.target(look)) or max(*points, LEAST_SCALE),
        "news": part.words.news(look) if look.status == "running" else [],
    }


def _progress(look: Look) -> str:
    if look.status == "finished":
        return look.say("ending-final")
    return PARTS[look.kind].words.progress(look) if look.view is not None else ""


def offered_controls(page: Page) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the controls of a page, including those of its targets."""
    for item in _items(page):
        match item:
            case Button(custom_id):
                yield custom_id, frozenset()
            case Select(custom_id, options=options):
                yield custom_id, frozenset(option.value for option in options)
    for target in page.targets():
        yield target.custom_id, frozenset()


def without(page: Page, unwanted: Callable[[str], bool]) -> tuple[Row, ...]:
    """Return the rows of a page without the buttons whose control is unwanted."""
    rows = (
        tuple(item for item in row if not (isinstance(item, Button) and unwanted(item.custom_id)))
        for row in page.rows
    )
    return tuple(row for row in rows if row)


def written_rows(rows: Iterable[Row]) -> list[list[Json]]:
    written = ([_item(item) for item in row if _is_usable(item)] for row in rows)
    return [row for row in written if row]


def _items(page: Page) -> Iterator[Item]:
    for row in page.rows:
        yield from row
    for part in page.frame:
        if isinstance(part, Words):
            if part.beside is not None:
                yield part.beside
        elif not isinstance(part, Separator):
            yield from part


def _is_usable(item: Item) -> bool:
    """Return whether a control is of use on a screen: only Discord can offer its channels and people, and a
    control that opens the Activity leads nowhere in it."""
    control = parse_control(item.custom_id) if isinstance(item, Button) else None
    is_launch = control is not None and control.verb == Verb.LAUNCH
    return not isinstance(item, ChannelSelect | UserSelect) and not is_launch


def _item(item: Item) -> Json:
    match item:
        case Button(custom_id, label, style, emoji, slot):
            return {
                "kind": "button",
                "id": custom_id,
                "label": label,
                "style": style.name.lower(),
                "emoji": emoji,
                "slot": slot,
            }
        case Link(label, url):
            return {"kind": "link", "label": label, "url": url}
        case Select(custom_id, placeholder, options):
            choices = [{"value": o.value, "label": o.label, "about": o.description} for o in options]
            return {"kind": "select", "id": custom_id, "placeholder": placeholder, "options": choices}
    raise TypeError(f"{item} cannot be shown on a screen")


def _part(part: Part) -> Json | None:
    match part:
        case Words(words, beside):
            shown = _item(beside) if beside is not None and _is_usable(beside) else None
            return {"kind": "words", "text": words, "beside": shown}
        case Separator():
            return {"kind": "line"}
    items = [_item(item) for item in part if _is_usable(item)]
    return {"kind": "row", "items": items} if items else None


def _colour(rgb: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb)


def _state(player: Seated) -> str:
    states = {
        "left": player.has_left,
        "away": player.is_absent,
        "awaited": player.is_awaited,
        "ready": player.is_ready,
        "moved": player.has_moved,
    }
    return next((name for name, is_so in states.items() if is_so), "")


@dataclass(frozen=True, slots=True)
class Viewing:
    """The person who sees a game, and how."""

    user_id: int
    channel_id: int
    locale: str
    theme: Theme
    additions: Additions

    def of(self, look: Look) -> Look:
        """Return the look in the person's language and theme."""
        viewer = replace(look.viewer, locale=self.locale, theme=self.theme, has_standings=True)
        return replace(look, viewer=viewer)


async def written_game(looks: Looks, viewing: Viewing, drawing: Drawing, shown: Shown) -> tuple[Json, Offer]:
    """Return a game for the screen of one person, and the controls that it offers; the panel is drawn by
    `drawing`."""
    look, table = viewing.of(looks(viewing.user_id)), viewing.of(looks(None))
    public = Page() if look.is_private else public_page(table, viewing.additions)
    is_seated = look.status != "lobby" and look.own is not None and not look.own.has_left
    # The message of a lobby, which everybody sees, has all its controls.
    in_lobby = {
        Verb.JOIN.value: look.own is None or not look.own.is_in,
        Verb.START.value: viewing.user_id == look.host_id,
    }
    unwanted = NOT_HERE | {verb for verb, is_for_them in in_lobby.items() if not is_for_them}
    panel = own_page(look, viewing, drawing) if is_seated else replace(public, rows=_rows(public, unwanted))
    rows = _rows(public, NOT_HERE | _verbs(panel)) if is_seated else ()
    if is_seated and look.status == "finished" and not look.is_private:
        # Here is no other message for all: the page has the picture and the buttons of both.
        buttons = tuple(item for row in (*rows, *panel.rows) for item in row)
        panel, rows = replace(panel, pictures=public.pictures, rows=even_rows(buttons)), ()
    has_table, pictures = look.view is not None and bool(public.pictures), PARTS[look.kind].pictures
    written: Json = {
        "game": look.game,
        "kind": look.kind,
        "title": (viewing.additions.kind(look) if look.is_private else "")
        or PARTS[look.kind].words.title(look),
        "leave": "home",
        "step": look.step,
        "status": look.status,
        "panel": await written_panel(panel, viewing.locale, shown),
        # The player's own sheet at the end is seen before everybody's.
        "sheet": await shown(pictures.sheet(look, "")) if is_seated and look.status == "finished" else None,
        "targets": [written_target(target) for target in panel.targets()],
        "dice_boxes": pictures.dice(look) if is_seated and look.status == "running" else (),
        "table": {
            **written_table(look),
            "picture": (await shown(public.pictures[0])) if has_table else None,
            "buttons": written_rows(rows),
        },
    }
    if look.has_free_seat:
        # Not a control of ours: Discord's client shows whom one can invite.
        written["panel"]["rows"].append([{"kind": "invite", "label": look.say("activity-invite")}])
    return written, dict(offered_controls(panel)) | dict(offered_controls(Page(rows=rows)))


def own_page(look: Look, viewing: Viewing, drawing: Drawing) -> Page:
    """Return the panel of a player, as on a message that can be edited at any time."""
    # A message in the channel would say that it stands still; one elsewhere names the channel.
    place: PanelPlace = "activity" if look.place.channel_id == viewing.channel_id else "dm"
    players = tuple(replace(p, panel=place) if p.seat == look.viewer.seat else p for p in look.players)
    look = replace(look, players=players)
    try:
        page = drawing(look, None, viewing.additions)
    except Refused:
        # The drawing is of a moment that has just passed.
        page = panel_page(look, None, viewing.additions)
    # The line above the sheet is for notifications.
    return replace(page, content="") if page.caption else page


def public_page(look: Look, additions: Additions) -> Page:
    """Return what everybody at the table sees."""
    return closing_page(look, additions) if look.status == "finished" else table_page(look)


def _rows(page: Page, unwanted: frozenset[str]) -> tuple[Row, ...]:
    return without(
        page, lambda item: (control := parse_control(item)) is not None and control.verb in unwanted
    )


def _verbs(page: Page) -> frozenset[str]:
    controls = (parse_control(item) for item, _ in offered_controls(page))
    return frozenset(control.verb for control in controls if control is not None)
