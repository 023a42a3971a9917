"""Checks requests and responses against Discord's own API description, of which DISCORD_OPENAPI names a copy.

Without it these checks are left out, and nothing else changes.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError, best_match
from jsonschema.protocols import Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

FILE = os.environ.get("DISCORD_OPENAPI", "")
needs_description = pytest.mark.skipif(
    not FILE, reason="DISCORD_OPENAPI names no copy of Discord's API description"
)
URI = "urn:discord"
SNOWFLAKES = ("recipient_id", "users", "roles", "message_id", "channel_id", "guild_id")
PART = re.compile(r"\{[^}]*\}")
ID = re.compile(r'"\d{17,20}"')
"""A snowflake; numbering them makes equal what differs only in its ids."""


def _one_of(
    validator: Validator, branches: list[Any], instance: Any, schema: Any
) -> Iterator[ValidationError]:
    """The plain keyword without the branches of another `type`, which nest several levels deep."""
    possible = [branch for branch in branches if not _is_of_another_type(branch, instance)]
    yield from Draft202012Validator.VALIDATORS["oneOf"](validator, possible or branches, instance, schema)


def _is_of_another_type(branch: dict[str, Any], instance: Any) -> bool:
    name = branch.get("$ref", "").removeprefix("#/components/schemas/")
    described = description()["components"]["schemas"].get(name, {}).get("properties", {})
    types = described.get("type", {}).get("enum")
    return types is not None and isinstance(instance, dict) and instance.get("type") not in types


extend: Callable[..., Callable[..., Validator]] = validators.extend
DiscordValidator = extend(Draft202012Validator, {"oneOf": _one_of})


@cache
def description() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(Path(FILE).read_text(encoding="utf-8"))
    return loaded


@cache
def _registry() -> Registry[Any]:
    described = Resource.from_contents(description(), DRAFT202012)
    registry: Registry[Any] = Registry().with_resource(URI, described)
    return registry


@cache
def _paths() -> dict[str, str]:
    """Discord's paths by their form without parameter names, which differ from ours."""
    return {PART.sub("{}", path): path for path in description()["paths"]}


@cache
def _validator(pointer: str) -> Validator:
    return DiscordValidator({"$ref": f"{URI}#{pointer}"}, registry=_registry())


def _pointer(*keys: str) -> str:
    return "/" + "/".join(key.replace("~", "~0").replace("/", "~1") for key in keys)


def operation(method: str, path: str) -> tuple[str, dict[str, Any]] | None:
    """Discord's path and operation for a route; None if it has no such route."""
    found = _paths().get(PART.sub("{}", path))
    known = description()["paths"].get(found, {}).get(method.lower())
    return None if found is None or known is None else (found, known)


def fault_in_request(method: str, path: str, body: Any) -> str | None:
    """Why Discord would refuse this body; None if it would accept it."""
    found = operation(method, path)
    if found is None:
        return f"Discord has no {method} {path}"
    if body is None or "requestBody" not in found[1]:
        return None
    keys = ("paths", found[0], method.lower(), "requestBody", "content", "application/json", "schema")
    return _fault(f"{method} {path}", _pointer(*keys), with_text_ids(body))


def with_text_ids(value: Any, key: str = "") -> Any:
    """A copy with all ids as strings; discord.py sends some as numbers, which Discord accepts too."""
    if isinstance(value, dict):
        is_entry = key == "attachments"
        return {k: str(v) if is_entry and k == "id" else with_text_ids(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [with_text_ids(item, key) for item in value]
    return str(value) if key in SNOWFLAKES and isinstance(value, int) else value


def fault_in_response(method: str, path: str, status: int, response: Any) -> str | None:
    """Why this is no response of Discord's; None if it could be."""
    found = operation(method, path)
    if found is None:
        return f"Discord has no {method} {path}"
    responses = found[1]["responses"]
    if str(status) not in responses:
        return f"Discord never answers {method} {path} with {status}, only with {sorted(responses)}"
    if response is None:
        return None
    keys = (
        "paths",
        found[0],
        method.lower(),
        "responses",
        str(status),
        "content",
        "application/json",
        "schema",
    )
    return _fault(f"the response to {method} {path}", _pointer(*keys), response)


def _fault(what: str, pointer: str, value: Any) -> str | None:
    numbers: dict[str, int] = {}
    text = ID.sub(lambda found: f'"{numbers.setdefault(found[0], len(numbers))}"', json.dumps(value))
    error = _fault_of(pointer, text)
    if error is None:
        return None
    place = "/".join(map(str, error.absolute_path))
    return f"{what}, {place or 'the whole'}: {error.message[:300]}"


@cache
def _fault_of(pointer: str, text: str) -> ValidationError | None:
    """Cached: most tests log the same bot in and sync the same commands."""
    found: ValidationError | None = best_match(_validator(pointer).iter_errors(json.loads(text)))
    return found
