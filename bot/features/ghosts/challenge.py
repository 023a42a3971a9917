"""`/challenge` and its page: you play alone now, and somebody else plays the same throws after you, or did
before."""

from __future__ import annotations

from dataclasses import asdict, replace

from bot.features.ghosts.challenges import (
    CHALLENGE_BY_ID,
    INSERT_CHALLENGE,
    OPEN_CHALLENGES,
    Challenge,
    challenge_accepted,
    challenge_ended,
)
from bot.features.ghosts.duel_page import (
    LEVEL,
    OPPONENT,
    Pairing,
    duel_page,
    levels_of,
    parse_chosen,
    usual_level,
    with_value,
)
from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.finished import offered_games, source_of
from bot.features.ghosts.setup import setup_again
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.names import player_name
from bot.games.registry import PARTS
from bot.games.solo import solo_games, solo_of, usual_choice
from bot.interactions.answers import Answer, Private, Sheet, Shown
from bot.interactions.commands.declared import USER, Argument, Command, Places
from bot.interactions.commands.opening import need_place, open_pressed, server_defaults
from bot.interactions.commands.options import own_game
from bot.interactions.commands.play import preparation
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.control import NO_GAME, Verb, base36
from bot.pages.page import Page
from bot.pages.texts import text
from bot.store.errors import LostRace
from bot.store.people import INSERT_PERSON
from bot.store.rows import OVER, SEALED, SOLO, Facts
from bot.store.statements import Statement, statement
from bot.turns.clocks import DAY, SECOND
from bot.turns.finished import finished_game
from bot.turns.game import CommittedGame
from bot.turns.limits import CHALLENGES, LEVELS
from bot.turns.look import Refused, Setup
from bot.turns.viewing import look

MOST_MADE, MOST_GOT = 5, 10
"""The most open challenges that one person may have made, and that may wait for one person."""
TIME = 3 * DAY
"""The time for each of the two to play, counted from the challenge or its acceptance, and for the opponent
to accept."""


class ChallengePages:
    def __init__(self, services: Services) -> None:
        self._services = services
        self.command = Command(
            "challenge",
            self._open,
            (Argument("opponent", "option-challenged-about", USER, default=None),),
            Places.GROUPS,
        )
        self.handlers: Asks = {
            Verb.DUEL: self._show,
            ChallengeVerb.GHOST: self._show_source,
            ChallengeVerb.BEGIN: self._begin,
            ChallengeVerb.REPLAY: self._replay,
            ChallengeVerb.ACCEPT: self._accept,
            ChallengeVerb.REFUSE: self._refuse,
        }

    async def _open(self, request: Request) -> Answer:
        game, opponent = await own_game(self._services, request.user_id), request.options["opponent"]
        if opponent is not None:
            _need_home(request)
            _need_opponent(request.user_id, opponent.id, is_bot=opponent.is_bot, is_member=opponent.is_member)
        chosen = Pairing(game, usual_level(game), None if opponent is None else opponent.id)
        return Private(await _page(self._services, request, chosen))

    async def _show(self, request: Request) -> Answer:
        """Open the page, or show what was chosen on it."""
        chosen, what = await _known(self._services, request), request.control.tag.partition(".")[0]
        if not what:
            return Private(await _page(self._services, request, chosen))
        chosen = with_value(chosen, what, request.value)
        if what == OPPONENT and chosen.opponent is not None:
            person = request.people.get(chosen.opponent)
            is_bot, is_member = (person.is_bot, person.is_member) if person else (False, True)
            _need_opponent(request.user_id, chosen.opponent, is_bot=is_bot, is_member=is_member)
        return Shown(await _page(self._services, request, chosen))

    async def _show_source(self, request: Request) -> Answer:
        """Open the page for the throws of this game, on messages of versions in which it was raced."""
        return Private(await _page(self._services, request, Pairing("", "", source=request.game)))

    async def _begin(self, request: Request) -> Answer:
        chosen = await _known(self._services, request)
        if chosen.source != NO_GAME:
            source = await source_of(self._services, request, chosen.source)
            return await open_pressed(self._services, request, _again(request, source, Rivalry("race")))
        if chosen.opponent is None:
            raise Refused("challenged_nobody")
        row = await _new(self._services, request, chosen, chosen.opponent)
        return await _opened(self._services, request, row, chosen)

    async def _replay(self, request: Request) -> Answer:
        """Open a game with the throws of one that was shared, or continue it: a link is followed more than once."""
        source = await source_of(self._services, request, request.game)
        coordinator = self._services.coordinator
        for game in await coordinator.games_of(request.user_id):
            found = await coordinator.look(game, request.user_id)
            known = found.facts.of(Rivalry)
            if found.dice.throws_of == request.game and known is not None and not known.is_challenge:
                return Sheet(found)
        return await open_pressed(self._services, request, _again(request, source, Rivalry("race")))

    async def _accept(self, request: Request) -> Answer:
        """Open the game with the challenger's throws, or continue it."""
        row = await self._asked(request)
        if row.answer is not None:
            found = await self._services.coordinator.look(row.answer, request.user_id)
            if found.status in OVER:
                raise Refused("challenge_over")
            return Sheet(found)
        try:
            return await open_pressed(self._services, request, await _answer_to(self._services, request, row))
        except LostRace as error:
            raise Refused("challenge_over") from error

    async def _refuse(self, request: Request) -> Answer:
        row = await self._asked(request)
        ended = tuple(challenge_ended(row, None, self._services.coordinator.now()))
        if row.stage != "asked" or not await self._services.store.try_commit(ended):
            raise Refused("challenge_over")
        locale = request.locale if request.where.is_private else row.locale
        return Shown(Page(text(locale, "challenge-refused")))

    async def _asked(self, request: Request) -> Challenge:
        row = await self._services.store.row(CHALLENGE_BY_ID, id=request.control.arg)
        if row is None or row.stage == "over":
            raise Refused("challenge_over")
        if row.opponent != request.user_id:
            raise Refused("not_challenged")
        return row


async def _page(services: Services, request: Request, chosen: Pairing) -> Page:
    server, goal = request.where.server, ""
    if chosen.source != NO_GAME:
        source = await source_of(services, request, chosen.source)
        chosen, goal = replace(chosen, game=source.row.kind), _goal(source, request)
    return duel_page(
        chosen,
        await offered_games(services, request.user_id, chosen.game, server, chosen.opponent),
        request,
        goal=goal,
        days=TIME // DAY,
        tag=base36(request.id),
        is_server=server is not None,
    )


def _goal(source: CommittedGame, request: Request) -> str:
    """Say whose game is to be beaten."""
    shown = look(source, request.user_id).read_in(request.locale)
    [player] = shown.players
    return request.say(
        "duel-goal",
        player="own" if player.user_id == request.user_id else player_name(player, shown),
        points=shown.points[0],
        title=PARTS[shown.kind].words.title(shown),
        time=f"<t:{(source.row.ended_at or 0) // SECOND}:D>",
    )


async def _known(services: Services, request: Request) -> Pairing:
    """Return the choices on the pressed page, with defaults for those that it lacks or that are no longer
    offered."""
    chosen = parse_chosen(request.control.arg, request.game, request.user_id)
    if chosen.game not in solo_games():
        chosen = replace(chosen, game=await own_game(services, request.user_id))
    is_offered = chosen.level in levels_of(chosen.game, request)
    return chosen if is_offered else replace(chosen, level=usual_level(chosen.game))


def _need_home(request: Request) -> None:
    """Raise Refused if the bot could neither ask the opponent nor post the result."""
    if request.where.guest_of is not None:
        raise Refused("challenge_guest")


def _need_opponent(user_id: int, opponent: int, *, is_bot: bool, is_member: bool) -> None:
    if opponent == user_id:
        raise Refused("challenged_self")
    if is_bot:
        raise Refused("challenged_bot", {"player": f"<@{opponent}>"})
    if not is_member:
        raise Refused("challenged_stranger", {"player": f"<@{opponent}>"})


async def _new(services: Services, request: Request, chosen: Pairing, opponent: int) -> Challenge:
    """Return a challenge that may be made here now; raises Refused."""
    guild_id, user_id, now = request.where.server, request.user_id, services.coordinator.now()
    _need_home(request)
    if guild_id is None:
        raise Refused("not_in_dm")
    _need_opponent(user_id, opponent, is_bot=False, is_member=True)
    await need_place(services, request)
    [found] = await services.store.rows(OPEN_CHALLENGES, challenger=user_id, opponent=opponent)
    player = f"<@{opponent}>"
    if found.between_both:
        raise Refused("challenged_already", {"player": player})
    if found.by_challenger >= MOST_MADE:
        raise Refused("challenges_of_host", {"count": MOST_MADE})
    if found.for_opponent >= MOST_GOT:
        raise Refused("challenges_of_guest", {"player": player})
    return Challenge(
        id=request.tag,
        game="",
        game_kind=chosen.game,
        challenger=user_id,
        opponent=opponent,
        guild_id=guild_id,
        channel_id=request.where.need_channel(),
        locale=(await server_defaults(services, request)).language,
        stage="playing",
        made_at=now,
        until=now + TIME,
    )


async def _opened(services: Services, request: Request, row: Challenge, chosen: Pairing) -> Answer:
    """Open the challenger's game, alone and without hints; the opponent is asked when it is over.

    The dice are new, because anyone could have seen those of an earlier game.
    """
    solo = solo_of(row.game_kind)
    if solo is None:
        raise Refused("challenge_not_alone")
    choice = usual_choice(solo, {LEVEL: chosen.level} if chosen.level else {})
    short = {"throws": str(PARTS[row.game_kind].express)} if chosen.is_express else {}
    services.coordinator.limiter.take(CHALLENGES, row.people)
    setup = Setup(
        kind=row.game_kind,
        variant=choice.variant,
        mode=SOLO,
        header_options={**choice.header_options, **short},
        seats=1,
        clock="none",
        panel="channel",
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=request.locale,
        has_hints=False,
        secret_until=SEALED,
        facts=Facts().put(
            Rivalry(
                "challenger",
                str(row.opponent),
                channel_id=row.channel_id,
                until=row.until,
                answer_until=row.made_at + 2 * TIME,
            )
        ),
        also=lambda game: (
            Statement(INSERT_CHALLENGE, {**asdict(row), "game": game}),
            statement(INSERT_PERSON, id=row.opponent),
        ),
    )
    if choice.make is not None:
        services.coordinator.limiter.take(LEVELS, row.challenger)
        setup = await preparation(services, choice.make)(setup)
    return await open_pressed(services, request, setup)


async def _answer_to(services: Services, request: Request, row: Challenge) -> Setup:
    """Return the opponent's game: the same sheet and throws, alone."""
    now = services.coordinator.now()
    source = await finished_game(services.store, row.game, row.challenger, now, is_sealed=True)
    return replace(
        _again(request, source, Rivalry("opponent", channel_id=row.channel_id, until=now + TIME)),
        has_hints=False,
        secret_until=SEALED,
        also=lambda game: (challenge_accepted(row, game, now + TIME),),
    )


def _again(request: Request, source: CommittedGame, rivalry: Rivalry) -> Setup:
    """Return the game with these throws, opened where this person presses."""
    setup = setup_again(
        source,
        rivalry,
        guild_id=request.where.server,
        channel_id=request.where.need_channel(),
        locale=request.locale,
    )
    return replace(setup, guest_of=request.where.guest_of)
