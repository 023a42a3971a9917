"""Make the commands that a page names clickable.

Discord shows and opens such a mention only with the command's English name:
https://github.com/discord/discord-api-docs/issues/5518
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.pages.layouts import MAX_TEXT
from bot.pages.page import MAX_CONTENT, Page, Words


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

    def linked(self, page: Page) -> Page:
        """Return the page with its commands as links; unchanged if it would become too long."""
        if self._pattern is None:
            return page
        if page.frame:
            frame = tuple(
                replace(part, text=self._link(part.text)) if isinstance(part, Words) else part
                for part in page.frame
            )
            length = sum(len(part.text) for part in frame if isinstance(part, Words))
            return replace(page, frame=frame) if length <= MAX_TEXT else page
        content, caption = self._link(page.content), tuple(self._link(line) for line in page.caption)
        if max(len(content), len("\n".join(caption))) > MAX_CONTENT:
            return page
        return replace(page, content=content, caption=caption)

    def _link(self, text: str) -> str:
        if self._pattern is None or "/" not in text:
            return text
        return self._pattern.sub(self._mention, text)

    def _mention(self, match: re.Match[str]) -> str:
        spoken = self._known[match[2]]
        return f"</{spoken.name}:{spoken.id}>"
