"""What features know about a game is one text, in which each finds its own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import ClassVar

from bot.store.rows import Fact, Facts


@dataclass(frozen=True, slots=True)
class Weather(Fact):
    NAME: ClassVar[str] = "weather"
    is_wet: bool
    wind: str = "none"


def test_a_fact_comes_back_from_its_text_beside_those_that_nobody_knows() -> None:
    facts = Facts(json.loads('{"older": {"anything": 1}, "weather": {"is_wet": true}}'))
    assert facts.of(Weather) == Weather(is_wet=True)
    changed = facts.put(Weather(is_wet=False, wind='"north"'))
    assert changed.of(Weather) == Weather(is_wet=False, wind='"north"')
    assert Facts(json.loads(changed.text)) == changed
    assert changed.known["older"] == {"anything": 1}
    assert facts.of(Weather) == Weather(is_wet=True)
    assert Facts().of(Weather) is None
    assert Facts().text == "{}"
