"""Challenges, declared in one value."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.boards.kinds import said_by
from bot.features.feature import Feature, Running
from bot.features.ghosts.challenge import ChallengePages
from bot.features.ghosts.challenge_messages import ChallengeSweep
from bot.features.ghosts.challenges import CHALLENGES_COUNTED, Challenge
from bot.features.ghosts.facts import GHOST_HOOKS
from bot.features.ghosts.panels import RIVALRY
from bot.features.ghosts.verbs import ChallengeVerb
from bot.interactions.boards import SOLO_GAMES, BoardKind, Figure
from bot.interactions.home.parts import HomeEntry, HomePart, PageButton, Rank, Shelf, Visit
from bot.interactions.services import Services
from bot.pages.control import Control, Verb
from bot.pages.layouts import escape_markdown
from bot.pages.page import button
from bot.pages.texts import Speech
from bot.store.database import Transaction
from bot.store.records import Personal
from bot.store.statements import sql
from bot.turns.clocks import SECOND

MOST_AT_HOME = 3
"""The most challenges on the home page."""
DUEL_BUTTON = PageButton(
    control=Control(Verb.DUEL),
    label="home-duel",
    about="home-duel-about",
    emoji="⚔️",
    shelf=Shelf.MORE,
)

# Counts a person's decided challenges, those that they won, and those that they lost; the rest are ties.
# As on the board, an opponent who never played has lost nothing, and it is no win if half of the throws
# were not played.
CHALLENGES_DECIDED = sql("""
    select count(*) as decided,
        coalesce(sum(case
            when answered.status <> 'finished' and 2 * answered.step < asked.step then 0
            when winner = :user_id then 1
            else 0
        end), 0) as won,
        coalesce(sum(case when winner not in (:user_id, 0) then 1 else 0 end), 0) as lost
    from challenge left join game asked on asked.id = challenge.game
    left join game answered on answered.id = challenge.answer
    where winner is not null and (challenger = :user_id or (opponent = :user_id and answer is not null))
""")


async def challenge_figure(tx: Transaction, user_id: int, _: int, reader: Speech) -> Sequence[Figure]:
    """Return how many were won and lost; a tie is neither."""
    [(decided, won, lost)] = await tx.rows(CHALLENGES_DECIDED, user_id=user_id)
    if not decided:
        return ()
    return (Figure(reader.say("challenge-figure"), f"{won} : {lost}"),)


# Selects the challenges that a person has neither accepted nor declined.
CHALLENGES_WAITING = sql(
    Challenge, "select * from challenge where opponent = :user_id and stage = 'asked' order by made_at, id"
)


def _run(services: Services) -> Running:
    pages = ChallengePages(services)

    async def entries(visit: Visit) -> Sequence[HomeEntry]:
        """Return the challenges that wait for this person's answer."""
        waiting = await services.store.rows(CHALLENGES_WAITING, user_id=visit.user_id)
        people = services.records.people
        return [_waiting(row, await people.name(row.challenger), visit) for row in waiting[:MOST_AT_HOME]]

    return Running(
        commands=(pages.command,),
        handlers=pages.handlers,
        opening=frozenset({ChallengeVerb.BEGIN, ChallengeVerb.REPLAY, ChallengeVerb.ACCEPT}),
        linked=frozenset({ChallengeVerb.REPLAY}),
        home=HomePart(entries=entries, buttons=(DUEL_BUTTON,)),
        sweeps=(ChallengeSweep(services).sweep,),
    )


def _waiting(row: Challenge, challenger: str, reader: Speech) -> HomeEntry:
    title = reader.say("home-challenge", player=escape_markdown(challenger))
    until = "" if row.until is None else f"<t:{row.until // SECOND}:R>"
    about = reader.say("home-challenge-about", game=reader.say(f"game-{row.game_kind}"), time=until)
    accept = button(Control(ChallengeVerb.ACCEPT, arg=row.id), reader.say("challenge-accept"), emoji="⚔️")
    return HomeEntry(Rank.CHALLENGE, title, about, accept)


EXPORT_CHALLENGES = sql("""
    select game_kind, game, answer, case when challenger = :user_id then 1 else 0 end as is_mine,
        case when winner = :user_id then 1 else 0 end as is_won, stage, made_at, ended_at
    from challenge where challenger = :user_id or opponent = :user_id
    order by made_at, id
""")


# The longest time is that of both stages; a failure delays by minutes.
MOVE_CHALLENGES_AHEAD = sql("""
    update challenge set due_at = case when due_at > cast(:now as bigint) + 600000 then 0 else due_at end,
        until = case when until > cast(:now as bigint) + 518400000 then cast(:now as bigint) + 518400000
            else until end
    where is_told = 0 and (due_at > cast(:now as bigint) + 600000 or until > cast(:now as bigint) + 518400000)
""")
# Somebody who is deleted plays no further: their open challenges end without a winner, and the channel is
# told so.
END_CHALLENGES_OF = sql("""
    update challenge set stage = 'over', ended_at = :now, due_at = 0
    where (challenger = :user_id or opponent = :user_id) and stage <> 'over'
""")
# Redraws games that are played against this person's results, without their name.
REDRAW_RIVALS = sql("""
    update message set shows = -1, wants = (select revision + 1 from game where game.id = message.game),
        is_urgent = 1,
        failures = 0, due_at = 0
    where is_retired = 0 and game in (
        select game from challenge where challenger = :user_id or opponent = :user_id
        union select answer from challenge where challenger = :user_id or opponent = :user_id
        union select race.id from game race join player on player.game = race.throws_of
        where player.user_id = :user_id
    )
""")
FORGET_RIVALS = sql("""
    update game set facts = replace(facts, '"rival": "' || cast(cast(:user_id as bigint) as text) || '"',
        '"rival": ""'), revision = revision + 1
    where id in (
        select game from challenge where challenger = :user_id or opponent = :user_id
        union select answer from challenge where challenger = :user_id or opponent = :user_id
        union select race.id from game race join player on player.game = race.throws_of
        where player.user_id = :user_id
    )
""")
# What was posted stays, without their name.
TELL_CHALLENGES_AGAIN = sql("""
    update challenge set is_told = 0, due_at = 0
    where (challenger = :user_id or opponent = :user_id) and message_id <> 0
""")
UNSEAL_GAMES_OF = sql("""
    update game set secret_until = null, revision = revision + 1
    where secret_until = 9223372036854775807 and id in (
        select game from challenge where challenger = :user_id or opponent = :user_id
        union select answer from challenge where challenger = :user_id or opponent = :user_id
    ) and not exists (
        select 1 from challenge
        where stage <> 'over' and (challenge.game = game.id or challenge.answer = game.id)
    )
""")
FORGET_CHALLENGER = sql("""
    update challenge set challenger = :person,
        winner = case when winner = :user_id then :person else winner end
    where challenger = :user_id
""")
FORGET_OPPONENT = sql("""
    update challenge set opponent = :person, winner = case when winner = :user_id then :person else winner end
    where opponent = :user_id
""")
# Asked every second.
CHALLENGES_GOING_ON = sql("select 1 as found where exists (select * from challenge where is_told = 0)")
# A challenge takes days, but a server is forgotten after a month.
FORGET_RIVALRY_CHANNELS = sql("""
    update game set facts = replace(facts, '"channel_id": ' || cast((
        select max(channel_id) from challenge where challenge.game = game.id or challenge.answer = game.id
    ) as text), '"channel_id": null'), noted = noted + 1
    where id in (
        select game from challenge where guild_id = :guild_id
        union select answer from challenge where guild_id = :guild_id
    )
""")
FORGET_SERVER_CHALLENGES = sql("""
    update challenge set guild_id = 0, channel_id = 0, message_id = 0 where guild_id = :guild_id
""")
# The ghost stays, without a name.
FORGET_GHOSTS = sql("update player set ghost_user = null, name = '' where ghost_user = :user_id")


CHALLENGE_BOARD = BoardKind(
    name="challenges",
    place=40,
    of_game=lambda _: [("challenge", "")],
    value=said_by("board-value-challenges"),
    group=SOLO_GAMES,
    empty="board-no-challenge",
    counting=CHALLENGES_COUNTED,
)
"""How many people somebody has beaten in challenges."""
GHOST_GAMES = Feature(
    name="ghosts",
    run=_run,
    addition=RIVALRY,
    hooks=GHOST_HOOKS,
    personal=Personal(
        copies={"challenges": EXPORT_CHALLENGES},
        forget=(
            REDRAW_RIVALS,
            FORGET_RIVALS,
            END_CHALLENGES_OF,
            TELL_CHALLENGES_AGAIN,
            UNSEAL_GAMES_OF,
            FORGET_CHALLENGER,
            FORGET_OPPONENT,
            FORGET_GHOSTS,
        ),
        forget_server=(FORGET_RIVALRY_CHANNELS, FORGET_SERVER_CHALLENGES),
    ),
    due=CHALLENGES_GOING_ON,
    ahead=MOVE_CHALLENGES_AHEAD,
    boards=(CHALLENGE_BOARD,),
    figures=challenge_figure,
)
