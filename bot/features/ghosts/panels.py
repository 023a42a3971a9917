"""What the messages of a game say about the challenge that it belongs to."""

from __future__ import annotations

from collections.abc import Iterable

from bot.features.ghosts.duel_page import duel_arg
from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.strip import with_strip
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.solo import solo_of
from bot.messages.additions import Addition, Rival
from bot.messages.more_pages import SHORT_SEAL
from bot.pages.control import Control, Verb
from bot.pages.page import Button, Row, button
from bot.store.rows import GHOSTS
from bot.turns.clocks import SECOND
from bot.turns.look import Look


def duel_button(look: Look, label: str, *people: int) -> Button:
    """Return the button to the page that begins a challenge like this game, between these people."""
    is_express = "throws" in look.options.header_options
    arg = duel_arg(look.kind, look.variant, *people, is_express=is_express)
    return button(Control(Verb.DUEL, arg=arg), look.say(label), emoji="⚔️")


def _kind(look: Look) -> str:
    known = look.facts.of(Rivalry)
    if known is None:
        return look.say("panel-ghosts") if look.mode == GHOSTS else ""
    return look.say("panel-rivalry", side=known.side, rival=_rival(look, known))


def _rival(look: Look, known: Rivalry) -> str:
    """Return the other person's mention; in a race against one's own game, `own`."""
    if look.own is not None and known.rival == str(look.own.user_id):
        return "own"
    return f"<@{known.rival}>" if known.rival else look.say("somebody")


def _lines(look: Look) -> Iterable[str]:
    known = look.facts.of(Rivalry)
    # From the second round on, the strip below the sheet says how both stand.
    if known is not None and look.view is not None and look.view.round <= 1 and not look.is_over:
        yield look.say("duel-begins", side=known.side, rival=_rival(look, known), time=_time(known.until))


def _channel(known: Rivalry) -> str:
    return f"<#{known.channel_id}>"


def _time(until: int | None) -> str:
    return f"<t:{(until or 0) // SECOND}:f>"


def _seal(look: Look) -> str:
    source = look.dice.throws_of
    if source is None:
        return ""
    known = look.facts.of(Rivalry)
    key = "seal-challenge" if known is not None and known.is_challenge else "seal-ghosts"
    return look.say(key, hash=look.dice.commitment, game=look.game, source=source)


def _ended(look: Look) -> Iterable[str]:
    known = look.facts.of(Rivalry)
    if known is None:
        if look.mode == GHOSTS and look.status == "finished" and look.dice.throws_of is not None:
            seal = look.dice.commitment[:SHORT_SEAL]
            yield look.say("panel-ghosts-over", seal=seal, game=look.game, source=look.dice.throws_of)
        return
    if look.status == "cancelled":
        if known.is_challenge:
            yield look.say("duel-lost", channel=_channel(known))
        return
    rival, total = _rival(look, known), known.total
    if known.side == "challenger":
        yield look.say("duel-next", rival=rival, time=_time(known.answer_until), channel=_channel(known))
    elif total is not None:
        where = look.say("duel-posted", channel=_channel(known)) if known.is_challenge else ""
        yield f"{_outcome(look, known, total)} {where}".rstrip()


def _rivals(look: Look) -> Iterable[Rival]:
    """Return the other's result, to be drawn beside par in the final picture."""
    known = look.facts.of(Rivalry)
    if known is not None and known.total is not None:
        line = _outcome(look, known, known.total)
        yield Rival(known.total, line, look.say("ending-rival", side=known.side))


def _outcome(look: Look, known: Rivalry, total: int) -> str:
    """Say who is ahead at the end, and what both have."""
    own = look.points[0]
    ahead = "yes" if own > total else "no" if own < total else "level"
    rival = _rival(look, known)
    return look.say("duel-over", side=known.side, rival=rival, own=own, points=total, ahead=ahead)


def _leaving(look: Look) -> str:
    known = look.facts.of(Rivalry)
    return "" if known is None or not known.is_challenge else look.say("duel-leave")


def _before(look: Look) -> Row:
    """Return the button that challenges somebody to a game like the solo game just played."""
    own, known = look.own, look.facts.of(Rivalry)
    is_in_channel = look.place.guild_id is not None and own is not None and own.panel == "channel"
    if not look.is_solo or look.status != "finished" or not is_in_channel or solo_of(look.kind) is None:
        return ()
    if known is None or not known.rival:
        return (duel_button(look, "duel-challenge"),)
    return (duel_button(look, "table-rematch", int(known.rival)),) if known.is_challenge else ()


def _play(look: Look) -> Control | None:
    """Return the control that opens a solo game with the same throws."""
    return Control(ChallengeVerb.REPLAY, look.game) if look.is_solo else None


def _again(look: Look) -> str:
    """Name another game with the same throws."""
    known = look.facts.of(Rivalry)
    return "" if known is None or known.is_challenge else look.say("table-rematch")


def _people(look: Look) -> frozenset[int]:
    known = look.facts.of(Rivalry)
    return frozenset() if known is None or not known.rival else frozenset({int(known.rival)})


RIVALRY = Addition(
    kind=_kind,
    lines=_lines,
    sheet=with_strip,
    seal=_seal,
    ended=_ended,
    rivals=_rivals,
    play=_play,
    leaving=_leaving,
    before=_before,
    again=_again,
    people=_people,
)
