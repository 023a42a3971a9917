"""The check against Discord's API description finds faults."""

from __future__ import annotations

import pytest

from tests.local import schema
from tests.local.people import Json

pytestmark = schema.needs_description
PATH = "/channels/{channel}/messages"


def message(**button: object) -> Json:
    """A request whose button lies three levels deep."""
    section = {
        "type": 9,
        "components": [{"type": 10, "content": "text"}],
        "accessory": {"type": 2, "style": 1, "label": "Press", "custom_id": "press", **button},
    }
    return {"flags": 1 << 15, "components": [{"type": 17, "components": [section]}]}


def test_the_description_has_the_whole_api() -> None:
    assert len(schema.description()["paths"]) > 100


def test_a_valid_nested_component_passes() -> None:
    assert schema.fault_in_request("POST", PATH, message()) is None


@pytest.mark.parametrize(
    ("button", "place"),
    [
        ({"label": "x" * 81}, "components/0/components/0/accessory/label"),
        ({"style": 9}, "components/0/components/0/accessory/style"),
        ({"custom_id": ""}, "components/0/components/0/accessory/custom_id"),
        ({"type": 99}, "components/0/components/0/accessory: {'type': 99"),
    ],
)
def test_a_fault_in_a_nested_component_is_found(button: Json, place: str) -> None:
    assert place in str(schema.fault_in_request("POST", PATH, message(**button)))


def test_an_unknown_status_is_a_fault() -> None:
    assert "never answers" in str(schema.fault_in_response("GET", "/users/@me", 201, {}))


def test_an_unknown_route_is_a_fault() -> None:
    assert "no GET /nowhere" in str(schema.fault_in_request("GET", "/nowhere", None))
