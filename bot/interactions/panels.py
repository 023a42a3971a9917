"""Opening a person's panel where they are."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.services import Services
from bot.messages.panel import panel_page
from bot.messages.sender import Interaction
from bot.store.messages import Sent
from bot.turns.look import Look, Refused


async def open_panel(services: Services, interaction: Interaction, look: Look) -> None:
    """Open the viewer's panel here, privately, in place of any other panel of theirs."""
    if look.seat is None:
        raise Refused("not_playing")
    # It shows times as a message in the channel does, which cannot be edited for long.
    players = tuple(replace(p, panel="channel") if p.seat == look.seat else p for p in look.players)
    opened = replace(look, players=players)
    page = panel_page(opened, str(interaction.locale), await services.refresher.table_url(look))
    message_id = await services.delivery.answer_private(interaction, page)
    if message_id is not None:
        channel_id = interaction.channel_id or look.channel_id
        sent = Sent("panel", channel_id, message_id, look.seat, interaction.token)
        await services.coordinator.set_panel(
            look.game, interaction.user.id, "channel", sent, shown=look.revision
        )
