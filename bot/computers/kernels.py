"""Modules of plain functions, compiled if numba is installed (`pip install .[fast]`).

The functions use only what numba can compile: numbers, and lists indexed by numbers. When compiled, lists
become arrays and whole numbers have 64 bits, so a mask has room for 64 fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

HAS_NUMBA = find_spec("numba") is not None
BITS = 64


class Kernels(SimpleNamespace):
    """The functions of some modules, by name, and the makers of the lists that they take."""

    whole: Callable[[Iterable[int]], Any]
    """Makes a list of whole numbers."""
    real: Callable[[Iterable[float]], Any]
    """Makes a list of floats."""

    def __init__(
        self,
        functions: Mapping[str, Any],
        whole: Callable[[Iterable[int]], Any],
        real: Callable[[Iterable[float]], Any],
    ) -> None:
        super().__init__(**functions, whole=whole, real=real)


class PlainKernels(Kernels):
    """The functions as plain Python, not compiled."""

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        super().__init__(_functions(modules), list, list)


def fastest(modules: Sequence[ModuleType]) -> Kernels:
    """Return the functions, compiled if numba is installed; this takes seconds the first time for each set of
    modules."""
    return _compiled(tuple(modules)) if HAS_NUMBA else PlainKernels(modules)


@cache
def _compiled(modules: tuple[ModuleType, ...]) -> Kernels:
    from bot.computers import compiled  # noqa: PLC0415 (numba: not for a process that never compiles, such as the bot)

    names = {name: value for module in modules for name, value in vars(module).items()}
    return Kernels(compiled.compile_all(_functions(modules), names), compiled.whole, compiled.real)


def _functions(modules: Sequence[ModuleType]) -> dict[str, FunctionType]:
    """Return the functions defined in the modules themselves."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }
