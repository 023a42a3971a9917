"""What is refused of a bot's requests although it could be shown: nothing here, all that Discord refuses in the tests."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.local.reading import Body
from bot.local.state import Json


class Rules:
    """No rules; each method may raise ApiError."""

    def check_body(self, route: str, body: Any) -> None:
        """Check the types of the fields of a route's body."""

    def check_message(
        self,
        body: Body,
        result: Json,
        *,
        names: Collection[str],
        had_files: Collection[str] = (),
        had_flags: int = 0,
        start: tuple[str, ...] = (),
        may_be_empty: bool = False,
    ) -> None:
        """Check a new message, or an edit: `result` has the fields that the message will have, `names` its files,
        `had_files` the ids of those before; `start` leads to it in the request."""

    def check_commands(self, commands: object, *, is_global: bool) -> None:
        """Check the list of commands that replaces the present one."""

    def check_choices(self, data: Json) -> None:
        """Check what a bot offers to complete an option."""
