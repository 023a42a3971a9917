"""Discord's rules for the body of a message."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.local.errors import Json, refusal
from bot.local.snowflake import is_id
from bot.local.state import COMPONENTS_V2
from tests.strict.components import check_components
from tests.strict.embeds import check_embeds
from tests.strict.problems import BodyProblems

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_FILE = 10 * 1024 * 1024


def check_limits(
    body: Json, *, names: Collection[str], had_flags: int = 0, start: tuple[str, ...] = ()
) -> None:
    """Raise ApiError 50035 for a body that Discord refuses; `names` are the files the message will have."""
    problems = _Under(start)
    flags = body.get("flags") or 0
    problems.number(("flags",), flags, 0, 2**31)
    is_v2 = bool((flags | had_flags) & COMPONENTS_V2)
    problems.text(("content",), body.get("content"), 0, MAX_CONTENT)
    check_embeds(problems, body.get("embeds") or [])
    _check_mentions(problems, body.get("allowed_mentions") or {})
    if isinstance(nonce := body.get("nonce"), str):
        problems.text(("nonce",), nonce, 0, 25)
    if is_v2:
        _check_no_legacy(problems, body)
    if had_flags & COMPONENTS_V2 and "flags" in body and not flags & COMPONENTS_V2:
        problems.add(
            ("flags",),
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message",
        )
    check_components(problems, body.get("components") or [], is_v2=is_v2, files=names)
    problems.raise_any()


def check_files(body: Json, files: Mapping[int, tuple[str, bytes]], had: Collection[str] = ()) -> None:
    """Raise ApiError for too many or too large files, and for `attachments` entries without a file."""
    if any(len(content) > MAX_FILE for _, content in files.values()):
        raise refusal(40005)
    problems = BodyProblems()
    entries = body.get("attachments") or []
    problems.size(("attachments",), max(len(entries), len(files)), 0, MAX_FILES)
    for index, entry in enumerate(entries):
        problems.text(("attachments", index, "description"), entry.get("description"), 0, 1024)
        number = str(entry.get("id"))
        if number not in had and not (is_id(number) and int(number) in files):
            problems.add(
                ("attachments", index),
                "ATTACHMENT_NOT_FOUND",
                f"The attachment with id {number} was not found",
            )
    problems.raise_any()


class _Under(BodyProblems):
    """Problems of a body inside another one."""

    def __init__(self, start: tuple[str, ...]) -> None:
        super().__init__()
        self._start = start

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        super().add((*self._start, *path), code, message)


def _check_no_legacy(problems: BodyProblems, body: Json) -> None:
    for field in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(field):
            problems.add(
                (field,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_mentions(problems: BodyProblems, value: Json) -> None:
    for kind in ("users", "roles"):
        ids = value.get(kind) or []
        problems.size(("allowed_mentions", kind), len(ids), 0, 100)
        if ids and kind in (value.get("parse") or []):
            problems.add(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def need_content(body: Json, *, has_files: bool) -> None:
    """Raise ApiError 50006 for an empty message."""
    fields = ("content", "embeds", "components", "sticker_ids", "poll")
    if not has_files and not any(body.get(field) for field in fields):
        raise refusal(50006)
