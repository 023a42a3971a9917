"""People who press whatever they are shown, chat, and do what people should not do."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.features.ghosts.verbs import ChallengeVerb
from bot.features.lessons.verbs import LessonVerb
from bot.features.reviews.verbs import ReviewVerb
from bot.features.settings.verbs import SettingsVerb
from bot.local.commands import Impossible
from bot.local.errors import ApiError
from bot.local.hub import Hub
from bot.local.interactions import COMPONENT
from bot.local.state import GROUP, LOADING, Channel, Json, Person
from bot.pages.control import Verb
from tests.simulator.wire import Wire
from tests.world.chat import command_request, press_request
from tests.world.offers import AnyOffer, Offer, Part, controls
from tests.world.player import with_value

SEEN = 8
"""The number of newest messages of a channel that a person looks at."""
REMEMBERED = 60
AT_THE_TABLE = 7
"""People of a server who play most of the time."""
EAGERNESS: dict[str, float] = {
    Verb.MOVE: 12, Verb.CHOOSE: 12, Verb.DECIDE: 12, Verb.READY: 14, Verb.JOIN: 10, Verb.START: 6, Verb.COMPUTERS: 2, Verb.COMPUTER: 2,
    Verb.MORE: 0.3, Verb.SEAL: 0.4, Verb.TEXT: 0.4, Verb.KICK: 0.3,
    Verb.RETRACT: 0.8, Verb.REMATCH: 1, Verb.REVIEW: 1, ReviewVerb.PUBLISH: 1, Verb.SHEET: 0.4, Verb.REFRESH: 0.4, Verb.REPOST: 0.3, Verb.DM: 0.4, Verb.HINT: 2, Verb.TABLE: 4,
    SettingsVerb.FORGET: 0.6, SettingsVerb.EXPORT: 0.3, Verb.SET: 0.5, Verb.ALERT: 0.2, ChallengeVerb.ACCEPT: 6, Verb.QUIT: 0.4, Verb.END: 0.1, Verb.LEAVE: 1,
    LessonVerb.LEARN: 3, LessonVerb.NOLESSON: 0.3, Verb.NOTIFY: 0.3,
}  # fmt: skip
RARELY = 0.06
COMMANDS: tuple[tuple[str, float], ...] = (
    ("brilliant play", 6), ("brikks play", 5), ("brikks duel", 3), ("brilliant solo", 2), ("brikks solo", 2),
    ("solo brilliant", 1), ("solo brikks", 1), ("sheet", 1), ("home", 3), ("leaderboard", 0.5),
    ("learn", 0.3), ("settings", 1.5), ("puzzle", 0.3), ("daily", 0.7), ("profile", 0.5), ("challenge", 1.4),
)  # fmt: skip


class People:
    """Those of one server; each action is drawn from the seed."""

    def __init__(self, hub: Hub, wire: Wire, chance: Random, *, clocks: tuple[str, ...]) -> None:
        self.hub = hub
        self._wire, self._chance, self._clocks = wire, chance, clocks
        self._past: deque[tuple[Person, Part, str | None]] = deque(maxlen=REMEMBERED)
        self.gone: set[str] = set()
        """People who have deleted their accounts or left."""
        self.presses = 0
        self.impossible: list[str] = []
        """Actions that the page or Discord would not allow; the simulator must not try them."""

    def act(self) -> str:
        """Do something; return what, for the trace."""
        present = [p for p in self.hub.world.people.values() if p.id not in self.gone]
        if not present:
            return "nobody"
        chance = self._chance
        person = chance.choice(present[:AT_THE_TABLE] if chance.random() < 0.92 else present)
        draw = chance.random()
        try:
            if draw < 0.05:
                return self._chat(person)
            if draw < 0.09 and self._past:
                return self._press_again(person)
            if draw > 0.98 or not (found := self._choice(person)):
                return self._command(person)
            part, value = found
            return self._press(person, part, value)
        except (Impossible, ApiError) as error:
            self.impossible.append(f"{person.name} cannot: {error}")
            return self.impossible[-1]

    # What they do

    def _chat(self, person: Person) -> str:
        channel = self._chance.choice(self._channels())
        request = {"op": "send", "channel_id": channel.id, "content": "good luck"}
        self.hub.page_requests.handle(person, request)
        return f"{person.name} chats"

    def _command(self, person: Person) -> str:
        names, weights = zip(*COMMANDS, strict=True)
        name = self._chance.choices(names, weights)[0]
        direct = self.hub.world.direct_channel(person.id)
        is_alone = name.startswith("solo")
        channel = (direct or self.hub.open_direct(person)) if is_alone else self._place()
        request = command_request(channel, name, self._options(name, person))
        self.hub.page_requests.handle(person, request)
        return f"{person.name} types /{name}"

    def _place(self) -> Channel:
        """Return a channel; where there is a group message, half of the time that."""
        groups = [channel for channel in self._channels() if channel.type == GROUP]
        is_there = groups and self._chance.random() < 0.5
        return self._chance.choice(groups if is_there else self._channels())

    def _options(self, name: str, person: Person) -> Json:
        chance, options = self._chance, dict[str, Any]()
        if name == "challenge":
            others = [p for p in self.hub.world.people if p != person.id]
            return {"opponent": chance.choice(others)}
        if "brilliant" in name or "brikks" in name:
            options["level"] = str(chance.randint(1, 4))
            if "solo" not in name:
                options["clock"] = chance.choice(self._clocks)
            if not name.startswith("solo") and chance.random() < 0.5:
                options["sheets"] = chance.choice(("dm", "channel"))
            if name == "brilliant play" and chance.random() < 0.3:
                options["hints"] = True
            if name.endswith("play") and chance.random() < 0.3:
                options["players"] = chance.randint(2, 4)
            if name == "brikks duel" and chance.random() < 0.5:
                others = [p for p in self.hub.world.people if p != person.id]
                options["opponent"] = chance.choice(others)
        return options

    def _press(self, person: Person, part: Part, value: str | None) -> str:
        times = 2 if self._chance.random() < 0.05 else 1
        for _ in range(times):
            self.hub.page_requests.handle(person, press_request(part, value))
            self._past.append((person, part, value))
            self.presses += 1
        return f"{person.name} presses {part.custom_id} {value or ''} {'twice' if times == 2 else ''}"

    def _press_again(self, person: Person) -> str:
        """Press an old button on an old screen, perhaps another person's."""
        presser, part, value = self._chance.choice([*self._past])
        channel = self.hub.world.channels.get(part.message.channel_id)
        source = self.hub.world.message(part.message.channel_id, part.message.id)
        if channel is None or source is None:
            return "the screen is gone"
        audience = self.hub.world.audience_of(source)
        presser = person if person.id in audience else presser
        if presser.id not in audience or presser.id in self.gone:
            return "the screen is nobody's"
        data: Json = {"component_type": 2 if value is None else 3, "custom_id": part.custom_id, "id": 1}
        if value is not None:
            data["values"] = [value]
        self.hub.interactions.send(COMPONENT, presser, channel, data, source=source)
        self.presses += 1
        return f"{presser.name} presses the old {part.custom_id}"

    # What they see

    def _choice(self, person: Person) -> tuple[Part, str | None] | None:
        """A control on their screen and, for a select, a value."""
        found = [
            part
            for part in self._visible(person)
            if part.control.verb != Verb.JOIN or f"<@{person.id}>" not in part.message.words
        ]
        if not found or self._chance.random() > sum(map(eagerness, found)):
            return None
        part = eager_choice(found, self._chance)
        return None if part.control.kind == "s" and not part.values else with_value(part, self._chance)

    def _visible(self, person: Person) -> Iterator[Part]:
        direct = self.hub.world.direct_channel(person.id)
        for channel in [*self._channels(), *([direct] if direct else [])]:
            messages = self.hub.world.messages.get(channel.id, {})
            mine = [m for m in messages.values() if person.id in self.hub.world.audience_of(m)]
            for message in mine[-SEEN:]:
                if message.author_id == self.hub.world.application_id and not message.flags & LOADING:
                    yield from controls(message)

    def _channels(self) -> list[Channel]:
        return [c for c in self.hub.world.channels.values() if c.recipient is None]


def eagerness(offer: Offer) -> float:
    """Return how often people press a control, among others."""
    return EAGERNESS.get(offer.control.verb, RARELY)


def eager_choice(offers: Sequence[AnyOffer], chance: Random) -> AnyOffer:
    return chance.choices(offers, [*map(eagerness, offers)])[0]
