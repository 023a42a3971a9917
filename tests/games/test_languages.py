"""The pictures around a game in every language: nothing is cut, too small, or on anything else."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import zip_longest
from operator import attrgetter

import pytest

from bot.client import FEATURES
from bot.features.boards.achievements import all_feats
from bot.features.boards.card import HEIGHT, Card, CardRating, Medal, render_card
from bot.features.feature import boards_of
from bot.features.ghosts import strip
from bot.games.brikks.presenter.differing import TRAITS as BRIKKS
from bot.games.brilliant.presenter.differing import TRAITS as BRILLIANT
from bot.games.pictures import Ending
from bot.interactions.boards import BoardKind
from bot.messages.additions import NONE
from bot.messages.ended import end_picture
from bot.pages.texts import Language, text
from bot.render.listing import ListLine, render_listing
from bot.render.names import drawn_name
from bot.render.pair import Comparison, Side, draw_pair
from bot.render.pen import ELLIPSIS
from bot.render.podium import Layout
from bot.render.theme import SMALLEST, THEMES, WIDTH
from tests.features.reviews.filmed import filmed, judged, played
from tests.games.ended_looks import BASE, DUEL, TABLE, ended
from tests.games.golden import review_chart
from tests.pixels import decoded
from tests.pseudo import PSEUDO
from tests.render.measured import Seen, check, check_words

NAME = "Maximiliane"


def is_whole(seen: Seen, locale: str) -> bool:
    """Whether no word but a name is cut; languages that are longer than ours may need that."""
    cut = [words.partition(ELLIPSIS)[0] for words, _, _ in seen if ELLIPSIS in words]
    return locale in PSEUDO or all(NAME.startswith(words) for words in cut)


@pytest.mark.slow
@pytest.mark.parametrize("is_settled", [True, False])
def test_a_profile(locale: str, seen: Seen, *, is_settled: bool) -> None:
    figures = {
        "profile-wins-in-a-row": "12",
        "daily-figure-best": "326",
        "daily-figure-pair": "126",
        "puzzle-figure": "1540?",
        "challenge-figure": "12 : 9",
    }
    sureness = "rating-settled" if is_settled else "rating-lacks"
    card = Card(
        name=drawn_name(NAME, ""),
        colour=2,
        about=text(locale, "profile-games", games=1997, wins=1223),
        rated=CardRating(
            f"{text(locale, 'game-brilliant')} · {text(locale, 'mode-table')}",
            "1612" if is_settled else "1612?",
            text(locale, sureness, **{"margin": "174"} if is_settled else {"games": 10}),
            ((1500, 300), (1612, 174)),
        ),
        unrated="",
        figures=tuple((text(locale, label), value) for label, value in figures.items()),
        heading=text(locale, "profile-feats"),
        count=text(locale, "profile-feats-count", earned=11, known=12),
        medals=tuple(
            Medal(text(locale, f"feat-{feat}"), sign, is_earned=True) for feat, sign in all_feats().items()
        ),
    )
    render_card(card, theme="dark")
    check_words([one for one in seen if one[0]], (WIDTH, HEIGHT))
    assert is_whole(seen, locale)


def test_a_profile_without_a_rating(locale: str, seen: Seen) -> None:
    card = Card(
        drawn_name("Bo", ""), 1, text(locale, "profile-games", games=0, wins=0), None,
        text(locale, "profile-unrated"), (), text(locale, "profile-feats"), "", (),
    )  # fmt: skip
    render_card(card, theme="dark")
    check_words([one for one in seen if one[0]], (WIDTH, HEIGHT))
    assert is_whole(seen, locale)


@pytest.mark.parametrize("kind", boards_of(FEATURES), ids=attrgetter("name"))
def test_a_leaderboard(kind: BoardKind, locale: str, seen: Seen) -> None:
    value = kind.value(1999, "table", Language(locale))
    note = text(locale, kind.note, games=1204, margin="200")
    lines = [ListLine(place, drawn_name(NAME, ""), value, note) for place in (1, 128)]
    picture = decoded(render_listing(lines, theme="dark"))
    check_words(seen, picture.size)
    assert is_whole(seen, locale)


def test_a_review(locale: str, seen: Seen) -> None:
    check_words(seen, decoded(review_chart(locale)).size)
    assert is_whole(seen, locale)


SENTENCES = [
    f"differs-{kind}-{trait.key}"
    for kind, traits in (("brikks", BRIKKS), ("brilliant", BRILLIANT))
    for trait in traits
]


@pytest.mark.parametrize("is_shared", [False, True])
def test_two_sheets(locale: str, seen: Seen, *, is_shared: bool) -> None:
    """As they come below a hint, and as a move is shared."""
    moment = text(locale, "brilliant-progress", round=44, rolls=50)
    title = f"{text(locale, 'game-brilliant')} · {moment}" if is_shared else text(locale, "ahead-title")
    names = [text(locale, "ahead-side", which=one) for one in ("better", "hint", "yours", "other")]
    names += [text(locale, "share-side", which=one) for one in ("before", "after")]
    for name, key in zip_longest(names, SENTENCES, fillvalue=""):
        seen.clear()
        side = Side(name, 144, partial(render_listing, (), theme="dark"), None, is_better=True)
        words = text(locale, key or SENTENCES[0], here=36, there=24)
        pair = Comparison(title, ((1, 1),) if is_shared else (), lambda *_: None, (side, side), words)
        check_words(seen, decoded(draw_pair(pair, "dark")).size)
        assert is_whole(seen, locale)
        assert words.split()[-1] in seen[-1][0], "no line is left out"


@pytest.mark.parametrize("points", [(0, 0), (118, 120), (120, 3)])
def test_a_race(points: tuple[int, int], locale: str, seen: Seen) -> None:
    own, other = points
    words = text(locale, "strip-own", points=own), text(locale, "strip-other", points=other)
    race = strip.Race(own, other, 120, words, THEMES["dark"])
    strip.render_strip(lambda: render_listing((), theme="dark"), race)
    check_words(seen, (WIDTH, strip.HEIGHT))


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("brilliant", 3, TABLE), ("brikks", 2, DUEL), ("brikks", 1, BASE)]
)
def test_an_ending(game: str, seats: int, options: dict[str, str], locale: str, seen: Seen) -> None:
    look = ended(game, seats, options)
    named = tuple(replace(one, name=NAME) for one in look.players)
    picture = end_picture(replace(look, players=named, par=30).read_in(locale), NONE)
    assert isinstance(picture, Ending)
    seen.clear()
    check(Layout(picture.podium, picture.theme).scene(), [], seen)
    assert is_whole(seen, locale)


@pytest.mark.slow
def test_a_film(locale: str, seen: Seen) -> None:
    game = played("brilliant", 2, "naive")
    filmed(game, judged(game, [(0, 12, 1.5)]), chosen=(12,), locale=locale)
    assert all(letters >= SMALLEST for _, _, letters in seen)
    assert is_whole([one for one in seen if one[0]], locale)
