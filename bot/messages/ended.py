"""A finished game: its picture and buttons on every message, the messages that close it, the page behind More, and
its points in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.names import plain_names, player_name, strength_name
from bot.games.registry import PARTS
from bot.messages.additions import NONE, Additions, Rival
from bot.messages.more_pages import SHORT_SEAL, more_button, rules_button, seal_button, share_button
from bot.pages.control import ON_PAGE, Control, Verb
from bot.pages.numbers import trend
from bot.pages.page import (
    MAX_CONTENT,
    Item,
    Page,
    Picture,
    Row,
    Style,
    button,
    even_rows,
    in_rows,
    select,
    shorten,
)
from bot.render.podium import Compared, Goal
from bot.render.theme import WON, badge
from bot.store.rows import MessageRow
from bot.turns.look import Look, Rated, Seated
from engine.game import places


def end_picture(look: Look, additions: Additions) -> Picture:
    """Return the final picture; a solo score is beside par and the scores that features compare it with."""
    goals = []
    if look.is_solo:
        if look.par is not None:
            goals.append(Goal(look.par, look.say("ending-par")))
        goals += [Goal(rival.points, rival.label) for rival in additions.rivals(look)]
    compared = Compared(tuple(goals), additions.spread(look) if look.is_solo else None)
    return PARTS[look.kind].pictures.reveal(look, compared)


def end_buttons(look: Look, additions: Additions, *also: Item, is_panel: bool = False) -> Row:
    """Return the few buttons below the end of a game; the rest is behind More.

    A table is opened again where everybody sees it, and its sheets have room only apart from the picture.
    """
    # A feature that describes the result has something to show.
    is_for_others = bool(additions.result(look))
    control = Control(Verb.SHARE, look.game)
    share = () if look.dice.is_sealed else (share_button(control, look, is_first=is_for_others),)
    if is_panel and not look.is_private:
        return (*also, sheets_button(look), *share, *additions.after(look), more_button(look))
    before = additions.before(look) if is_panel else ()
    label = (additions.again(look) if is_panel else "") or look.say(
        "panel-again" if is_panel else "table-rematch"
    )
    return (
        *(share if is_for_others else ()),
        *before,
        # One button stands out: what a feature puts first, or else another game.
        button(
            Control(Verb.REMATCH, look.game, look.step),
            label,
            Style.SECONDARY if before else Style.PRIMARY,
            emoji="🔁",
        ),
        *(() if look.is_private else (sheets_button(look),)),
        *(() if is_for_others else share),
        *additions.after(look),
        more_button(look),
    )


def sheets_button(look: Look) -> Item:
    """Return the button that opens the sheets of a finished game, each as large as its player saw it."""
    return button(Control(Verb.SHEETS, look.game, look.step), look.say("ending-sheets"), emoji="📝")


def final_sheet_page(look: Look, tag: str) -> Page:
    """Return the final sheet of the seat whose look this is, and a choice of the others; `tag` is new each time."""
    part, names = PARTS[look.kind], plain_names(look)
    points = look.points
    [own] = [player for player in look.players if player.seat == look.viewer.seat]
    line = look.say("ending-sheet", player=player_name(own, look), points=points[own.seat])
    options = (
        (str(player.seat), f"{names[player.seat]} – {points[player.seat]}", "")
        for player in sorted(look.players, key=lambda player: places_of(look)[player.seat])
    )
    control = Control(Verb.SHEETS, look.game, look.step, tag=tag, kind="s")
    rows = ((select(control, look.say("ending-sheets-choose"), options),),)
    return Page(pictures=(part.pictures.sheet(look, ""),), rows=rows, caption=(line,))


def details_page(look: Look, additions: Additions = NONE) -> Page:
    """Return the page behind More: how the game ended in words, ratings, the dice, and further buttons."""
    lines = [line for line in _details(look, additions) if line]
    buttons = (*additions.menu(look), rules_button(look, tag=ON_PAGE), seal_button(look))
    return Page(shorten(lines, MAX_CONTENT), rows=in_rows(buttons))


def _details(look: Look, additions: Additions) -> Iterable[str]:
    part = PARTS[look.kind]
    yield look.say("closing-why", title=part.words.title(look), why=part.words.ending(look))
    if look.is_solo:
        yield from solo_lines(look, additions.rivals(look))
    else:
        yield from part.words.news(look)
        yield from final_standings(look)
    yield ratings_line(look)
    yield own_rating(look)
    yield look.say("casual") if look.is_casual else ""
    # People do not expect a solo game to be rated.
    if look.rating.unrated and not look.is_solo:
        yield look.say("closing-unrated", reason=look.rating.unrated)
    # At a table against ghosts, the throws are another game's, and the feature says whose.
    if look.dice.throws_of is None or look.is_solo:
        yield look.say("closing-dice", seal=look.dice.commitment[:SHORT_SEAL], game=look.game)


def closing_page(look: Look, additions: Additions = NONE) -> Page:
    """Return the last message of a finished game: its end in one picture, one sentence, and what features add."""
    return Page(
        pictures=(end_picture(look, additions),),
        rows=even_rows(end_buttons(look, additions)),
        caption=(headline(look), *additions.closing(look)),
        colour=WON,
    )


def ended_page(look: Look, closing_url: str | None) -> Page:
    """Return what the table message shrinks to when its game is over."""
    if look.view is None:
        return Page(look.say("lobby-cancelled"))
    title = PARTS[look.kind].words.title(look)
    if look.status == "finished":
        names = tuple(player_name(look.players[seat], look) for seat in look.winners)
        winners = look.say("winners", count=len(names), players=names)
        return Page(look.say("table-over", title=title, winners=winners, url=closing_url or "none"))
    why = "untouched" if look.is_untouched else "stopped"
    lines = (look.say("table-stopped", title=title, why=why), standings_line(look))
    rematch = Control(Verb.REMATCH, look.game, look.step)
    again = button(rematch, look.say("table-rematch"), Style.PRIMARY, emoji="🔁")
    return Page("\n".join(line for line in lines if line), rows=((again, rules_button(look)),))


def round_page(look: Look, row: MessageRow) -> Page | None:
    """Return what a message for one round shrinks to once the round is closed; None if it is deleted."""
    if row.kind != "table" or row.failures:
        # Later, another round would count as the last one.
        return None
    part = PARTS[look.kind]
    before = len(look.dice.throws) - (2 if part.words.is_thrown_again(look) else 1)
    if look.view is None or look.view.round < 2 or before < 1:
        return None
    throw = part.words.thrown(look.dice.throws[before - 1][1], look)
    first = look.say("table-round", round=look.view.round - 1, throw=throw)
    parts = (first, *part.words.news(look), standings_line(look))
    return Page(" · ".join(each for each in parts if each)[:MAX_CONTENT])


def standings_line(look: Look) -> str:
    """List everybody's points, the most first."""
    part = PARTS[look.kind]
    points, place = look.points, places_of(look)
    return " · ".join(
        look.say(
            "standing",
            badge=badge(player.seat),
            player=player_name(player, look),
            points=points[player.seat],
            about=part.scoring.standing(look, player.seat) or "none",
            state=_state(look, player),
        )
        for player in sorted(look.players, key=lambda player: place[player.seat])
    )


def final_standings(look: Look) -> list[str]:
    """Return a line for each player of a finished game, by place, with the parts of the points below it."""
    part = PARTS[look.kind]
    points, place, lines = look.points, places_of(look), []
    for player in sorted(look.players, key=lambda player: place[player.seat]):
        lines.append(
            look.say(
                "final-standing",
                place=0 if player.has_left else place[player.seat],
                badge=badge(player.seat),
                player=player_name(player, look),
                points=points[player.seat],
                state=_state(look, player),
            )
        )
        if about := part.scoring.standing(look, player.seat):
            lines.append(look.say("final-standing-about", about=about))
    return lines


def headline(look: Look) -> str:
    """Return the end of a group game in one sentence for everybody."""
    part = PARTS[look.kind]
    if look.mode == "duel":
        return f"🏆 **{part.words.ending(look)}**"
    points = look.points
    winners = tuple(player_name(look.players[seat], look) for seat in look.winners)
    most = points[look.winners[0]]
    if len(winners) > 1:
        return look.say("ending-shared", winners=winners, points=most)
    others = [player for player in look.players if player.seat not in look.winners]
    second = max(points[player.seat] for player in others)
    next_best = tuple(player_name(p, look) for p in others if points[p.seat] == second)
    return look.say(
        "ending-wins", winner=winners[0], points=most, lead=max(0, most - second), others=next_best
    )


def own_result(look: Look) -> str:
    """Return the viewer's result in a group game in one sentence, with the distance to another player."""
    if look.viewer.seat is None:
        return ""
    points = look.points
    own, others = points[look.viewer.seat], [p for p in look.players if p.seat != look.viewer.seat]
    mode = "duel" if look.mode == "duel" else "table"
    result = look.view.result if look.view is not None else None
    is_survived = result is not None and result.reason == "survived"
    if look.viewer.seat not in look.winners:
        ahead = tuple(player_name(look.players[seat], look) for seat in look.winners)
        behind = max(0, max(points[seat] for seat in look.winners) - own)
        if len(look.players) == 2:
            has_left = look.own is not None and look.own.has_left
            how = "left" if has_left else "stuck" if is_survived else "points"
            return look.say("result-lost", mode=mode, how=how, behind=behind, player=ahead)
        return look.say("result-place", place=places_of(look)[look.viewer.seat], behind=behind, players=ahead)
    if shared := tuple(player_name(p, look) for p in others if p.seat in look.winners):
        return look.say("result-shared", players=shared)
    next_best = max((player for player in others), key=lambda player: points[player.seat])
    if is_survived:
        how, lead = "left" if next_best.has_left else "stuck", 0
    else:
        how, lead = "points", max(0, own - points[next_best.seat])
    return look.say("result-won", mode=mode, how=how, lead=lead, player=player_name(next_best, look))


def ratings_line(look: Look) -> str:
    """Return the effect of the game on everybody's rating, the highest first."""
    changes = (
        look.say("rating-change", player=player_name(look.players[one.seat], look), **_rating(one))
        for one in sorted(look.rating.changes, key=lambda one: -one.after.mu)
    )
    line = " · ".join(changes)
    return line and look.say("closing-ratings", ratings=line)


def own_rating(look: Look) -> str:
    """Return the effect of the game on the viewer's rating, with a sign for its direction."""
    own = next((one for one in look.rating.changes if one.seat == look.viewer.seat), None)
    if own is None:
        return ""
    return look.say(
        "panel-rating",
        sign=trend(own.change),
        **_rating(own),
        margin=str(own.after.margin),
        note=look.say("rating-new", mode=look.mode, games=own.games_left),
    )


def _rating(one: Rated) -> dict[str, str]:
    return {
        "rating": str(one.after.shown),
        "is_settled": "yes" if one.is_settled else "no",
        "change": f"{one.change:+}".replace("-", "−") if one.change else "±0",
    }


def is_won(look: Look, rivals: Sequence[Rival]) -> bool:
    """Return whether the viewer has won: alone, more points than par or, without it, than the rivals."""
    if not look.is_solo:
        return look.viewer.seat in look.winners
    to_beat = [look.par] if look.par is not None else [rival.points for rival in rivals]
    return bool(to_beat) and look.points[0] > max(to_beat) and not look.is_casual


def solo_result(look: Look, rivals: Sequence[Rival] = ()) -> str:
    """Say the score and its distance to par; a trophy is for more than par or, without it, the rivals."""
    points = look.points[0]
    lead = 0 if look.par is None else points - look.par
    par = "none" if look.par is None else "above" if lead > 0 else "below" if lead < 0 else "equal"
    return look.say(
        "ending-solo",
        points=points,
        won="yes" if is_won(look, rivals) else "no",
        par=par,
        lead=abs(lead),
    )


def solo_lines(look: Look, rivals: Sequence[Rival]) -> list[str]:
    """Say what made a solo score, and compare it with par and the rivals."""
    part = PARTS[look.kind]
    points = look.points[0]
    lines = [part.scoring.standing(look, look.players[0].seat)]
    if look.par is not None:
        ahead, lead = "yes" if points > look.par else "no", abs(points - look.par)
        par = strength_name(part.strengths.par, look)
        lines.append(look.say("solo-par", par=look.par, lead=lead, ahead=ahead, strength=par))
    return [*lines, *(rival.line for rival in rivals)]


def places_of(look: Look) -> tuple[int, ...]:
    points = look.points
    return places(points, {player.seat for player in look.players if player.has_left}, look.winners)


def _state(look: Look, player: Seated) -> str:
    """Return the state of a player. Only the table shows who is away: this changes between rounds, when
    panels stay as they are."""
    if player.has_left:
        return "left"
    return "absent" if player.is_absent and look.viewer.seat is None else "here"
