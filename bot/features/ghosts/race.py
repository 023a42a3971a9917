"""A race against a finished game: a page says whose game it is, then one press begins."""

from __future__ import annotations

import asyncio

from bot.features.boards.standings import BoardName, board
from bot.features.ghosts.finished import BEST_GAMES, BEST_OF_SEASON, NEWEST_GAMES, FinishedGame
from bot.features.ghosts.setup import given_up_seat, need_legal, need_open, setup_against
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.names import player_name
from bot.games.registry import PARTS
from bot.interactions.answers import Answer, Private
from bot.interactions.commands.opening import open_pressed
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.control import Control
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Page, Style, button
from bot.store.database import Store
from bot.store.periods import season_at
from bot.store.rows import LAST_GUILD, SOLO
from bot.store.settings import LISTED
from bot.turns.clocks import SECOND
from bot.turns.finished import finished_game
from bot.turns.game import CommittedGame, LoadedGame
from bot.turns.look import Look, Refused
from bot.turns.viewing import look

RECENT = 6
"""How many of a person's newest games are offered."""
GO = "go"
"""The `arg` of the press that begins the race."""


def race_handlers(services: Services) -> Asks:
    async def race(request: Request) -> Answer:
        source = await source_of(services, request, request.game)
        if request.control.arg != GO:
            return show_race(request, source)
        setup = setup_against(
            source,
            request.user_id,
            guild_id=request.where.server,
            channel_id=request.where.need_channel(),
            locale=request.locale,
        )
        return await open_pressed(services, request, setup)

    return {ChallengeVerb.GHOST: race}


def show_race(request: Request, source: CommittedGame) -> Answer:
    """Say whose game it is, what they made of it, and what the race would be."""
    return Private(race_page(look(source, request.user_id).read_in(request.locale), source, request.user_id))


async def source_of(services: Services, request: Request, game: str) -> CommittedGame:
    """Return a finished game that this person may race here; raises Refused for any other."""
    user_id, now = request.user_id, services.coordinator.now()
    try:
        source = await finished_game(services.store, game, user_id, now)
    except Refused as refused:
        if refused.code != "review_not_over":
            raise
        raise Refused("ghost_not_over") from refused
    is_own = any(player.user_id == user_id for player in source.players)
    is_here = request.where.server is not None and source.row.place.guild_id == request.where.server
    if not is_own and not is_here:
        raise Refused("unknown_game")
    need_open(source, now)
    await asyncio.to_thread(need_legal, source, user_id)
    return source


async def offered_games(
    services: Services, user_id: int, game: str, guild_id: int | None, other: int | None
) -> list[tuple[str, FinishedGame]]:
    """Return the games of this kind that a person may race, each with whose it is.

    These are their own best and newest ones and, on a server, the newest of another person and the best of last
    season's champion.
    """
    store, offers = services.store, list[tuple[str, FinishedGame]]()
    if guild_id is not None:
        if other is not None and (await services.records.settings.fresh("person", other))[LISTED]:
            offers += [("other", one) for one in await _newest(store, other, game, guild_id)]
        if (champions := await _champions(services, user_id, game, guild_id)) is not None:
            offers.append(("champion", champions))
    bests = await store.rows(BEST_GAMES, user_id=user_id, game_kind=game)
    offers += [("best", one) for one in bests[:RECENT]]
    offers += [("newest", one) for one in await _newest(store, user_id, game)]
    known = dict[str, tuple[str, FinishedGame]]()
    for whose, one in offers:
        known.setdefault(one.game, (whose, one))
    return list(known.values())


async def _newest(store: Store, user_id: int, game: str, guild_id: int | None = None) -> list[FinishedGame]:
    """Return a person's newest games whose seats do not act in turn, on one server or everywhere."""
    span = {"from_guild": guild_id or 0, "to_guild": guild_id or LAST_GUILD}
    newest = await store.rows(NEWEST_GAMES, user_id=user_id, game_kind=game, limit=RECENT, **span)
    return [one for one in newest if one.mode not in PARTS[game].without_ghosts]


async def _champions(services: Services, user_id: int, game: str, guild_id: int) -> FinishedGame | None:
    """Return the best game of last season's first, on the first board where that person has one."""
    now = services.coordinator.now()
    season = season_at(season_at(now).since - 1)
    modes = [mode for mode in PARTS[game].scoring.modes if mode not in {SOLO, *PARTS[game].without_ghosts}]
    for kind in ("beaten", "wins"):
        for mode in modes:
            asked = BoardName(kind, game, mode, guild_id=guild_id, period=season.name)
            first = (await board(services.store, asked, user_id, now=now, rows=1)).rows
            if first and first[0].user_id > 0:
                best = await services.store.row(
                    BEST_OF_SEASON,
                    user_id=first[0].user_id,
                    game_kind=game,
                    mode=mode,
                    guild_id=guild_id,
                    since=season.since,
                    until=season.until,
                )
                if best is not None:
                    return best
    return None


def race_page(shown: Look, source: LoadedGame, user_id: int) -> Page:
    """Return the page with the button that begins the race of this person against the finished game."""
    part, points = PARTS[shown.kind], PARTS[shown.kind].scoring.points(shown)
    taken = given_up_seat(source, user_id)
    rivals = [player for player in shown.players if shown.is_solo or player.seat != taken]
    lines = [
        shown.say(
            "race-rival",
            player=shown.say("race-own") if player.user_id == user_id else player_name(player, shown),
            points=points[player.seat],
        )
        for player in sorted(rivals, key=lambda player: -points[player.seat])
    ]
    seat = next(player for player in shown.players if player.seat == taken)
    how = "alone" if shown.is_solo else "own" if seat.user_id == user_id else "seat"
    go = button(
        Control(ChallengeVerb.GHOST, shown.game, shown.step, GO),
        shown.say("race-begin"),
        Style.SUCCESS,
        emoji="👻",
    )
    played = f"<t:{(source.row.ended_at or 0) // SECOND}:D>"
    return layout_page(
        words(shown.say("race-title", title=part.words.title(shown), time=played), *lines),
        rule(),
        words(
            shown.say("race-how", how=how, player=player_name(seat, shown), points=points[taken]),
        ),
        row(go),
    )
