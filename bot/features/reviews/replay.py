"""`/replay`: a finished game as a film."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.features.reviews.film_page import film_page
from bot.features.reviews.page import played
from bot.features.reviews.reviews import Reviews
from bot.features.reviews.statements import ReviewSql
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.first_answer import Interaction
from bot.pages.page import Page
from bot.turns.finished import finished_game
from bot.turns.look import Refused
from bot.turns.viewing import look

Id = app_commands.Range[str, 1, 12]
Round = app_commands.Range[int, 1, 999]


def add_replay(tree: app_commands.CommandTree[Any], services: Services, reviews: Reviews) -> None:
    @tree.command(name=named("command-replay"), description=named("command-replay-about"))
    @app_commands.rename(game=named("option-game"), first=named("option-first"), last=named("option-last"))
    @app_commands.describe(
        game=named("option-replayed-about"),
        first=named("option-first-about"),
        last=named("option-last-about"),
    )
    async def replay(
        interaction: Interaction,
        game: Id | None = None,
        first: Round | None = None,
        last: Round | None = None,
    ) -> None:
        work = _page(services, reviews, interaction, game, (first, last))
        page = await services.delivery.defer_while(interaction, work, opens_message=True)
        await services.delivery.answer_private(interaction, page)


async def _page(
    services: Services,
    reviews: Reviews,
    interaction: Interaction,
    game: str | None,
    asked: tuple[int | None, int | None],
) -> Page:
    user, locale = interaction.user.id, str(interaction.locale)
    if game is None:
        async with services.store.reading() as tx:
            rows = await tx.values(ReviewSql.last_finished_game, user_id=user)
        if not rows:
            raise Refused("film_none")
        game = str(rows[0][0])
    try:
        loaded = await finished_game(services.store, game.strip().lower(), user, services.coordinator.now())
    except Refused as refused:
        if refused.code == "no_game":
            raise Refused("unknown_game") from refused
        raise
    found = played(look(loaded, user))
    is_here = interaction.guild_id is not None and loaded.row.place.guild_id == interaction.guild_id
    if found.look.own is None and not is_here:
        raise Refused("unknown_game")
    ends = found.rounds
    first, last = asked
    start, end = first or 0, last or max(ends)
    if not start <= end <= max(ends):
        raise Refused("film_rounds", {"last": max(ends)})
    stored = await reviews.stored(loaded.row.id)
    shown = {number: step for number, step in ends.items() if start <= number <= end}
    return film_page(found, shown, None if stored is None else stored.review, locale)
