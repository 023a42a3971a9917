"""How the check for known vulnerabilities judges pip-audit's report."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.supply.audit import verdict

SKIPPED = {"name": "a", "skip_reason": "not found"}
SAFE = {"name": "b", "version": "1", "vulns": []}
FOUND = {"name": "c", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["3"]}]}


@pytest.mark.parametrize(
    ("packages", "lines", "code"),
    [
        ([SKIPPED], ["skipped: this index has no data on vulnerabilities"], 0),
        ([SAFE, SKIPPED], ["no data on a", "no known vulnerability in 2 packages"], 0),
        ([SAFE], ["no known vulnerability in 1 packages"], 0),
        ([SAFE, SKIPPED, FOUND, FOUND], ["c 2: CVE-1, mended in 3"], 1),
    ],
)
def test_a_report(packages: list[dict[str, Any]], lines: list[str], code: int) -> None:
    assert verdict(json.dumps({"dependencies": packages}), "") == (lines, code)


def test_no_network_is_no_failure_but_anything_else_is() -> None:
    assert verdict("", "requests.exceptions.ConnectionError: no route")[1] == 0
    assert verdict("", "usage: pip-audit") == (["pip-audit failed: usage: pip-audit"], 1)
