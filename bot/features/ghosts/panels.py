"""What the messages of a game say about the challenge or the race that it belongs to."""

from __future__ import annotations

from collections.abc import Iterable

from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.setup import can_race, seat_taken
from bot.features.ghosts.strip import with_strip
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.registry import PARTS
from bot.games.solo import solo_of
from bot.messages.additions import Addition, Rival
from bot.messages.more_pages import SHORT_SEAL
from bot.pages.control import Control, Verb
from bot.pages.page import Button, Row, button
from bot.pages.texts import Speech
from bot.store.rows import GHOSTS
from bot.turns.clocks import SECOND
from bot.turns.look import Look


def race_button(look: Look) -> Button:
    """Return a button that shows what a race against this game would be."""
    return button(Control(ChallengeVerb.GHOST, look.game, look.step), look.say("ghost-play"), emoji="👻")


def challenge_button(game: str, reader: Speech, *, level: str) -> Button:
    """Return a button to the page that begins a challenge in this game on this level."""
    control = Control(Verb.DUEL, arg=f"{game},{level},")
    return button(control, reader.say("duel-challenge"), emoji="⚔️")


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


def _has_just_begun(look: Look) -> bool:
    """Return whether the page still tells at length what kind of game it is."""
    return look.view is not None and look.view.round <= 1 and not look.is_over


def _lines(look: Look) -> Iterable[str]:
    known = look.facts.of(Rivalry)
    # From the second round on, the strip below the sheet says how both stand.
    if known is not None and _has_just_begun(look):
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
            yield _whose_throws(look, look.dice.throws_of)
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
    if known.side == "race" and look.dice.throws_of is not None:
        yield _whose_throws(look, look.dice.throws_of)


def _whose_throws(look: Look, source: str) -> str:
    return look.say(
        "panel-ghosts-over", seal=look.dice.commitment[:SHORT_SEAL], game=look.game, source=source
    )


def _rivals(look: Look) -> Iterable[Rival]:
    """Return what the other made of the throws, to be drawn beside par in the final picture."""
    known = look.facts.of(Rivalry)
    if known is not None and known.total is not None:
        line = _outcome(look, known, known.total)
        yield Rival(known.total, line, look.say("ending-rival", side=known.side))


def _outcome(look: Look, known: Rivalry, total: int) -> str:
    """Say who is ahead at the end, and what both have."""
    own = PARTS[look.kind].scoring.points(look)[0]
    ahead = "yes" if own > total else "no" if own < total else "level"
    rival = _rival(look, known)
    return look.say("duel-over", side=known.side, rival=rival, own=own, points=total, ahead=ahead)


def _leaving(look: Look) -> str:
    known = look.facts.of(Rivalry)
    return "" if known is None or not known.is_challenge else look.say("duel-leave")


def _before(look: Look) -> Row:
    """Return the button that challenges somebody to a game like the solo game just played."""
    own = look.own
    is_in_channel = look.place.guild_id is not None and own is not None and own.panel == "channel"
    if not look.is_solo or look.status != "finished" or not is_in_channel or solo_of(look.kind) is None:
        return ()
    return (challenge_button(look.kind, look, level=look.variant),)


def _menu(look: Look) -> Row:
    # Others may still play the same throws.
    is_open = look.status == "finished" and look.dice.seed is not None
    return (race_button(look),) if is_open and _can_race(look) else ()


def _can_race(look: Look) -> bool:
    header, *lines = look.history
    points = dict(enumerate(PARTS[look.kind].scoring.points(look)))
    user_id = None if look.own is None else look.own.user_id
    return can_race(look.mode, header, tuple(lines), seat_taken(look.players, points, user_id))


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
    leaving=_leaving,
    before=_before,
    menu=_menu,
    people=_people,
)
