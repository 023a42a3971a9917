"""The third game with its texts, for one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import third
from tests.texts_added import add_texts, forget


@pytest.fixture
def third_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Its entries in the registries, and its texts."""
    add_texts(tmp_path, monkeypatch, Path(__file__).parent, "third.ftl")
    third.register()
    yield
    third.unregister()
    forget()
