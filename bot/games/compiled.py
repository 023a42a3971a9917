"""Compiled twins of modules of plain functions; imports numba, which takes a second and 100 MB."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy
from llvmlite import ir
from numba.extending import intrinsic

from bot.games.twin import BITS, Kernels, functions


class Twin(Kernels):
    """The functions compiled; they let other threads run meanwhile."""

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        space = {name: value for module in modules for name, value in vars(module).items()}
        own = functions(modules)
        space.update(_bit_counts())
        for name in own.keys() - _bit_counts().keys():
            code = FunctionType(own[name].__code__, space, name, own[name].__defaults__)
            # Divisions are never by zero here; the check would cost a tenth of the speed.
            space[name] = numba.njit(code, nogil=True, error_model="numpy")
        super().__init__(**{name: space[name] for name in own})

    @staticmethod
    def whole(numbers: Iterable[int]) -> Any:
        return numpy.array([_signed(number) for number in numbers], dtype=numpy.int64)

    @staticmethod
    def real(numbers: Iterable[float]) -> Any:
        return numpy.array(list(numbers), dtype=numpy.float64)


def _signed(number: int) -> int:
    """The number with the same 64 bits that is below 2 ** 63."""
    return number - (1 << BITS) if number >> (BITS - 1) == 1 else number


def _bit_counts() -> dict[str, Any]:
    """What Python's whole numbers do with their bits, as single instructions."""

    def lowest(_context: Any, _fields: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return numba.types.int64(numba.types.int64), code

    def count(_context: Any, _fields: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return numba.types.int64(numba.types.int64), code

    return {"lowest": intrinsic(lowest), "count": intrinsic(count)}
