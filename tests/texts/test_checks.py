"""Every language passes every check of `python -m bot texts check`, and each check finds what it is for."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bot.pages.texts import LANGUAGES, begins
from tests.texts import checks, usage, verb
from tests.texts.arranging import arranged
from tests.texts.checks import OF_A_LANGUAGE, OF_ALL, faults
from tests.texts.comparison import missing
from tests.texts.files import Texts, read
from tests.texts.page_words import wrong_page_words
from tests.texts.spelling import unknown_words, why_not
from tests.texts.style import terms, typography

Written = Callable[[str, str], tuple[Texts, Texts]]
"""(own texts, English texts) -> both as read from files."""


# One test for all checks of a language, so that a process reads its files once.
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_passes(language: str) -> None:
    assert [str(fault) for name in OF_A_LANGUAGE for fault in faults(name, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_dictionary(language: str) -> None:
    """With it, spelling is among the checks of the test above."""
    if reason := why_not(language):
        pytest.skip(reason)
    assert unknown_words(language, ["Qzrtfk", "BRIKKS"]) == {"Qzrtfk"}


@pytest.mark.parametrize("name", OF_ALL)
def test_all_languages_together_pass(name: str) -> None:
    assert list(map(str, OF_ALL[name]())) == []


@pytest.fixture
def written(tmp_path: Path) -> Written:
    def write(own: str, english: str) -> tuple[Texts, Texts]:
        for language, source in (("xx", own), ("en", english)):
            (tmp_path / language).mkdir(exist_ok=True)
            (tmp_path / language / "a.ftl").write_text(source, encoding="utf-8")
        read.cache_clear()
        return read("xx", tmp_path), read("en", tmp_path)

    return write


@pytest.fixture
def check_missing(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Texts, Texts], int]:
    """Run the command on these texts, with one check."""

    def run(language: str, own: Texts, english: Texts) -> int:
        for module in (verb, checks):
            monkeypatch.setattr(module, "read", lambda name: english if name == "en" else own)
        monkeypatch.setattr(checks, "OF_A_LANGUAGE", {"missing": missing})
        monkeypatch.setattr(checks, "OF_ALL", {})
        return verb.check([language])

    return run


@pytest.mark.parametrize(
    ("check", "own", "english", "says"),
    [
        (
            "unreadable",
            "one = Eins\ntwo = {\n",
            "one = One\n",
            "xx/a.ftl:2: Fluent cannot read this: two = {",
        ),
        (
            "missing",
            "one = Eins\nlanguage-state = read\n",
            "one = One\ntwo = Two\nlanguage-state = read\n",
            "xx/a.ftl two: is missing",
        ),
        (
            "left over",
            "one = Eins\ntwo = Zwei\n",
            "one = One\n",
            "xx/a.ftl:2 two: is not in English, so nothing shows it",
        ),
        ("repeated", "one = Eins\none = Eins\n", "one = One\n", "xx/a.ftl:1 one: stands twice"),
        (
            "variables",
            "one = Eins { $m }\n",
            "one = One { $n }\n",
            "xx/a.ftl:1 one: has the variable m, which English has not",
        ),
        (
            "variables",
            "one = Eins\n",
            "one = { $n ->\n   *[other] One\n}\n",
            "xx/a.ftl:1 one: lacks the variable n",
        ),
        (
            "references",
            "one = Eins { -two }\n",
            "one = One\n",
            "xx/a.ftl:1 one: contains -two, which is not there",
        ),
        ("references", "-two = Zwei\none = Eins\n", "one = One\n", "xx/a.ftl:1 -two: is part of no text"),
        (
            "order",
            "two = Zwei\none = Eins\n",
            "one = One\ntwo = Two\n",
            "xx/a.ftl:1 two: stands where English has one",
        ),
        (
            "order",
            "one = Eins\n",
            "# First.\none = One\n",
            "xx/a.ftl:1 one: has another comment than in English",
        ),
        ("order", "one = Eins\n", "## All\n\none = One\n", "xx/a.ftl: has other headings than in English"),
        (
            "named commands",
            "command-home = start\none = Nimm /home oder /start\n",
            "",
            "xx/a.ftl:2 one: names /home, and no command has this name",
        ),
        ("named games", "one = Brikks\n", "", "xx/a.ftl:1 one: names brikks: that belongs into brikks.ftl"),
        (
            "length",
            f"lobby-join = {'Mit' * 27}\n",
            "",
            "xx/a.ftl:1 lobby-join: has up to 81 characters, and Discord takes 80 here",
        ),
        (
            "length",
            f"lobby-join = {{ $player }}{'x' * 49}\n",
            "",
            "xx/a.ftl:1 lobby-join: has up to 81 characters, and Discord takes 80 here",
        ),
        (
            "length",
            f"rules-alt = {'x' * 1025}\n",
            "",
            "xx/a.ftl:1 rules-alt: has up to 1025 characters, and Discord takes 1024 here",
        ),
        (
            "numbers",
            "one = Mach { $n } von 13 Zügen\n",
            "one = Make { $n } of 12 moves\n",
            "xx/a.ftl:1 one: has the numbers 13, and English has 12 instead",
        ),
        (
            "beginnings",
            "one = Fertig z. B. hier. und weiter\ntwo = { CAPITAL($area) } ist voll. dort.\n",
            "",
            "xx/a.ftl:2 two: begins a sentence in lower case: “dort.”",
        ),
        (
            "labels",
            f"lobby-join = {{ $player }}{'x' * 26}\n",
            "",
            "xx/a.ftl:1 lobby-join: has 26 characters, and a phone shows 25",
        ),
    ],
)
def test_a_fault_is_found(check: str, own: str, english: str, says: str, written: Written) -> None:
    assert says in [str(fault) for fault in OF_A_LANGUAGE[check](*written(own, english))]


def test_a_noun_in_the_wrong_form_beside_a_number_is_found(written: Written) -> None:
    forms = "[one] 1 field\n   *[other] { $n } fields\n}"
    wrong = forms.replace("1 field", "1 fields")
    _, english = written(
        "", f"one = Write {'{'} $n ->\n    {forms}.\ntwo = Write {'{'} $n ->\n    {wrong}.\n"
    )
    assert [str(fault) for fault in OF_A_LANGUAGE["forms"](english, english)] == [
        "en/a.ftl:5 two: says “1 fields”"
    ]


@pytest.mark.parametrize(
    ("words", "vowel"),
    [
        ("Inés", "i"),
        ("hijo", "i"),
        ("Ian", "-"),
        ("hielo", "h"),
        ("Óscar", "o"),
        ("**Hola**", "o"),
        ("Ben", "b"),
        ("", "-"),
    ],
)
def test_the_sound_with_which_words_begin_is_known(words: str, vowel: str) -> None:
    assert begins(words) == vowel


def test_a_sample_has_a_hundred_texts_and_follows_from_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for seed in (1, 1, 2):
        assert verb.sample("de", seed) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]
    assert sum(line.startswith("[") for line in said[0].splitlines()) == verb.SAMPLE


@pytest.mark.parametrize(
    ("wording", "says"),
    [
        ("Don't", ["the apostrophe is ’ (at “Don't”)"]),
        ("Don’t `'\"` https://a.b/'c <t:1:R> **...", ["the ellipsis is one sign: … (at “ode} {code} ...”)"]),
        ("a - b", ["a dash is longer than a hyphen: – (at “a - b”)"]),
        ("a  b", ["two spaces (at “a  b”)"]),
        ("Ja ?", ["a narrow space (at “Ja ?”)"]),
        ("a – b … { $n }, ‘c’", []),
    ],
)
def test_typography_is_checked_outside_code(
    wording: str, says: list[str], written: Written, tmp_path: Path
) -> None:
    (tmp_path / "xx.toml").write_text(
        "[[typography]]\nwrong = ' [?]'\nsays = 'a narrow space'\n", encoding="utf-8"
    )
    own, english = written(f"one = {wording}\n", "")
    assert [fault.says for fault in typography(own, english, folder=tmp_path)] == says


def test_terms_of_the_glossary_are_there_and_their_rivals_are_not(written: Written, tmp_path: Path) -> None:
    term = {
        "concept": "sheet",
        "term": "Bl(att|ätter)",
        "present": "rules-.+",
        "rivals": "Zettel",
        "scope": "rules|sheet",
    }
    lines = [f"{name} = '{value}'" for name, value in term.items()]
    (tmp_path / "xx.toml").write_text("\n".join(["[[term]]", *lines]), encoding="utf-8")
    own, english = written(
        "rules-a = Ein Blatt\nrules-b = Ein Zettel\nsheet-a = Zwei Zettel\nhome = Zettel\n",
        "rules-a = A\nrules-b = B\n",
    )
    assert [str(fault) for fault in terms(own, english, folder=tmp_path)] == [
        "xx/a.ftl:2 rules-b: lacks the term for sheet: Bl(att|ätter)",
        "xx/a.ftl:2 rules-b: says “Zettel”; the term for sheet is Bl(att|ätter)",
        "xx/a.ftl:3 sheet-a: says “Zettel”; the term for sheet is Bl(att|ätter)",
    ]


@pytest.mark.skipif(bool(why_not("en")), reason=why_not("en"))
def test_a_misspelt_word_is_found(written: Written) -> None:
    _, english = written("", "one = A **rihgt** `wrnog` word, { $thnig } and Discord’s BRIKKS\n")
    assert [fault.says for fault in OF_A_LANGUAGE["spelling"](english, english)] == [
        "is “rihgt” a word? If so, it belongs into words/en.txt"
    ]


def test_faults_in_the_words_of_the_local_page_are_found(written: Written, tmp_path: Path) -> None:
    own, english = written("language-state = read\n", "")
    found = partial(wrong_page_words, own, english, folder=tmp_path)
    (tmp_path / "en.json").write_text('{"a": "A {x}", "names": "A, B"}', encoding="utf-8")
    assert [fault.says for fault in found()] == ["is missing"]
    (tmp_path / "xx.json").write_text('{"names": "A", "a": "A {y}", "b": "B"}', encoding="utf-8")
    assert [str(fault) for fault in found()] == [
        "local page, xx.json b: is not in English",
        "local page, xx.json: is not in the order of the alphabet",
        "local page, xx.json a: has other values than in English",
        "local page, xx.json names: has not as many people as in English",
    ]


def test_each_variant_is_read(written: Written) -> None:
    source = """one = { $n ->
    [one] A { $n } fish
   *[other] { $is_new ->
        [yes] New fish
       *[no] Old { -fish }
    }
}{ "." }
-fish = fish
"""
    own, _ = written(source, "")
    assert own.by_key["one"].wordings == ("A {n} fish.", "New fish.", "Old {-fish}.")
    assert own.by_key["one"].references == {"-fish"}


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ('f"{text(l, k)}: {x}"', ["a.py:1: adds “: ” to a text"]),
        ('text(l, k) + " points"', ["a.py:1: adds “ points” to a text"]),
        ('f"{text(l, k)} · {x}\\n"', []),
        ('"-# " + text(l, k)', []),
        ('f"{x}: {y}"', []),
    ],
)
def test_sentences_that_are_joined_are_found(
    source: str, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nodes = tuple(("a.py:1", node) for node in ast.walk(ast.parse(source)))
    monkeypatch.setattr(usage, "_nodes", lambda: nodes)
    assert list(map(str, usage.joined())) == faults


def test_arranging_keeps_the_texts_and_takes_everything_else_from_english(
    written: Written, tmp_path: Path
) -> None:
    written(
        "# Alt.\nthree = Drei\n\none = Eins\n    und mehr\ngone = Weg\n-mine = Meins\n",
        "# First.\none = One\n# Second.\ntwo = Two\n\n## Others\n\nthree = Three\n",
    )
    [(path, source)] = arranged("xx", tmp_path)
    assert path == tmp_path / "xx" / "a.ftl"
    assert source == "-mine = Meins\n\n# First.\none = Eins\n    und mehr\n\n## Others\n\nthree = Drei\n"


def test_the_command_prints_faults_and_fails(
    written: Written,
    check_missing: Callable[[str, Texts, Texts], int],
    capsys: pytest.CaptureFixture[str],
) -> None:
    whole = written("language-state = read\n", "language-state = read\n")
    assert check_missing("de", *whole) == 0
    assert capsys.readouterr().out == "de: no faults\nall languages: no faults\n"
    lacking = written("language-state = read\n", "language-state = read\ntwo = Two\n")
    assert check_missing("de", *lacking) == 1
    assert capsys.readouterr().out == "xx/a.ftl two: is missing\nde: 1 fault\nall languages: no faults\n"


def test_a_preview_may_lack_texts(
    written: Written,
    tmp_path: Path,
    check_missing: Callable[[str, Texts, Texts], int],
    capsys: pytest.CaptureFixture[str],
) -> None:
    own, english = written("language-state = preview\n", "language-state = read\ntwo = Two\n")
    (tmp_path / "en.json").write_text('{"a": "A"}', encoding="utf-8")
    assert list(wrong_page_words(own, english, folder=tmp_path)) == []
    assert check_missing("xx", own, english) == 0
    assert capsys.readouterr().out.splitlines() == [
        "xx/a.ftl two: is missing (a preview shows the English text)",
        "xx: no faults",
        "all languages: no faults",
    ]
