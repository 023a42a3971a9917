"""Caches answers that are needed again and again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

A = TypeVar("A")
P = ParamSpec("P")
R = TypeVar("R")

MOST = 500
"""The answers kept for each function; older ones are computed again when needed."""


def keeps_answers(find: Callable[Concatenate[A, P], R]) -> Callable[Concatenate[A, P], R]:
    """Cache the last results of a function of a frozen value and hashable arguments.

    The value is compared by identity: comparing two views costs more than most answers.
    """
    answers: OrderedDict[Hashable, tuple[A, R]] = OrderedDict()

    @wraps(find)
    def cached(about: A, /, *args: P.args, **others: P.kwargs) -> R:
        key = (id(about), args, *others.items())
        known = answers.get(key)
        if known is not None:
            # The answer holds the value, so that no other value can have its id.
            return known[1]
        found = find(about, *args, **others)
        answers[key] = about, found
        if len(answers) > MOST:
            answers.popitem(last=False)
        return found

    return cached
