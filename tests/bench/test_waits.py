"""How a load test evaluates the time stamps of presses."""

from __future__ import annotations

import pytest

from tests.bench.load.waits import PHASES, Span, Stamped, waits


def test_the_phases_of_a_press_are_all_of_its_time() -> None:
    spans = {"1": Span(0.0, 10.0)}
    found = waits(spans, Stamped({"1": {"heard": 1.0, "asked": 3.0, "saved": 7.0}}, [], []))
    spent = {phase: seconds for phase, seconds in found.all.items() if seconds}
    # The time of a moment that a press skips counts for the next one.
    assert spent == {
        PHASES["heard"]: 1.0,
        PHASES["asked"]: 2.0,
        PHASES["saved"]: 4.0,
        PHASES["answered"]: 3.0,
    }
    assert sum(found.all.values()) == pytest.approx(10.0)


def test_a_drawing_that_somebody_else_began_takes_no_time_twice() -> None:
    found = waits(
        {"1": Span(0.0, 4.0)}, Stamped({"1": {"worded": 3.0, "drawing": 2.0, "drawn": 3.5}}, [], [])
    )
    assert (found.all[PHASES["drawing"]], found.all[PHASES["drawn"]]) == (0.0, 0.5)


def test_the_slowest_hundredth_is_told_apart() -> None:
    spans = {str(number): Span(0.0, 1.0) for number in range(199)} | {
        "slow": Span(0.0, 5.0),
        "slower": Span(0.0, 7.0),
    }
    stamps = {number: {"heard": span.end - 0.5} for number, span in spans.items()}
    found = waits(spans, Stamped(stamps, [], []))
    assert found.slowest[PHASES["heard"]] == pytest.approx((6.5 + 4.5 + 0.5) / 3)
    assert found.slowest[PHASES["answered"]] == 0.5


def test_looks_and_trips_outside_the_windows_do_not_count() -> None:
    stamped = Stamped({"1": {}}, [(0.5, 9.0), (2.0, 0.25), (9.0, 9.0)], [0.5, 2.0, 3.0, 9.0])
    found = waits({"1": Span(1.0, 5.0)}, stamped)
    assert (found.lag, found.longest_lag, found.trips) == (0.25, 0.25, 2.0)


def test_presses_without_stamps_are_refused() -> None:
    with pytest.raises(ValueError, match="no press is stamped"):
        waits({"1": Span(0.0, 1.0)}, Stamped({}, [], []))
