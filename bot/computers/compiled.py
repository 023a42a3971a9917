"""Compiles modules of plain functions; imports numba, which takes a second and 100 MB."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import FunctionType
from typing import Any

import numba
import numpy
from llvmlite import ir
from numba.extending import intrinsic

SIGN = 1 << 63


def compile_all(functions: Mapping[str, FunctionType], names: Mapping[str, Any]) -> dict[str, Any]:
    """Return the functions compiled, with these names in scope; they run without holding the GIL."""
    space = {**names, **_bit_counts()}
    for name in functions.keys() - _bit_counts().keys():
        code = FunctionType(functions[name].__code__, space, name, functions[name].__defaults__)
        # No divisor is zero here; the check would cost a tenth of the speed.
        space[name] = numba.njit(code, nogil=True, error_model="numpy")
    return {name: space[name] for name in functions}


def whole(numbers: Iterable[int]) -> Any:
    """Return an array of whole numbers with 64 bits."""
    return numpy.array([_signed(number) for number in numbers], dtype=numpy.int64)


def real(numbers: Iterable[float]) -> Any:
    return numpy.array(list(numbers), dtype=numpy.float64)


def _signed(number: int) -> int:
    """Return the number below 2 ** 63 that has the same 64 bits."""
    return number - 2 * SIGN if number >= SIGN else number


def _bit_counts() -> dict[str, Any]:
    """Return Python's methods for counting bits, as single instructions."""

    def lowest(_context: Any, _fields: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return numba.types.int64(numba.types.int64), code

    def count(_context: Any, _fields: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return numba.types.int64(numba.types.int64), code

    return {"lowest": intrinsic(lowest), "count": intrinsic(count)}
