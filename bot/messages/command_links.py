"""Make the commands that a page names clickable.

Discord shows and opens such a mention only with the command's English name:
https://github.com/discord/discord-api-docs/issues/5518
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.pages.layouts import MAX_TEXT
from bot.pages.page import MAX_CONTENT, Part, Words


@dataclass(frozen=True, slots=True)
class Spoken:
    """A command as texts name it, in any language."""

    name: str
    """Its English name, with that of its subcommand."""
    id: int


class CommandLinks:
    """Turns names of commands into links; changes nothing until Discord has told their ids."""

    def __init__(self) -> None:
        self._known: Mapping[str, Spoken] = {}
        self._pattern: re.Pattern[str] | None = None

    def learn(self, known: Mapping[str, Spoken]) -> None:
        """Take the commands by their names in every language, each without its slash."""
        self._known = known
        names = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
        self._pattern = re.compile(rf"(?<![\w/.:<`])(`?)/({names})\1(?![\w`-])") if known else None

    def linked(self, text: str, room: int = MAX_CONTENT) -> str:
        """Return a text with its commands as links; unchanged if it would become too long."""
        if self._pattern is None or "/" not in text:
            return text
        linked = self._pattern.sub(self._mention, text)
        return linked if len(linked) <= room else text

    def linked_frame(self, parts: Sequence[Part]) -> Sequence[Part]:
        """Return the parts of a frame with their commands as links; unchanged if they would become too long."""
        linked = [
            replace(part, text=self.linked(part.text, MAX_TEXT)) if isinstance(part, Words) else part
            for part in parts
        ]
        length = sum(len(part.text) for part in linked if isinstance(part, Words))
        return linked if length <= MAX_TEXT else parts

    def _mention(self, match: re.Match[str]) -> str:
        spoken = self._known[match[2]]
        return f"</{spoken.name}:{spoken.id}>"
