"""The move of a finished game that others may see: before and after, in one sentence, with the way to play the same."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from bot.computers.workers import Progress
from bot.features.reviews.page import ReplayedGame
from bot.features.reviews.reviews import Reviews, reviewer_of
from bot.features.reviews.second_tries import SecondTries
from bot.features.reviews.verbs import ReviewVerb
from bot.games.hints import reason
from bot.games.registry import PARTS
from bot.games.review import Grade
from bot.games.side_by_side import pair_picture, side
from bot.interactions.answers import Answer
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.interactions.sharing import Shareable, share
from bot.pages.control import Control, Verb
from bot.pages.page import Picture
from bot.pages.texts import Speech
from bot.store.rows import Theme
from bot.store.statements import sql
from bot.turns import appearance
from bot.turns.clocks import SECOND
from bot.turns.finished import finished_game
from bot.turns.game import CommittedGame
from bot.turns.look import Refused, legal_move
from engine.game import Moved, Seat, View
from engine.games import GAMES, parse_log

TRIED = 5
"""How many of the best moves are judged by their worth: those that differ most from a weak player's."""

# Selects a finished game if a person has played it, or else theirs with the same throws: a challenge has one of each.
OWN_GAME = sql("""
    select id from (
        select id, ended_at, 0 as distance from game where id = :game
        union all
        select id, ended_at, 1 from game where throws_of = :game
        union all
        select other.id, other.ended_at, 1 from game join game as other on other.id = game.throws_of
        where game.id = :game
    ) own
    where exists (select 1 from result where result.game = own.id and result.user_id = :user_id)
    order by distance, ended_at desc, id
    limit 1
""")


def find_best(header: str, lines: Sequence[str], seat: Seat, steps: Sequence[int], _: Progress) -> str:
    """Find, among the decisions at these steps, the one that gained most over what the weakest player would have done.

    Return its step and that player's move as JSON, or `null` if that player would have done the same everywhere.
    """
    log = parse_log(header, lines)
    rules, states, found = GAMES[log.header.kind], log.states, []
    for step, move in _moves_of(log.events, seat).items():
        if step in steps:
            view = rules.view(states[step], seat)
            other, differences = _weaker(log.header.kind, view, step, move)
            # A move without a simple difference from the other makes no picture.
            if differences:
                found.append((differences, step, other))
    found.sort(key=lambda one: (-one[0], one[1]))
    reviewer, best, most = reviewer_of(log.header, log.events), None, 0.0
    for _differing, step, other in found[:TRIED]:
        event = log.events[step]
        moves = dict(event.moves) if isinstance(event, Moved) else {}
        verdict = reviewer.verdict(states[step], seat, {**moves, seat: other})
        if verdict is not None and verdict.loss > most:
            best, most = (step, rules.format_move(other)), verdict.loss
    return json.dumps(best)


def _moves_of(events: Sequence[object], seat: Seat) -> Mapping[int, Any]:
    """Return a seat's moves by their steps."""
    return {
        step: moves[seat]
        for step, event in enumerate(events)
        if isinstance(event, Moved) and seat in (moves := dict(event.moves))
    }


def _weaker(kind: str, view: View, step: int, move: Any) -> tuple[Any, float]:
    """Return what the weakest player would have done, and by how many points that differs."""
    other = next(iter(PARTS[kind].strengths.players.values()))(view, Random(step))
    differences = PARTS[kind].controls.differing(view, move, other) or ()
    return other, sum((one.points for one in differences), 0.0)


class Sharing:
    """Shows a person the move to share, and then others."""

    def __init__(self, services: Services, reviews: Reviews, tries: SecondTries) -> None:
        self._services = services
        self._reviews = reviews
        self._tries = tries
        self.handlers: Asks = {Verb.SHARE: self._share, ReviewVerb.BEST: self._share}

    async def _share(self, request: Request) -> Answer:
        services = self._services
        own = await services.store.value(OWN_GAME, game=request.game, user_id=request.user_id)
        game = request.game if own is None else str(own)
        loaded = await finished_game(services.store, game, request.user_id, request.now)
        if loaded.players.people.get(request.user_id) is None:
            raise Refused("not_playing")
        if request.control.tag:
            # People who see it may play the same throws.
            await services.coordinator.change(game, appearance.share)
        return await share(services, request, partial(self._shareable, request, loaded))

    async def _shareable(
        self, request: Request, loaded: CommittedGame, reader: Speech, theme: Theme | None
    ) -> Shareable:
        seen = await self._services.coordinator.look(loaded.row.id, request.user_id)
        viewer = replace(seen.viewer, locale=reader.locale, theme=theme or seen.viewer.theme)
        look, additions = replace(seen, viewer=viewer), self._services.refresher.additions
        log, seat, until = parse_log(*_texts(loaded)), look.need_seat(), loaded.row.dice.secret_until
        found, moves = ReplayedGame(look, log.states), _moves_of(log.events, seat)
        note, step, other = "", 0, ""
        if until is not None and request.now < until:
            note, moves = look.say("share-sealed", time=f"<t:{until // SECOND}:R>"), {}
        elif request.control.tag:
            step, other = request.control.step, request.control.arg
        elif moves:
            step, other = await self._chosen(loaded, found, moves, seat)
        picture, moment = _told(found, seat, step, other, moves)
        title = PARTS[look.kind].words.title(look)
        return Shareable(
            said=additions.result(look) or look.say("share-said", title=title, points=look.points[seat]),
            moment=moment,
            picture=picture,
            play=additions.play(look) or Control(Verb.ALONE, arg=look.kind),
            share=Control(Verb.SHARE, look.game, step, other),
            note=note,
        )

    async def _chosen(
        self, loaded: CommittedGame, found: ReplayedGame, moves: Mapping[int, Any], seat: Seat
    ) -> tuple[int, str]:
        """Return the step of the move to share, and a weak player's, if they differ plainly: the best by the
        review, or by points."""
        stored = await self._reviews.stored(loaded.row.id)
        if stored is not None:
            decided = stored.review.seats[seat].played
            steps = tuple(one.step for one in decided if one.grade is Grade.BEST)
            work = partial(find_best, *_texts(loaded), seat, steps)
            if (best := await self._tries.worked_out(loaded.row.id, work)) is not None:
                step, other = best
                return int(step), str(other)
        rules, states = GAMES[loaded.row.kind], found.states

        def gain(step: int) -> int:
            before, after = (rules.view(states[one], seat).points[seat] for one in (step, step + 1))
            return after - before

        step = max(moves, key=gain)
        weaker, differences = _weaker(loaded.row.kind, rules.view(states[step], seat), step, moves[step])
        return step, rules.format_move(weaker) if differences else ""


def _texts(loaded: CommittedGame) -> tuple[str, tuple[str, ...]]:
    return loaded.row.header or "", tuple(loaded.events)


def _told(
    found: ReplayedGame, seat: Seat, step: int, other: str, moves: Mapping[int, Any]
) -> tuple[Picture, str]:
    """Return the sheet before and after a move, and that move with what it left better; without any move, the empty
    sheet. Raises Refused for a step at which the seat made none."""
    if not moves:
        return PARTS[found.look.kind].pictures.preview(found.at(seat, 0)), ""
    if step not in moves:
        raise Refused("review_gone")
    rules, part, before = GAMES[found.look.kind], PARTS[found.look.kind], found.at(seat, step)
    view, after = rules.view(found.states[step], seat), rules.view(found.states[step + 1], seat)
    weaker = legal_move(rules, found.states[step], seat, other) if other else ""
    why = reason(before, moves[step], rules.parse_move(weaker) if weaker else None, most=1)
    words, when = part.controls.move(before, moves[step]), part.words.progress(before)
    when = f"{when[:1].upper()}{when[1:]}"
    sides = (
        side(before, view, found.say("share-side", which="before"), before=view),
        side(before, after, found.say("share-side", which="after"), before=view, is_better=True),
    )
    throws = [dice for thrown, dice in found.look.dice.throws if thrown < step][-1:]
    title = " · ".join(filter(None, (found.say(f"game-{found.look.kind}"), when)))
    picture = pair_picture(before, "share", title, throws, sides, said=[f"{words}."], words=why)
    label = " · ".join(filter(None, (when, words)))
    return picture, found.say("labelled", label=label, what=why)
