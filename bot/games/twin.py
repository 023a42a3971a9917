"""Modules of plain functions as they are, or compiled where numba is installed (`pip install .[fast]`).

The functions keep to what numba compiles: numbers, and lists indexed by numbers. In the twin lists are
arrays and whole numbers have 64 bits, so a mask has room for 64 fields.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.util import find_spec
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

HAS_NUMBA = find_spec("numba") is not None
BITS = 64


class Kernels(SimpleNamespace, ABC):
    """The functions of some modules, by name."""

    @staticmethod
    @abstractmethod
    def whole(numbers: Iterable[int]) -> Any:
        """Whole numbers as the functions take them."""

    @staticmethod
    @abstractmethod
    def real(numbers: Iterable[float]) -> Any:
        """Numbers with fractions as the functions take them."""


class Plain(Kernels):
    """The functions as they are."""

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        super().__init__(**functions(modules))

    @staticmethod
    def whole(numbers: Iterable[int]) -> Any:
        return list(numbers)

    @staticmethod
    def real(numbers: Iterable[float]) -> Any:
        return list(numbers)


def fastest(modules: Sequence[ModuleType]) -> Kernels:
    """The twin where it can be had; to compile it takes seconds, once for each choice of modules."""
    return _compiled(tuple(modules)) if HAS_NUMBA else Plain(modules)


@cache
def _compiled(modules: tuple[ModuleType, ...]) -> Kernels:
    # Whoever never compiles, as the bot itself, need not hold numba.
    from bot.games.compiled import Twin  # noqa: PLC0415 (it needs numba)

    return Twin(modules)


def functions(modules: Sequence[ModuleType]) -> dict[str, FunctionType]:
    """The functions that the modules define themselves."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }
