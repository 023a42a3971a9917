"""Pictures of a look, each with its alt text, which says the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.games.names import drawn_names, plain_names
from bot.pages.page import Draw, Picture
from bot.pages.texts import language, text
from bot.render.names import distinct_names, tell_apart
from bot.render.podium import Compared, Finisher, Part, Podium, draw_podium
from bot.render.prose import ALT_LIMIT, join_parts
from bot.render.theme import Theme
from bot.turns.look import Look
from engine.answer_cache import keeps_answers
from engine.game import Seat, View, places


def picture(
    look: Look,
    name: str,
    render: Callable[..., bytes],
    describe: Callable[..., str],
    *,
    is_scalable: bool = False,
    **shown: Any,
) -> Picture:
    """Return the picture that `render` and `describe` make from the look's view, the players' names and the
    values in `shown`, all hashable; scalable if `render` also takes `scale`."""
    alt = _described(look.view, describe, names=plain_names(look), locale=look.locale, **shown)
    names = drawn_names(look)
    draw = Draw(render, look.view, names=names, theme=look.viewer.theme, locale=look.locale, **shown)
    return replace(keyed_picture(look, name, alt, draw), is_scalable=is_scalable)


@keeps_answers
def _described(view: View | None, /, describe: Callable[..., str], **shown: Any) -> str:
    return describe(view, **shown)


@dataclass(frozen=True, slots=True)
class Ending(Picture):
    """The final picture of a game, with its contents."""

    podium: Podium = field(kw_only=True, hash=False)
    theme: Theme = field(kw_only=True, hash=False)


def ending(
    look: Look,
    view: View,
    compared: Compared,
    *,
    render: Callable[..., bytes],
    themes: Mapping[str, Theme],
    parts: Callable[[Seat], tuple[Part, ...]],
    note: Callable[[Seat], str] = lambda _: "",
    head: int = 0,
) -> Ending:
    """Return the end of a finished game in one picture, because Discord crops pictures that are side by side.

    `view` is a spectator's, and `render` draws a seat's sheet from it. `parts` made a seat's points, and
    `note` says why a seat could not go on. `head` is the height of a sheet's header, which the picture leaves
    out. All with this language and theme get the same picture, drawn once.
    """
    result = view.result
    if result is None:
        raise ValueError(f"game {look.game} has not ended")
    left = {player.seat for player in look.players if player.has_left}
    names, theme = drawn_names(look), look.viewer.theme
    place = places(result.points, left, result.winners)
    finishers = tuple(
        Finisher(
            seat=player.seat,
            name=names[player.seat],
            place=place[player.seat],
            points=result.points[player.seat],
            sheet=Draw(render, view, names=names, seat=player.seat, theme=theme, locale=look.locale),
            parts=parts(player.seat),
            note=note(player.seat),
            head=head,
            is_winner=player.seat in result.winners,
            has_left=player.has_left,
        )
        for player in sorted(look.players, key=lambda player: (place[player.seat], player.seat))
    )
    podium = Podium(finishers, compared)
    shown = replace(look, viewer=replace(look.viewer, seat=None))
    alt = _spoken(podium, plain_names(look), look.locale)
    picture = keyed_picture(shown, "ending", alt, Draw(draw_podium, podium, themes[theme]))
    # What others reach changes after the end, and the picture with it.
    key = picture.key if compared.spread is None else f"{picture.key}:{compared.spread}"
    return _ending(replace(picture, key=key), podium, themes[theme])


def _ending(picture: Picture, podium: Podium, theme: Theme) -> Ending:
    return Ending(picture.name, picture.description, picture.key, picture.draw, podium=podium, theme=theme)


def both_endings(first: Ending, second: Ending, names: Sequence[str], locale: str) -> Ending:
    """Return the ends of two solo games as if of one; `names` are for the alt text."""
    both = (*first.podium.finishers, *second.podium.finishers)
    most, shown = max(each.points for each in both), tell_apart([each.name for each in both])
    finishers = tuple(
        replace(
            each,
            seat=Seat(seat),
            name=shown[seat],
            place=1 if each.points == most else 2,
            is_winner=each.points == most,
        )
        for seat, each in enumerate(both)
    )
    podium = Podium(tuple(sorted(finishers, key=lambda each: each.place)))
    alt, key = _spoken(podium, distinct_names(names), locale), f"{first.key}:{second.key}"
    return _ending(Picture(first.name, alt, key, Draw(draw_podium, podium, first.theme)), podium, first.theme)


def _spoken(podium: Podium, names: Sequence[str], locale: str) -> str:
    """Return the picture in words, the winner first."""
    sentences = []
    for one in podium.finishers:
        state = "left" if one.has_left else "shared" if len(podium.winners) > 1 and one.is_winner else "here"
        sentences.append(
            text(
                locale,
                "ending-alt",
                place=0 if len(podium.finishers) == 1 else one.place,
                player=names[one.seat],
                points=one.points,
                state=state,
                parts=", ".join(part.spoken for part in one.parts) or "none",
                note=one.note or "none",
            )
        )
    sentences += [
        text(locale, "ending-alt-goal", goal=each.label, points=each.points) for each in podium.compared.goals
    ]
    if (spread := podium.compared.spread) is not None:
        count, between = sum(spread.counts), {"least": spread.least, "most": spread.most}
        sentences.append(text(locale, "ending-alt-spread", title=spread.title, count=count, **between))
    return join_parts(sentences, " ", ALT_LIMIT)


def keyed_picture(look: Look, name: str, alt: str, draw: Callable[[], bytes]) -> Picture:
    """Return a picture keyed by game, seat, name, language and theme."""
    return Picture(
        f"{name}.png",
        alt,
        f"{look.game}:{look.viewer.seat}:{name}:{language(look.locale)}:{look.viewer.theme}",
        draw,
    )


def seats_moved(look: Look) -> frozenset[Seat]:
    """Return the seats that have moved in the open round."""
    return frozenset(player.seat for player in look.players if player.has_moved)
