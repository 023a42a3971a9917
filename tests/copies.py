"""Cheap copies for SimCord, which copies all JSON that it passes on, a quarter of a journey's time; and a cheap clock."""

from __future__ import annotations

import pickle
from types import SimpleNamespace
from typing import Any

from simcord import _dpy_internals, components, gateway, results
from simcord._runtime import _selected_env
from simcord.http import router


def copied(value: Any) -> Any:
    """As `copy.deepcopy`, eight times as fast on JSON."""
    return pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))  # noqa: S301 (made in this line)


def monotonic() -> float:
    """As SimCord's own, which imports a module again at each look at the clock."""
    env = _selected_env(driver=False)
    time: float = _dpy_internals.real_monotonic() if env is None else env._virtual_time
    return time


def cheapen() -> None:
    """For all of this process's SimCords."""
    for module in (components, results):
        vars(module)["deepcopy"] = copied
    for module in (gateway, router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=copied)
    vars(_dpy_internals)["_clock_monotonic"] = monotonic
