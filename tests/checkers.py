"""The programs in docs/ that check records, as tests use them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from docs import check_brikks, check_brilliant

CHECKS: Mapping[str, Callable[[dict[str, Any]], None]] = {
    "brilliant": check_brilliant.check,
    "brikks": check_brikks.check,
}
"""By game, what raises one of `WRONG` for a record that breaks a rule."""
WRONG = (check_brilliant.Wrong, check_brikks.Wrong)


def check(line: str) -> None:
    """Check a record of any game."""
    record = json.loads(line)
    CHECKS[record["game"]](record)
