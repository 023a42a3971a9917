"""The link that enters a finished game as a play in the app BG Stats, on the device of the person who follows it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, ClassVar
from urllib.parse import quote

from bot import COMMAND
from bot.games.names import plain_names
from bot.store.rows import Fact
from bot.turns.clocks import MINUTE, SECOND
from bot.turns.look import Look, Seated

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
MAX_LENGTH = 1500
"""The most characters of a link: with it, the words at the end of a game fit into a message. A link button takes 512,
too few for the fields without which the app refuses a play of three."""


@dataclass(frozen=True, slots=True)
class Play(Fact):
    """What only the database knows of a play, and the seats that want to enter it."""

    NAME: ClassVar[str] = "bgstats"
    began: int
    """The time (ms UTC) at which the players had come together."""
    ended: int
    seats: tuple[int, ...]
    """The seats of people who keep their plays in BG Stats."""


def play_lines(look: Look) -> Iterable[str]:
    """Offer the link to those who have asked for it, for their own panel."""
    play = look.facts.of(Play)
    if play is not None and look.viewer.seat in play.seats:
        yield look.say("bgstats-link", url=play_link(look, play))


def play_link(look: Look, play: Play) -> str:
    """Return the link, with names shortened as its length requires."""
    names = plain_names(look)
    spare = MAX_LENGTH - len(_link(look, play, [""] * len(names)))
    return _link(look, play, [_cut(name, spare // len(names)) for name in names])


def _link(look: Look, play: Play, names: Iterable[str]) -> str:
    points = look.points
    content: dict[str, Any] = {
        "sourceName": COMMAND,
        "sourcePlayId": look.game,
        "playDate": datetime.fromtimestamp(play.ended / SECOND, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "game": {
            "name": look.say(f"game-{look.kind}"),
            "sourceGameId": look.kind,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": name,
                "sourcePlayerId": _id_of(player),
                "score": str(points[player.seat]),
                "winner": player.seat in look.winners,
                # On Android the app refuses players without this, though its documentation makes it optional.
                "startPlayer": False,
            }
            for player, name in zip(look.players, names, strict=True)
        ],
    }
    if not look.clock.is_slow:
        # The time between the turns of a game over days is not playing time.
        content["durationMin"] = max(1, round((play.ended - play.began) / MINUTE))
    return ADDRESS + quote(json.dumps(content, ensure_ascii=False, separators=(",", ":")), safe="")


def _id_of(player: Seated) -> str:
    """Return the id by which the app recognises a player in further plays, instead of a Discord account."""
    known = player.user_id or player.ghost_user or f"{player.computer} {player.name}"
    return sha256(f"{COMMAND} {known}".encode()).hexdigest()[:10]


def _cut(name: str, room: int) -> str:
    """Return the part of a name that takes at most this many characters in a link."""
    while len(quote(json.dumps(name, ensure_ascii=False)[1:-1], safe="")) > room:
        name = name[:-1]
    return name
