"""What the tests of the engine share."""

from pathlib import Path

import pytest
from hypothesis import settings

from engine.brilliant.level import Level
from engine.brilliant.notation import parse_level

# The same examples in every run, and no limit of time for a single one: the machine may be busy.
settings.register_profile("steady", derandomize=True, deadline=None, max_examples=100)
settings.load_profile("steady")


@pytest.fixture(scope="session")
def fixture_level() -> Level:
    """The level of the placement vectors."""
    return parse_level((Path(__file__).parent / "data" / "fixture.toml").read_text(encoding="utf-8"))
