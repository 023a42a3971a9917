"""`python -m bot texts ACTION`: check translations, and put them in order."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random

from bot.pages.texts import DEFAULT, LANGUAGES, LOCALES
from tests.texts import checks
from tests.texts.arranging import arranged
from tests.texts.comparison import untranslated
from tests.texts.files import TextFault, read
from tests.texts.limits import PEOPLE
from tests.texts.sentences import COUNTS, renderings

SAMPLE = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, act, about in (
        ("check", check, "say what is missing, left over, too long or against a language's rules"),
        ("arrange", arrange, "give the files of a language the order and the comments of the English ones"),
    ):
        own = actions.add_parser(name, help=about, description=about)
        own.add_argument("languages", nargs="*", metavar="LANGUAGE", help=f"default: {', '.join(LANGUAGES)}")
        own.set_defaults(act=act)
    own = actions.add_parser(
        "sample", help="print a hundred random texts as people read them, without the English ones"
    )
    own.add_argument("languages", nargs=1, metavar="LANGUAGE")
    own.add_argument("--seed", type=int, default=0)
    own.set_defaults(act=sample)


def main(args: argparse.Namespace) -> int:
    """Return the exit code."""
    unknown = [name for name in args.languages if name not in LANGUAGES]
    if unknown:
        print(f"there is no folder {LOCALES / unknown[0]}", file=sys.stderr)
        return 2
    languages = args.languages or LANGUAGES
    return int(sample(languages[0], args.seed) if args.act is sample else args.act(languages))


def check(languages: Sequence[str]) -> int:
    """Print every fault; return 1 if there is any."""
    found = 0
    for about, faults in _faults(languages):
        for fault in faults:
            print(fault)
        found += len(faults)
        print(f"{about}: {len(faults) or 'no'} fault{'' if len(faults) == 1 else 's'}")
    return int(found > 0)


def _faults(languages: Sequence[str]) -> Iterator[tuple[str, list[TextFault]]]:
    for language in languages:
        own, english = read(language), read(DEFAULT)
        if own.is_preview:
            for fault in untranslated(own, english):
                print(f"{fault} (a preview shows the English text)")
        yield language, [fault for name in checks.OF_A_LANGUAGE for fault in checks.faults(name, language)]
    yield "all languages", [fault for name in checks.OF_ALL for fault in checks.OF_ALL[name]()]


def arrange(languages: Sequence[str]) -> int:
    """Rewrite the files; return the exit code."""
    for language in languages:
        if language != DEFAULT:
            for path, source in arranged(language):
                path.write_text(source, encoding="utf-8")
    return 0


def sample(language: str, seed: int) -> int:
    """Print texts, each in one of its variants; what it does not know stands in ‹ ›."""
    own, chance = read(language), Random(seed)
    texts = [
        entry
        for entry in own.entries
        if not entry.key.startswith("-") and not entry.key.startswith("command-")
    ]
    for entry in chance.sample(texts, SAMPLE):
        counts = {name: chance.choice(COUNTS[:4]) for name in sorted(entry.counted)}
        people = dict.fromkeys(entry.variables & PEOPLE, "Ada")
        said = [*renderings(own, entry, {**counts, **people})]
        print(f"[{entry.key}] {chance.choice(said)}")
    return 0
