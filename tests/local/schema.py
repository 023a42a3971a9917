"""Discord's own description of its API, where it is at hand."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.paths import ROOT

FILE = Path(os.environ.get("DISCORD_OPENAPI", ROOT.parent / "shared" / "discord-openapi.json"))
URI = "urn:discord"
SNOWFLAKES = ("recipient_id", "users", "roles", "message_id", "channel_id", "guild_id")
PART = re.compile(r"\{[^}]*\}")


def is_at_hand() -> bool:
    return FILE.exists()


@cache
def description() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return loaded


@cache
def _registry() -> Registry[Any]:
    described = Resource.from_contents(description(), DRAFT202012)
    registry: Registry[Any] = Registry().with_resource(URI, described)
    return registry


@cache
def _paths() -> dict[str, str]:
    """Discord's paths by their shape: the names of their parts differ."""
    return {PART.sub("{}", path): path for path in description()["paths"]}


@cache
def _validator(pointer: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"{URI}#{pointer}"}, registry=_registry())


def _pointer(*keys: str) -> str:
    return "/" + "/".join(key.replace("~", "~0").replace("/", "~1") for key in keys)


def operation(method: str, path: str) -> tuple[str, dict[str, Any]] | None:
    """Discord's path and operation for a route; None if it has no such route."""
    found = _paths().get(PART.sub("{}", path))
    known = description()["paths"].get(found, {}).get(method.lower())
    return None if found is None or known is None else (found, known)


def fault_in_request(method: str, path: str, body: Any) -> str | None:
    """Why Discord would not take this body; None if it would."""
    found = operation(method, path)
    if found is None:
        return f"Discord has no {method} {path}"
    if body is None or "requestBody" not in found[1]:
        return None
    keys = ("paths", found[0], method.lower(), "requestBody", "content", "application/json", "schema")
    return _fault(f"{method} {path}", _validator(_pointer(*keys)), with_text_ids(body))


def with_text_ids(value: Any, key: str = "") -> Any:
    """A copy with the ids as text that discord.py sends as numbers, which Discord takes as well."""
    if isinstance(value, dict):
        is_entry = key == "attachments"
        return {k: str(v) if is_entry and k == "id" else with_text_ids(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [with_text_ids(item, key) for item in value]
    return str(value) if key in SNOWFLAKES and isinstance(value, int) else value


def fault_in_answer(method: str, path: str, status: int, answer: Any) -> str | None:
    """Why this is not what Discord answers; None if it is."""
    found = operation(method, path)
    if found is None:
        return f"Discord has no {method} {path}"
    responses = found[1]["responses"]
    if str(status) not in responses:
        return f"Discord does not answer {method} {path} with {status}, only with {sorted(responses)}"
    if answer is None:
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
    return _fault(f"the answer to {method} {path}", _validator(_pointer(*keys)), answer)


def _fault(what: str, validator: Draft202012Validator, value: Any) -> str | None:
    error = next(validator.iter_errors(value), None)
    if error is None:
        return None
    while error.context:
        error = _likeliest(error.context)
    place = "/".join(map(str, error.absolute_path))
    return f"{what}, {place or 'the whole'}: {error.message[:300]}"


def _likeliest(errors: Sequence[ValidationError]) -> ValidationError:
    """An error of the alternative that was meant: the one whose `type` is right, with the fewest errors."""
    branches: dict[object, list[ValidationError]] = {}
    for error in errors:
        branches.setdefault(error.schema_path[0], []).append(error)
    by_fit = sorted(branches.values(), key=lambda branch: (any(_is_type(e) for e in branch), len(branch)))
    return by_fit[0][0]


def _is_type(error: ValidationError) -> bool:
    return bool(error.absolute_path) and error.absolute_path[-1] == "type"
