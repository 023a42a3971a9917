"""The application's Activity: who has it open where, and the codes and tokens that tell it who they are."""

from __future__ import annotations

import base64
import secrets
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.local.commands import Impossible
from bot.local.errors import ApiError, Problems
from bot.local.payloads import Payloads
from bot.local.snowflake import Clock, Snowflakes, timestamp
from bot.local.state import Channel, Json, Person, World
from bot.local.tabs import Tabs

LAUNCH = 12
"""The type of the response to an interaction that opens the Activity."""
PATH = "/activities"
"""Where the page finds it; the application's id follows."""
SCOPES = ("identify", "guilds", "guilds.members.read", "applications.commands", "rpc.activities.write")
"""What an Activity may ask a person for here."""
PUBLISHED = ("id", "name", "icon", "description", "type", "verify_key", "flags", "flags_new")
"""What an Activity learns of its own application."""
FORM = (43, 24)
"""Width and height of the picture of a quick link, which is a PNG here."""
LINK_LIFE = 30 * 24 * 60 * 60 * 1000
CODE_LIFE = 10 * 60 * 1000
TOKEN_LIFE = 7 * 24 * 60 * 60 * 1000
"""Milliseconds."""
MOST = 1000
"""Codes, and tokens, that are remembered."""
UNKNOWN_APPLICATION, UNKNOWN_INSTANCE = 4007, 4002


class OAuthError(ApiError):
    """An error of OAuth 2, which is written in another way than Discord's."""

    def __init__(self, status: int, error: str, description: str) -> None:
        super().__init__(status, 0, description)
        self.body = {"error": error, "error_description": description}


@dataclass(slots=True, eq=False)
class Instance:
    """An Activity that runs in a channel."""

    id: str
    launch_id: str
    channel_id: str
    guild_id: str | None
    frames: dict[str, set[str]] = field(default_factory=dict)
    """The frames that show it, by person; each has at least one."""

    def location(self) -> Json:
        """Return Discord's description of where it runs."""
        if self.guild_id is None:
            return {"id": f"pc-{self.channel_id}", "kind": "pc", "channel_id": self.channel_id}
        place = f"gc-{self.guild_id}-{self.channel_id}"
        return {"id": place, "kind": "gc", "channel_id": self.channel_id, "guild_id": self.guild_id}


@dataclass(frozen=True, slots=True)
class Grant:
    """What a person has allowed, behind a code or a token."""

    person: str
    scopes: tuple[str, ...]
    until: int


class Activities:
    def __init__(
        self,
        world: World,
        payloads: Payloads,
        clock: Clock,
        new_id: Snowflakes,
        *,
        tabs: Tabs,
        address: str | None,
    ) -> None:
        """Create it; `address` is where the application serves its page, None if it has no Activity."""
        self._world = world
        self._payloads = payloads
        self._clock = clock
        self._new_id = new_id
        self._tabs = tabs
        self.address = address
        self._instances: dict[str, Instance] = {}
        """The instances by their channels."""
        self._codes: dict[str, Grant] = {}
        self._tokens: dict[str, Grant] = {}
        self._links: dict[str, tuple[str, int]] = {}
        """The quick links by their ids, each with its `custom_id` and its end."""

    def launch(self, person: Person, channel: Channel, nonce: str | None, **link: str) -> Instance:
        """Let the person's tab with this nonce open what runs in a channel; it begins with the first. `link` is what the
        address of a link says that they have followed."""
        if self.address is None:
            raise Impossible("this application has no Activity")
        instance = self._instances.get(channel.id) or self._begin(channel)
        opened = {
            "nonce": nonce,
            "url": f"{PATH}/{self._world.application_id}/",
            "instance_id": instance.id,
            "location_id": instance.location()["id"],
            "channel_id": channel.id,
            "guild_id": instance.guild_id,
            **self.followed(**link),
        }
        self._tabs.push(person.id, {"t": "activity", "d": opened})
        return instance

    def _begin(self, channel: Channel) -> Instance:
        guild_id = self._world.guild_of(channel).id if channel.is_in_guild else None
        launch_id = self._new_id()
        instance = Instance("", launch_id, channel.id, guild_id)
        instance.id = f"i-{launch_id}-{instance.location()['id']}"
        self._instances[channel.id] = instance
        return instance

    def join(self, person: Person, instance_id: str, frame: str) -> None:
        """Note that a frame of this person shows an instance; raises Impossible for one that they cannot see."""
        instance = self._known(instance_id)
        channel = None if instance is None else self._world.channels.get(instance.channel_id)
        if instance is None or channel is None or person.id not in self._world.audience(channel):
            raise Impossible("there is no such activity")
        instance.frames.setdefault(person.id, set()).add(frame)
        self._changed(instance)

    def leave(self, person: str, frame: str | None = None) -> None:
        """Note that a person has closed a frame, or all of them; an instance ends with its last one."""
        for instance in [*self._instances.values()]:
            frames = instance.frames.get(person, set())
            left = frames - {frame} if frame is not None else set()
            if left == frames:
                continue
            instance.frames[person] = left
            if not left:
                del instance.frames[person]
            if not instance.frames:
                del self._instances[instance.channel_id]
            self._changed(instance)

    def running(self, channel_id: str) -> str:
        """Return the id of what runs in a channel."""
        return self._instances[channel_id].id

    def find(self, instance_id: str) -> Instance | None:
        """Return an instance that somebody has open."""
        found = self._known(instance_id)
        return found if found is not None and found.frames else None

    def _known(self, instance_id: str) -> Instance | None:
        return next((one for one in self._instances.values() if one.id == instance_id), None)

    def described(self, instance: Instance) -> Json:
        return {
            "application_id": self._world.application_id,
            "instance_id": instance.id,
            "launch_id": instance.launch_id,
            "location": instance.location(),
            "users": [*instance.frames],
        }

    def participants(self, instance_id: str) -> list[Json]:
        """Return the people in an instance, as the Activity learns of them."""
        found = self.find(instance_id)
        people = (self._world.people[person] for person in (found.frames if found else ()))
        return [{**self._payloads.user(person), "bot": False} for person in people]

    def _changed(self, instance: Instance) -> None:
        frame = {"instance_id": instance.id, "participants": self.participants(instance.id)}
        for person in instance.frames:
            self._tabs.push(person, {"t": "activity_participants", "d": frame})

    # What proves who somebody is

    def authorize(self, person: Person, asked: Mapping[str, object]) -> str:
        """Return a code by which the application gets a token; raises ApiError as Discord's client refuses."""
        if str(asked.get("client_id")) != self._world.application_id:
            raise ApiError(400, UNKNOWN_APPLICATION, "Invalid Client ID")
        scopes = asked.get("scope")
        wanted = tuple(str(scope) for scope in scopes) if isinstance(scopes, list) else ()
        if asked.get("response_type", "code") != "code" or not wanted or not set(wanted) <= {*SCOPES}:
            raise ApiError(400, 5000, "OAuth2 Error: invalid_scope: The requested scope is invalid")
        return self._granted(self._codes, Grant(person.id, wanted, self._clock() + CODE_LIFE))

    def exchange(self, fields: Mapping[str, str]) -> Json:
        """Return a token for a code, which works once; raises OAuthError."""
        own = (self._world.application_id, self._world.client_secret)
        if (fields.get("client_id"), fields.get("client_secret")) != own:
            raise OAuthError(401, "invalid_client", "Invalid client credentials.")
        if fields.get("grant_type") != "authorization_code":
            raise OAuthError(400, "unsupported_grant_type", "This grant type is not supported here.")
        grant = self._codes.pop(fields.get("code", ""), None)
        if grant is None or grant.until <= self._clock():
            raise OAuthError(400, "invalid_grant", 'Invalid "code" in request.')
        kept = Grant(grant.person, grant.scopes, self._clock() + TOKEN_LIFE)
        return {
            "token_type": "Bearer",
            "access_token": self._granted(self._tokens, kept),
            "expires_in": TOKEN_LIFE // 1000,
            "refresh_token": secrets.token_urlsafe(24),
            "scope": " ".join(grant.scopes),
        }

    def make_link(self, token: str, asked: Mapping[str, object]) -> Json:
        """Make a quick link in the name of a token's person; raises ApiError."""
        self.grant(token)
        problems = Problems()
        for name in ("title", "description", "image"):
            if not isinstance(asked.get(name), str) or not asked[name]:
                problems.add((name,), "BASE_TYPE_REQUIRED", "This field is required")
        problems.raise_any()
        width, height = struct.unpack_from(">II", base64.b64decode(str(asked["image"])), 16)
        if width * FORM[1] != height * FORM[0]:
            problems.add(("image",), "IMAGE_INVALID", "Invalid image")
        problems.raise_any()
        link_id = f"0-{self._new_id()}"
        self._links[link_id] = str(asked.get("custom_id", "")), self._clock() + LINK_LIFE
        return {"link_id": link_id}

    def followed(self, *, custom_id: str = "", referrer_id: str = "", link_id: str = "") -> Json:
        """Return what the page learns of a link: its own `custom_id` comes before that of a quick link."""
        kept, until = self._links.get(link_id, ("", 0))
        return {
            "custom_id": custom_id or (kept if until > self._clock() else ""),
            "referrer_id": referrer_id,
        }

    def _granted(self, grants: dict[str, Grant], grant: Grant) -> str:
        while len(grants) >= MOST:
            del grants[next(iter(grants))]
        made = secrets.token_urlsafe(24)
        grants[made] = grant
        return made

    def grant(self, token: str) -> tuple[Person, Grant]:
        """Return whose token this is, and what it allows; raises ApiError 401."""
        found = self._tokens.get(token)
        person = self._world.people.get(found.person) if found is not None else None
        if found is None or person is None or found.until <= self._clock():
            raise ApiError(401, 0, "401: Unauthorized")
        return person, found

    def authorization(self, token: str) -> Json:
        """Return Discord's answer to who is behind a token."""
        person, grant = self.grant(token)
        application = self._payloads.application()
        return {
            "application": {key: application[key] for key in PUBLISHED},
            "scopes": [*grant.scopes],
            "expires": timestamp(grant.until),
            "user": self._payloads.user(person),
        }
