"""Compares pictures with reduced copies that a person has reviewed.

A picture may differ from its copy by the smoothing of another FreeType or Pillow build, and by the few
colours of the file: `MEAN` over the whole, `TILE` over any square of `SIDE` pixels, of 255 in each channel.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import accumulate
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from bot.features.boards.achievements import all_feats
from bot.features.boards.card import Card, CardRating, Medal, render_card
from bot.features.lessons.page import lesson_of
from bot.features.reviews.chart import Course, render_chart
from bot.games.lessons import lesson_look, state_after
from bot.games.review import Grade
from bot.games.side_by_side import pair_picture, side
from bot.pages.texts import text
from bot.render.listing import ListLine, render_listing
from bot.render.names import drawn_name
from bot.turns.look import Person
from engine.game import Seat
from tests.features.reviews.filmed import filmed, judged, played
from tests.games.brikks.pictures import golden as brikks
from tests.games.brilliant.pictures import golden as brilliant
from tests.games.ended_looks import BASE, DUEL, TABLE, ended, ending_picture
from tests.paths import DATA
from tests.pixels import decoded

GOLDEN = DATA / "golden"
WIDTH = 400
COLOURS = 64
BYTES = 20_000
MEAN, TILE, SIDE = 6.0, 64.0, 8


def review_chart(locale: str = "en") -> bytes:
    """Four lines that cross, two of them with one end, and a slip and a blunder on one of them."""
    gains = ((0, 2, 5, 3), (1, 4, 2, 2), (0, 0, 7, 3), (3, 1, 1, 0))
    courses = [
        Course(Seat(seat), tuple(accumulate(own[number % 4] for number in range(22))))
        for seat, own in enumerate(gains)
    ]
    courses[1] = replace(courses[1], mistakes=((7, Grade.SLIP), (16, Grade.BLUNDER)))
    return render_chart(range(1, 23), courses, text(locale, "review-axis"), theme="dark")


def two_sheets(locale: str = "en") -> bytes:
    """A sheet before and after a move, with the throw and a sentence."""
    lesson = lesson_of("brikks")
    looks = [
        lesson_look(
            "brikks", lesson, state_after("brikks", lesson, moves), Person(1, "Ada", locale), theme="dark"
        )
        for moves in ((), ("yellow4=2,2",))
    ]
    before, after = (look.view for look in looks)
    assert before is not None
    assert after is not None
    sides = (
        side(looks[0], before, "Before", before=before),
        side(looks[0], after, "After", before=before, is_better=True),
    )
    picture = pair_picture(
        looks[0],
        "best",
        "Best move · round 7",
        [lesson.throws[0]],
        sides,
        said=(),
        words="Your field then has 4 holes.",
    )
    return picture.draw()


def listing() -> bytes:
    """A shared place, a name that is cut, one in another script, and a place of three digits."""
    lines = (
        (1, "Anna", "1999", "± 200 · 70 games"),
        (2, "Bertolt Maximilian von und zu Hohenstein", "1985", "± 212 · 1,204 games"),
        (2, "王小明", "1985", "± 255 · 33 games"),
        (128, "Dora", "87.8%", "2 games"),
    )
    entries = tuple(ListLine(place, drawn_name(name, ""), value, note) for place, name, value, note in lines)
    return render_listing(entries, theme="dark")


def profile() -> bytes:
    """A rating that rises and falls while the band around it narrows, figures, and a third of the medals."""
    points = tuple(
        (1500 + 9 * (number % 11) + 4 * number - (number > 25) * 70, 330 - 4 * number) for number in range(40)
    )
    return render_card(
        Card(
            name=drawn_name("Bertolt Maximilian von und zu Hohenstein", ""),
            colour=2,
            about="97 games · 23 wins against people",
            rated=CardRating("BRILLIANT · At the table", "1612", "± 174", points),
            unrated="",
            figures=(
                ("Wins in a row", "3"),
                ("Daily streak", "12"),
                ("Puzzle rating", "1540?"),
                ("Challenges", "12 : 9"),
            ),
            heading="Achievements",
            count="4 of 12",
            medals=tuple(
                Medal(f"Medal {number}", sign, is_earned=number % 3 == 0)
                for number, sign in enumerate(all_feats().values())
            ),
        ),
        theme="light",
    )


def film() -> bytes:
    """A frame in the middle of a game of three, with a slip and a blunder."""
    game = played("brilliant", 3, "naive")
    review = judged(game, [(0, 12, 1.5), (2, 12, 4.0)])
    picture = filmed(game, review, chosen=(11, 12, 13)).pictures()[2]
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


PICTURES: Mapping[str, Callable[[], bytes]] = {
    f"{game}-{name}": draw
    for game, module in (("brikks", brikks), ("brilliant", brilliant))
    for name, draw in module.pictures().items()
} | {
    "brilliant-ending": lambda: ending_picture(ended("brilliant", 3, TABLE)),
    "brikks-ending-duel": lambda: ending_picture(ended("brikks", 2, DUEL)),
    "brikks-ending-solo": lambda: ending_picture(ended("brikks", 1, BASE).read_in("de"), "light", 30),
    "film": film,
    "review-chart": review_chart,
    "two-sheets": two_sheets,
    "listing": listing,
    "profile": profile,
}


def reduced(picture: bytes, way: Image.Resampling = Image.Resampling.BOX) -> Image.Image:
    """The picture at the width of the golden ones."""
    image = decoded(picture)
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), way)


def write(path: Path, image: Image.Image) -> None:
    # Median cut would lose the rare colours of the badges; these colours are closer and the files smaller.
    way = Image.Quantize.MAXCOVERAGE
    image.quantize(COLOURS, way, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)


def read(path: Path) -> Image.Image:
    return Image.open(path).convert("RGB")


def distance(image: Image.Image, golden: Image.Image) -> tuple[float, float]:
    """The mean difference over the channels, and the largest of any tile."""
    difference = ImageChops.difference(image, golden)
    tiles = difference.resize(
        (-(-image.width // SIDE), -(-image.height // SIDE)), Image.Resampling.BOX
    ).getextrema()
    return max(ImageStat.Stat(difference).mean), max(float(most) for _, most in tiles)  # type: ignore[misc]  # of a picture in colour


def is_alike(image: Image.Image, golden: Image.Image) -> bool:
    if image.size != golden.size:
        return False
    mean, tile = distance(image, golden)
    return mean <= MEAN and tile <= TILE


def side_by_side(image: Image.Image, golden: Image.Image) -> Image.Image:
    """The drawn picture, the expected one, and their amplified difference."""
    size = (WIDTH, max(image.height, golden.height))
    sheet = Image.new("RGB", (3 * WIDTH, size[1]))
    shown = [Image.new("RGB", size), Image.new("RGB", size)]
    for place, each in zip(shown, (image, golden), strict=True):
        place.paste(each)
    difference = ImageChops.difference(*shown).point(lambda value: min(255, 4 * value))
    for number, each in enumerate((*shown, difference)):
        sheet.paste(each, (number * WIDTH, 0))
    return sheet
