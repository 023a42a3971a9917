"""A message as plain data: words, pictures, controls. Building one sends nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from functools import partial

from bot.pages.control import Control
from bot.pages.targets import AsGame, Target

MAX_CONTENT = 2000  # Discord's limit for a message's content
MAX_LABEL = 80
MAX_OPTION = 100
MAX_OPTIONS = 25
MAX_ROWS = 5
MAX_BUTTONS = 5  # in a row


class Style(Enum):
    """The look of a button."""

    PRIMARY = auto()
    """For the button that most people press next."""
    SUCCESS = auto()
    DANGER = auto()
    SECONDARY = auto()


class ButtonSlot(StrEnum):
    """The place that a button keeps through a game on a screen; a chat puts buttons one after another."""

    GO = "go"
    """Goes on."""
    BACK = "back"
    """Takes back what was done last."""
    SKIP = "skip"
    """Gives up a turn, or the rest of them."""
    CHANGE = "change"
    """Changes what there is to choose from."""
    SPECIAL = "special"
    HINT = "hint"
    MORE = "more"


class Draw(partial[bytes]):
    """A call that draws a picture; equal to another call of the same function with equal arguments."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Draw):
            return NotImplemented
        return (self.func, self.args, self.keywords) == (other.func, other.args, other.keywords)

    def __hash__(self) -> int:
        return hash(self.func)


@dataclass(frozen=True, slots=True)
class Picture:
    """An attachment that is drawn when the page is sent; equal pictures look the same."""

    name: str
    description: str
    """The alt text, at most 1,024 characters."""
    key: str
    """Identifies the picture; queued requests with the same key and drawing run once."""
    draw: Callable[[], bytes]
    then: tuple[Callable[[], bytes], ...] = ()
    """Called after `draw`, in this order, with other pictures in between; the file is all their bytes, joined."""
    is_scalable: bool = False
    """Whether what draws it takes `scale`."""

    def at(self, scale: int) -> Picture:
        """Return the picture drawn this many times as wide, if it can be, for screens that show more than its pixels."""
        if scale == 1 or not self.is_scalable:
            return self
        return replace(self, key=f"{self.key}:{scale}", draw=Draw(self.draw, scale=scale))


@dataclass(frozen=True, slots=True)
class Button:
    custom_id: str
    label: str
    style: Style = Style.SECONDARY
    emoji: str | None = None
    slot: ButtonSlot | None = None


@dataclass(frozen=True, slots=True)
class Link:
    label: str
    url: str


@dataclass(frozen=True, slots=True)
class SelectOption:
    value: str
    label: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A choice of one value; it needs a row of its own."""

    custom_id: str
    placeholder: str
    options: tuple[SelectOption, ...]
    has_places: bool = False
    """Whether it lists places of the page's first picture, so that it is of no use where these can be touched."""


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A choice of channels of the server, or none; it needs a row of its own."""

    custom_id: str
    placeholder: str
    chosen: tuple[int, ...]
    most: int


@dataclass(frozen=True, slots=True)
class UserSelect:
    """A choice of one person; it needs a row of its own."""

    custom_id: str
    placeholder: str
    chosen: int | None = None


Item = Button | Link | Select | ChannelSelect | UserSelect
Row = tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """Markdown in a frame, perhaps with one control to its right."""

    text: str
    beside: Button | Link | None = None


@dataclass(frozen=True, slots=True)
class Separator:
    """A line between the parts above and below."""


Part = Words | Separator | Row
"""A part of a framed page: words, a line, or a row of controls."""


@dataclass(frozen=True, slots=True)
class Page:
    """A message. Discord shows its content first, then pictures, caption and controls."""

    content: str = ""
    """Words above the pictures: all that a notification shows. With a caption, only a new message has them."""
    pictures: tuple[Picture, ...] = ()
    rows: tuple[Row, ...] = ()
    notified: tuple[int, ...] = ()
    """The users that a new message of this page notifies."""
    is_silent: bool = False
    """Whether a new message of this page makes no sound; a public one without mentions never does."""
    frame: tuple[Part, ...] = ()
    """Replaces words, pictures and controls; see `bot.pages.layouts`."""
    caption: tuple[str, ...] = ()
    """Lines below the pictures, where they stay in view beside the controls; empty ones are left out. A refusal or a
    hint may stand in place of the first, which is news."""
    colour: tuple[int, int, int] | None = None
    """The edge of the caption's frame: red, green, blue, 0 to 255."""
    locale: str = field(default="", compare=False)
    """The language in which the page can say that a server's AutoMod blocks its words; empty if it is useless without
    them."""
    targets: Callable[[], tuple[Target, ...]] = field(default=tuple, compare=False, repr=False)
    """Returns the places of the first picture that can be touched, for pages outside the chat."""
    as_game: AsGame | None = field(default=None, compare=False, repr=False)
    """Set if a screen shows the page like a game."""

    @property
    def below(self) -> str:
        """Return the caption as one text."""
        return shorten([line for line in self.caption if line], MAX_CONTENT)

    @property
    def words(self) -> str:
        """Return all words of a page without a frame."""
        return "\n".join(each for each in (self.content, self.below) if each)[:MAX_CONTENT]

    def without_frame(self) -> Page:
        """Return the page with its caption above the pictures, for channels where the bot may not send embeds."""
        return replace(self, content=self.words, caption=())

    def without_words(self, instead: str) -> Page:
        """Return the page with its pictures and controls, and this sentence in place of all that AutoMod may block."""
        pictures = tuple(replace(picture, description=instead) for picture in self.pictures)
        rows = (tuple(item for item in row if not isinstance(item, Link)) for row in self.rows)
        return replace(
            self,
            content="",
            caption=(instead,),
            pictures=pictures,
            rows=tuple(filter(None, rows)),
            notified=(),
        )


def shorten(lines: Sequence[str], room: int, *, separator: str = "\n") -> str:
    """Join as many lines as fit into `room` characters, then an ellipsis if any are left out."""
    whole = separator.join(lines)
    if len(whole) <= room:
        return whole
    kept: list[str] = []
    for line in lines:
        if len(separator.join([*kept, line, "…"])) > room:
            break
        kept.append(line)
    return separator.join([*kept, "…"])


def button(
    control: Control,
    label: str,
    style: Style = Style.SECONDARY,
    *,
    emoji: str | None = None,
    slot: ButtonSlot | None = None,
) -> Button:
    return Button(control.custom_id(), label[:MAX_LABEL], style, emoji, slot)


def in_rows(buttons: Row) -> tuple[Row, ...]:
    """Split buttons into as many rows as they need."""
    return tuple(buttons[start : start + MAX_BUTTONS] for start in range(0, len(buttons), MAX_BUTTONS))


def even_rows(buttons: Row) -> tuple[Row, ...]:
    """Split buttons into as few rows as possible, of the same length, so that none is left alone in the last one."""
    rows = max(1, -(-len(buttons) // MAX_BUTTONS))
    size = max(1, -(-len(buttons) // rows))
    return tuple(buttons[start : start + size] for start in range(0, len(buttons), size))


def with_buttons(rows: tuple[Row, ...], buttons: Row) -> tuple[Row, ...]:
    """Return the rows with these buttons after the last ones: in the last row if it has room for all, else in
    a new row.

    Fewer rows keep the whole picture in view.
    """
    last = rows[-1] if rows else ()
    has_select = any(isinstance(item, Select | ChannelSelect | UserSelect) for item in last)
    if not buttons:
        return rows
    if not last or has_select or len(last) + len(buttons) > MAX_BUTTONS:
        return (*rows, *in_rows(buttons))
    return (*rows[:-1], (*last, *buttons))


def link(label: str, url: str) -> Link:
    return Link(label[:MAX_LABEL], url)


def select(
    control: Control, placeholder: str, options: Iterable[tuple[str, str, str]], *, has_places: bool = False
) -> Select:
    """Return a select of one value; options are (value, label, description), at most 25."""
    chosen = tuple(option(*one) for one in options)
    return ready_select(control, placeholder, chosen, has_places=has_places)


def ready_select(
    control: Control, placeholder: str, options: tuple[SelectOption, ...], *, has_places: bool = False
) -> Select:
    return Select(control.custom_id(), placeholder[:MAX_OPTION], options, has_places)


def option(value: str, label: str, about: str) -> SelectOption:
    return SelectOption(value, label[:MAX_OPTION], about[:MAX_OPTION])


def jump_url(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """Return the address of a channel or message in the Discord client."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place
