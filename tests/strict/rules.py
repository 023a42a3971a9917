"""A local Discord that refuses what Discord refuses: `start` it like the one of `play`, which has no such rules."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from bot.local import server
from bot.local.reading import Body
from bot.local.rules import Rules
from bot.local.state import Json
from tests.strict.commands import check_commands
from tests.strict.messages import check_files, check_limits, need_content
from tests.strict.problems import BodyProblems
from tests.strict.shapes import BY_ROUTE, check_shape
from tests.strict.watch import Watch


class StrictRules(Rules):
    """Discord's rules, as it documents them."""

    def check_body(self, route: str, body: Any) -> None:
        if route in BY_ROUTE and body is not None:
            check_shape(body, BY_ROUTE[route])

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
        check_files(body.object, body.files, had_files)
        check_limits({**body.object, **result}, names=names, had_flags=had_flags, start=start)
        if not may_be_empty:
            need_content(result, has_files=bool(names))

    def check_commands(self, commands: Any, *, is_global: bool) -> None:
        check_commands(commands or [], is_global=is_global)

    def check_choices(self, data: Json) -> None:
        problems = BodyProblems()
        choices = data.get("choices") or []
        problems.size(("data", "choices"), len(choices), 0, 25)
        for index, choice in enumerate(choices):
            problems.text(("data", "choices", index, "name"), choice.get("name"), 1, 100)
            if isinstance(choice.get("value"), str):
                problems.text(("data", "choices", index, "value"), choice["value"], 0, 100)
        problems.raise_any()


start = partial(server.start, rules=StrictRules(), observe=Watch)
