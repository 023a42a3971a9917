"""Every change of the list still applies; a command makes them."""

from __future__ import annotations

import pytest

from tests.mutation.__main__ import changed
from tests.mutation.mutants import MUTANTS, Mutant
from tests.paths import ROOT


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_each_change_can_be_made_and_its_tests_are_there(mutant: Mutant) -> None:
    text = changed(mutant, ROOT)
    if mutant.path.endswith(".py"):
        compile(text, mutant.path, "exec")
    for test in mutant.tests:
        path, _, name = test.partition("::")
        assert (ROOT / "tests" / path).exists()
        assert not name or f"def {name}(" in (ROOT / "tests" / path).read_text(encoding="utf-8")


def test_there_are_enough_and_each_has_a_name_of_its_own() -> None:
    assert len(MUTANTS) >= 40
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
