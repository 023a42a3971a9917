"""What counts as killed: a test that fails, not one for which something cannot be set up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT

SAMPLE = """
def two():
    return 2

def prepared():
    return []

def unused():
    return 1
"""
TESTS = """
import pytest
from sample import prepared, two

@pytest.fixture
def ready():
    return [*prepared()]

def test_two(ready):
    assert two() == 2
"""
RUN = """
import sys
from pathlib import Path
import pytest
from tests.mutation.mutant import Mutant
from tests.mutation.trial import Trial

changes = (
    ("two", "return 3"), ("two", "return 1 / 0"), ("two", "return 1 + 1"), ("unused", "return 2"),
    ("prepared", "return None"),
)
folder = Path(sys.argv[1])
mutants = [Mutant(str(folder / "sample.py"), name, "", f"def {name}(): {body}") for name, body in changes]
trial = Trial(mutants, lambda _, outcome, __: print(outcome.name), folder / "callers.json")
pytest.main([str(folder), "-p", "no:cacheprovider", "-p", "no:xdist"], [trial])
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="each mutant has a forked process")
def test_a_mutant_is_killed_by_a_test_that_fails_and_not_by_what_cannot_be_set_up(tmp_path: Path) -> None:
    for name, text in (("sample.py", SAMPLE), ("test_sample.py", TESTS), ("pytest.ini", "[pytest]\n")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    run = subprocess.run(  # noqa: S603 (our own interpreter)
        (sys.executable, "-c", RUN, str(tmp_path)), cwd=ROOT, capture_output=True, text=True, check=True
    )
    outcomes = [line for line in run.stdout.splitlines() if line.isupper()]
    assert outcomes == ["ASSERTED", "RAISED", "SURVIVED", "UNTESTED", "BROKEN"]
