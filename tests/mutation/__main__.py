"""Make single changes to functions, each by itself, and tell which ones no test notices."""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import libcst
import pytest
from hypothesis import Phase, settings
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

from tests.mutation.mutant import Mutant
from tests.mutation.trial import Outcome, Trial
from tests.paths import ROOT

TESTS = {"engine": "tests/engine", "bot/turns": "tests/turns"}
"""The tests of each folder that is changed."""
KILLED = (Outcome.ASSERTED, Outcome.RAISED)
DECORATOR = re.compile(r"^ *@.*$", re.MULTILINE)
PROFILE = "first failure"
"""The profile of Hypothesis in which it does not look for the smallest example."""
TELLING = 100
"""After so many mutants, what has become of them is printed."""


def mutants(path: Path) -> Iterator[Mutant]:
    """Yield the mutants of a file's functions and methods, in the order in which mutmut finds them."""
    # mutmut skips functions with decorators, because it adds one of its own.
    module = libcst.parse_module(DECORATOR.sub("", path.read_text(encoding="utf-8")))
    visitor = MutationVisitor(mutation_operators, IgnoredCode(set(), set(), set()))
    module = libcst.MetadataWrapper(module).visit(visitor)
    names = dict(_functions(module.body))
    for mutation in visitor.mutations:
        function = mutation.contained_by_top_level_function
        # What stands outside of functions runs before tests do.
        if function in names:
            changed = deep_replace(function, mutation.original_node, mutation.mutated_node)
            sources = (module.code_for_node(function), module.code_for_node(changed))
            yield Mutant(str(path.relative_to(ROOT)), names[function], *sources)


def _functions(body: Sequence[Any], prefix: str = "") -> Iterator[tuple[libcst.FunctionDef, str]]:
    for node in body:
        if isinstance(node, libcst.FunctionDef):
            yield node, prefix + node.name.value
        elif isinstance(node, libcst.ClassDef):
            yield from _functions(node.body.body, f"{node.name.value}.")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("folder", choices=TESTS, help="what to change")
    parser.add_argument(
        "--sample", type=int, metavar="N", help="try N mutants, chosen at random; all by default"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="of that choice; a larger sample has the smaller one"
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="change functions with TEXT in path:name")
    options = parser.parse_args()
    files = sorted((ROOT / options.folder).rglob("*.py"))
    found = [one for file in files for one in mutants(file) if options.only in f"{one.path}:{one.name}"]
    if options.sample is not None:
        Random(options.seed).shuffle(found)
    chosen = found[: options.sample]
    outcomes, took = Counter[Outcome](), 0.0

    def summary() -> str:
        killed, tried = sum(outcomes[one] for one in KILLED), outcomes.total()
        each = ", ".join(f"{outcomes[one]} {one.name.lower()}" for one in Outcome)
        return f"killed {killed} of {tried}: {each}; {took / max(tried, 1):.2f} s each"

    def tell(mutant: Mutant, outcome: Outcome, seconds: float) -> None:
        nonlocal took
        outcomes[outcome] += 1
        took += seconds
        if outcome not in KILLED:
            print(f"{outcome.name.lower()} {mutant.path}:{mutant.name}", *mutant.changes(), sep="\n    ")
        if outcomes.total() % TELLING == 0:
            print(summary(), flush=True)

    print(f"{options.folder}: {len(found)} mutants, {len(chosen)} to try", flush=True)
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile(PROFILE, derandomize=True, deadline=None, max_examples=50, phases=phases)
    with tempfile.TemporaryDirectory(prefix="mutation-") as name:
        trial = Trial(chosen, tell, Path(name, "callers.json"))
        words = ["-n", "0", "-p", "no:cacheprovider", "--assert=plain", "--tb=native"]
        words += [f"--hypothesis-profile={PROFILE}", f"--basetemp={Path(name, 'tests')}"]
        code = pytest.main([str(ROOT / TESTS[options.folder]), *words], [trial])
    print(summary())
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
