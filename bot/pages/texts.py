"""Every text a user reads: Fluent messages in `assets/locales/<language>/*.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parents[2] / "assets" / "locales"
LANGUAGES = ("en", "de")
DEFAULT = "en"

KEPT_TEXTS = 20_000
"""A sheet has about a hundred labels, most of them the same as on the sheet before; kept they take 10 MB."""

Value = str | int | float


@lru_cache
def language(locale: str | None) -> str:
    """The language for a Discord locale such as `en-GB` or `de`; English where we have none."""
    base = (locale or DEFAULT).split("-")[0]
    return base if base in LANGUAGES else DEFAULT


def text(locale: str | None, key: str, /, **values: Value) -> str:
    """The message in the locale's language; raises KeyError for an unknown key or variable."""
    return _written(language(locale), key, tuple(values.items()))


def forget() -> None:
    """Read the files again at the next text."""
    _written.cache_clear()
    _bundle.cache_clear()


def has_text(locale: str | None, key: str, /) -> bool:
    return _bundle(language(locale)).has_message(key)


@lru_cache(KEPT_TEXTS)
def _written(name: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    bundle = _bundle(name)
    message = bundle.get_message(key)
    if message is None or message.value is None:
        raise KeyError(f"no text {key!r} in {name}")
    formatted, errors = bundle.format_pattern(message.value, dict(values))
    if errors:
        raise KeyError(f"text {key!r} in {name}: {errors[0]}")
    return str(formatted)


@lru_cache
def _bundle(name: str) -> FluentBundle:
    # Isolation characters show as boxes in button labels and in pictures.
    bundle = FluentBundle([name], use_isolating=False)
    for path in sorted((LOCALES / name).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def refusal(locale: str | None, code: str, values: Mapping[str, Value]) -> str:
    """The sentence that says why something is refused and what to do instead."""
    return text(locale, f"refused-{code.replace('_', '-')}", **values)
