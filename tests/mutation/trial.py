"""Tries mutants in one run of pytest: each in a process of its own, forked after the imports."""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from functools import _lru_cache_wrapper
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType, FunctionType
from typing import NoReturn

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.mutant import Mutant, function_of

PATIENCE = 60
"""Seconds that one test may take with a mutant."""
MEMORY = 2**32
"""The most bytes of address space of a process."""
MOST_RAISING = 5
"""After so many tests that failed by an exception, no further one is asked for a failed assertion."""


class Outcome(IntEnum):
    """What became of a mutant; the exit code of its process."""

    ASSERTED = 0
    """Killed: an assertion of a test failed, or what it expects to be raised was not."""
    RAISED = 1
    """Killed: tests ran into an exception that they do not expect."""
    SURVIVED = 2
    UNTESTED = 3
    """No test calls the function, so that the mutant survives."""
    TIMEOUT = 4
    BROKEN = 5
    """No test failed, but what some need could not be set up, or the process died."""


class Trial:
    """A plugin that runs for each mutant, instead of all tests, those that call its function."""

    def __init__(
        self, mutants: Sequence[Mutant], tell: Callable[[Mutant, Outcome, float], None], file: Path
    ) -> None:
        """Create it; `tell` gets each outcome and the seconds that it took, and `file` is written."""
        self._mutants, self._tell, self._file = mutants, tell, file
        self._errors: list[tuple[str, BaseException]] = []
        """The phase and the exception of each failure."""
        self._functions = defaultdict[tuple[str, str], list[FunctionType]](list)
        """All that are imported, by path and name."""

    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            self._errors.append((call.when, call.excinfo.value))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("tests cannot be imported")
        callers = self._callers(session.items)
        # Pytest has excluded what is imported from garbage collection, which lists the rest.
        gc.unfreeze()
        functions = [found for found in gc.get_objects() if isinstance(found, FunctionType)]
        gc.freeze()
        for found in functions:
            self._functions[function_of(found.__code__)].append(found)
        for mutant in self._mutants:
            begin = perf_counter()
            tests = callers[f"{mutant.path}:{mutant.name}"]
            outcome = self._outcome(mutant, session.items, tests) if tests else Outcome.UNTESTED
            self._tell(mutant, outcome, perf_counter() - begin)
        return True

    def _callers(self, items: Sequence[pytest.Item]) -> dict[str, list[tuple[float, int]]]:
        """Return for each function the seconds and places of the tests that call it, the fastest first."""
        if os.fork() == 0:
            _run_and_exit(lambda: self._trace(items))
        if os.waitstatus_to_exitcode(os.wait()[1]):
            raise SystemExit("error: tests fail without any change")
        found: dict[str, list[tuple[float, int]]] = json.loads(self._file.read_text(encoding="utf-8"))
        return {name: sorted(tests) for name, tests in found.items()}

    def _trace(self, items: Sequence[pytest.Item]) -> int:
        """Write what `_callers` returns, unsorted; return the number of failures."""
        callers: dict[str, list[tuple[float, int]]] = {f"{one.path}:{one.name}": [] for one in self._mutants}
        codes = set[CodeType]()

        def note(frame: FrameType, _: str, __: object) -> None:
            codes.add(frame.f_code)

        gc.unfreeze()
        caches = [found for found in gc.get_objects() if isinstance(found, _lru_cache_wrapper)]
        for place, item in enumerate(items):
            codes.clear()
            # Or a test would seem not to need what an earlier one has asked for.
            for cache in caches:
                cache.cache_clear()
            begin = perf_counter()
            threading.settrace(note)
            sys.settrace(note)
            runtestprotocol(item, nextitem=None, log=False)
            sys.settrace(None)
            for name in callers.keys() & {":".join(function_of(code)) for code in codes}:
                callers[name].append((perf_counter() - begin, place))
        self._file.write_text(json.dumps(callers), encoding="utf-8")
        return len(self._errors)

    def _outcome(
        self, mutant: Mutant, items: Sequence[pytest.Item], tests: Sequence[tuple[float, int]]
    ) -> Outcome:
        if (process := os.fork()) == 0:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            _run_and_exit(lambda: self._try(mutant, [items[place] for _, place in tests]))
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        if code < 0:
            return Outcome.TIMEOUT if code == -signal.SIGALRM else Outcome.BROKEN
        return Outcome(code)

    def _try(self, mutant: Mutant, items: Iterable[pytest.Item]) -> Outcome:
        for found in self._functions[mutant.path, mutant.name]:
            mutant.take_place(found)
        raising, is_broken = 0, False
        for item in items:
            self._errors.clear()
            signal.alarm(PATIENCE)
            runtestprotocol(item, nextitem=None, log=False)
            called = [error for phase, error in self._errors if phase == "call"]
            if any(map(_is_expectation, called)):
                return Outcome.ASSERTED
            raising += bool(called)
            is_broken = is_broken or bool(self._errors)
            if raising == MOST_RAISING:
                break
        if raising:
            return Outcome.RAISED
        return Outcome.BROKEN if is_broken else Outcome.SURVIVED


def _run_and_exit(work: Callable[[], int]) -> NoReturn:
    """Run this as all that is left of a forked process, which prints nothing."""
    code = int(Outcome.BROKEN)
    try:
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        code = work()
    finally:
        os._exit(min(code, 255))


def _is_expectation(error: BaseException) -> bool:
    """Return whether it says that something is not as a test expects; Hypothesis may find several errors."""
    if isinstance(error, BaseExceptionGroup):
        return any(map(_is_expectation, error.exceptions))
    return isinstance(error, AssertionError | pytest.fail.Exception)
