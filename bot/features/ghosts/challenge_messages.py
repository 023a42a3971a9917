"""Lead challenges from the challenger's game to the result, with one message to the opponent and one to the
channel."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord

from bot.features.ghosts.challenge import TIME
from bot.features.ghosts.challenge_page import asking_page, result_page, winner_of
from bot.features.ghosts.challenges import Challenge, challenge_ended
from bot.interactions.languages import LANGUAGE
from bot.interactions.services import Services
from bot.messages.failures import TRY_GAP, UNREACHABLE, is_passing, refusal
from bot.messages.first_answer import ACCIDENTS
from bot.store.errors import StoreError
from bot.store.statements import Statement, guard, sql, statement
from bot.turns import appearance, lobby
from bot.turns.clocks import DAY
from bot.turns.look import Refused

logger = logging.getLogger(__name__)

# Selects challenges with something to do: ask, end or tell.
DUE_CHALLENGES = sql(
    Challenge,
    """
    select challenge.* from challenge
    join game on game.id = challenge.game left join game answer on answer.id = challenge.answer
    where challenge.is_told = 0 and challenge.due_at <= :now and (
        (challenge.stage = 'playing' and game.status in ('finished', 'cancelled'))
        or (challenge.stage = 'asked' and challenge.is_asked = 0)
        or (challenge.stage = 'answering' and answer.status in ('finished', 'cancelled'))
        or (challenge.stage <> 'over' and challenge.until <= :now)
        or challenge.stage = 'over'
    )
    order by challenge.made_at, challenge.id
    limit 50
    """,
)
ASK_CHALLENGE = sql("""
    update challenge set stage = 'asked', until = :until where id = :id and stage = 'playing'
""")
CHALLENGE_ASKED = sql("update challenge set is_asked = 1, due_at = 0 where id = :id")
# If somebody was deleted in the meantime, the message still names them, and must be changed.
CHALLENGE_TOLD = sql("""
    update challenge set message_id = :message_id,
        is_told = case when challenger = :challenger and opponent = :opponent then 1 else 0 end
    where id = :id
""")
CHALLENGE_FAILED = sql("update challenge set due_at = :due_at where id = :id")
HAS_OPEN_CHALLENGE = sql("select 1 from challenge where game = :game and stage <> 'over' limit 1")


class ChallengeSweep:
    """Takes the steps of challenges: each is written before anybody is told, and only one process gets to
    write it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def sweep(self) -> None:
        """Do what is due in challenges; called once a second while there are any."""
        now = self._services.coordinator.now()
        if not self._services.coordinator.peers.is_keeper:
            return
        for row in await self._services.store.rows(DUE_CHALLENGES, now=now):
            try:
                await self._tend(row, now)
            except StoreError:
                raise
            except Exception:
                logger.exception("a challenge failed")
                await self._services.store.commit(
                    (statement(CHALLENGE_FAILED, id=row.id, due_at=now + TRY_GAP),)
                )

    async def _tend(self, row: Challenge, now: int) -> None:
        if row.stage == "over":
            await self._tell(row, now)
        elif row.stage != "asked":
            await self._follow(row, now)
        elif _is_late(row, now):
            await self._services.store.try_commit(tuple(challenge_ended(row, None, now)))
        else:
            await self._ask(row, now)

    async def _follow(self, row: Challenge, now: int) -> None:
        """Check whether the game being played is over, or its time is up."""
        first = await self._services.coordinator.look(row.game)
        answer = None if row.answer is None else await self._services.coordinator.look(row.answer)
        played = first if answer is None else answer
        if not played.is_over:
            if _is_late(row, now):
                # The game, which may have just ended, decides what becomes of the challenge.
                with suppress(Refused):
                    await self._services.coordinator.change(
                        played.game, lobby.cancel, played.host_id, is_moderator=True
                    )
        elif answer is None and first.status == "finished":
            # After a long outage there is still a day.
            until = max(row.made_at + 2 * TIME, now + DAY)
            await self._services.store.try_commit((guard(ASK_CHALLENGE, id=row.id, until=until),))
        else:
            await self._services.store.try_commit(
                tuple(challenge_ended(row, winner_of(row, first, answer), now))
            )

    async def _ask(self, row: Challenge, now: int) -> None:
        """Send the opponent their one message, or name them in the channel if they take no direct ones."""
        look, nonce = await self._services.coordinator.look(row.game), f"ask-{row.id}"
        challenger = await self._services.records.people.name(row.challenger)
        own = (await self._services.records.settings.of("person", row.opponent))[LANGUAGE] or row.locale
        try:
            try:
                page = asking_page(row, look.read_in(own), challenger, is_here=False)
                sent = await self._services.delivery.send_direct(row.opponent, page, nonce, is_first=False)
                named = [row.challenger]
            except discord.HTTPException as error:
                if refusal(error) not in UNREACHABLE:
                    raise
                page = asking_page(row, look.read_in(row.locale), challenger, is_here=True)
                sent = await self._services.delivery.send_public(row.channel_id, page, nonce, is_first=False)
                named = [*row.people]
        except ACCIDENTS as error:
            await self._missed(row, error, now)
            return
        await self._services.store.commit((statement(CHALLENGE_ASKED, id=row.id),))
        await self._services.coordinator.messages.shown_to_all(*sent, named)

    async def _tell(self, row: Challenge, now: int) -> None:
        """Post the result and unseal the throws."""
        if row.answer is not None:
            await self._services.coordinator.change(row.answer, appearance.publish_throws)
        if await self._services.store.value(HAS_OPEN_CHALLENGE, game=row.game) is None:
            await self._services.coordinator.change(row.game, appearance.publish_throws)
        first = await self._services.coordinator.look(row.game)
        answer = None if row.answer is None else await self._services.coordinator.look(row.answer)
        try:
            page, message_id = result_page(row, first, answer), row.message_id
            if message_id:
                # Somebody has been deleted since it was sent.
                await self._services.delivery.edit_public(row.channel_id, message_id, page)
            else:
                _, message_id = await self._services.delivery.send_public(
                    row.channel_id, page, f"won-{row.id}", is_first=False
                )
        except ACCIDENTS as error:
            await self._missed(row, error, now)
        else:
            await self._services.store.commit((_told(row, message_id),))

    async def _missed(self, row: Challenge, error: Exception, now: int) -> None:
        """Schedule another attempt; give up what Discord refuses for good."""
        logger.info("a message of a challenge failed (%s)", type(error).__name__)
        done = _told(row) if row.stage == "over" else statement(CHALLENGE_ASKED, id=row.id)
        again = statement(CHALLENGE_FAILED, id=row.id, due_at=now + TRY_GAP)
        await self._services.store.commit((again if is_passing(error) else done,))


def _told(row: Challenge, message_id: int = 0) -> Statement:
    """Return the statement that the result was posted in this message, or will not be posted."""
    people = {"challenger": row.challenger, "opponent": row.opponent}
    return statement(CHALLENGE_TOLD, id=row.id, message_id=message_id, **people)


def _is_late(row: Challenge, now: int) -> bool:
    return row.until is not None and row.until <= now
