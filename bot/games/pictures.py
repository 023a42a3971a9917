"""Pictures of a look, each with its alt text, which says the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from bot.games.names import drawn_names, plain_names
from bot.games.plan import Plan, S_contra, alt_text
from bot.pages.page import Draw, Picture
from bot.pages.texts import language, text
from bot.render.names import distinct_names, tell_apart
from bot.render.podium import Compared, Finisher, Part, Podium, draw_podium
from bot.render.prose import ALT_LIMIT, join_parts
from bot.render.theme import Theme
from bot.turns.look import Look
from engine.game import Seat, View, places


def plan_picture(
    look: Look, name: str, plan: Plan[S_contra], shown: S_contra, *, is_scalable: bool = False
) -> Picture:
    """Return the picture of this kind that shows this value."""
    draw = Draw(plan.draw, shown, look.viewer.theme)
    return replace(keyed_picture(look, name, alt_text(shown, plan), draw), is_scalable=is_scalable)


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
    plan: Plan[S_contra],
    shown: Callable[[Seat], S_contra],
    parts: Callable[[Seat], tuple[Part, ...]],
    note: Callable[[Seat], str] = lambda _: "",
    head: int = 0,
) -> Ending:
    """Return the end of a finished game in one picture, because Discord crops pictures that are side by side.

    `view` is a spectator's, `shown` a seat's sheet in it, and `plan` draws that. `parts` made a seat's points, and
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
            sheet=Draw(plan.draw, shown(player.seat), theme),
            parts=parts(player.seat),
            note=note(player.seat),
            head=head,
            is_winner=player.seat in result.winners,
            has_left=player.has_left,
        )
        for player in sorted(look.players, key=lambda player: (place[player.seat], player.seat))
    )
    podium = Podium(finishers, compared)
    public = replace(look, viewer=replace(look.viewer, seat=None))
    alt = _spoken(podium, plain_names(look), look.locale)
    picture = keyed_picture(public, "ending", alt, Draw(draw_podium, podium, plan.themes[theme]))
    # What others reach changes after the end, and the picture with it.
    key = picture.key if compared.spread is None else f"{picture.key}:{compared.spread}"
    return _ending(replace(picture, key=key), podium, plan.themes[theme])


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
