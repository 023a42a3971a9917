"""A bot without games that uses every message part that the page must show."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

Press = discord.Interaction[discord.Client]

TEXT = """## A heading
**bold**, *slanted*, ~~struck~~ and `code`, [a link](https://example.org/)
- first
- second
-# small"""


ENTRY_POINT = 4


class SampleBot(discord.Client):
    """Its commands are /sample … and /number; see `_add_commands`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.chosen: list[str] = []
        _add_commands(self.tree)

    async def setup_hook(self) -> None:
        known = await self.http.get_global_commands(self.application_id or 0)
        # Discord refuses a sync without the entry point of an Activity, of which discord.py does not know.
        entry: list[Any] = [command for command in known if command["type"] == ENTRY_POINT]
        own = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        await self.http.bulk_upsert_global_commands(self.application_id or 0, payload=[*own, *entry])

    async def on_interaction(self, interaction: Press) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if custom_id.startswith("select"):
            self.chosen.append(",".join(data["values"]))
            await interaction.response.send_message(f"chosen: {self.chosen[-1]}", ephemeral=True)
        elif custom_id == "press":
            await interaction.response.edit_message(content="pressed", view=_view(_button("Press", "press")))
        elif custom_id == "caption":
            await interaction.response.edit_message(embed=discord.Embed(description="a later caption"))
        elif custom_id == "delete":
            await interaction.response.defer()
            await interaction.delete_original_response()
        elif custom_id == "reply":
            await interaction.response.send_message("an answer", ephemeral=True)
        # "silent" and everything else gets no answer, which the page must show.


def _add_commands(tree: app_commands.CommandTree[SampleBot]) -> None:
    sample = app_commands.Group(name="sample", description="Samples of everything")
    tree.add_command(sample)
    tree.command(name="number", description="Takes a number")(number)
    for command in (text, mention, ping, caption, controls, panel, choice, layout, silent, pick):
        sample.command(name=command.__name__, description=f"Show {command.__name__}")(command)


async def text(interaction: Press) -> None:
    picture = discord.File(_picture(), "red.png", description="A red square")
    notes = discord.File(io.BytesIO(b"some notes"), "notes.txt")
    await interaction.response.send_message(TEXT, files=[picture, notes])


async def mention(interaction: Press) -> None:
    words = f"🎲 **{interaction.user.mention}** <t:86400:D> <t:86400:R>\nin <#{interaction.channel_id}>"
    view = _view(_button("🃏 A card", "reply"), _button("Press", "press"))
    await interaction.response.send_message(words, view=view)


async def ping(interaction: Press, member: discord.User | None = None) -> None:
    view = _view(_button("Delete", "delete"))
    await interaction.response.send_message(getattr(member, "mention", ""), view=view)


async def caption(interaction: Press) -> None:
    view = _view(_button("Answer", "reply"), _button("Go on", "caption"), _button("Delete", "delete"))
    await interaction.response.send_message(embed=discord.Embed(description="a caption"), view=view)


async def controls(interaction: Press) -> None:
    options = [
        discord.SelectOption(label=name, description=f"the {name}") for name in ("one", "two", "three")
    ]
    view = _view(
        _button("Press", "press"),
        _button("Silent", "silent"),
        _button("Disabled", "disabled", disabled=True),
        discord.ui.Select(custom_id="select:one", placeholder="One of three", options=options),
        discord.ui.Select(custom_id="select:more", placeholder="Several", options=options, max_values=3),
        discord.ui.UserSelect(custom_id="select:user", placeholder="A person"),
        discord.ui.ChannelSelect(custom_id="select:channel", placeholder="A channel"),
    )
    await interaction.response.send_message("controls", view=view)


async def panel(interaction: Press) -> None:
    """A square picture, an embed and three rows of five short buttons."""
    picture = discord.File(_picture((1000, 1000)), "sheet.png", description="A sheet")
    words = f"First **line**\n{interaction.user.mention} to move\n<t:86400:R>"
    view = _view(
        *(
            _button(f"{letter}{number}", f"silent:{letter}{number}", row=row)
            for row, letter in enumerate("ABC")
            for number in range(1, 6)
        )
    )
    embed = discord.Embed(description=words, colour=discord.Colour(0x3FA796))
    await interaction.response.send_message("Your turn", file=picture, embed=embed, view=view)


async def choice(interaction: Press) -> None:
    picture = discord.File(_picture((700, 700)), "sheet.png", description="A sheet")
    options = [discord.SelectOption(label=name) for name in ("one", "two", "three")]
    view = _view(discord.ui.Select(custom_id="select:one", placeholder="One of three", options=options))
    await interaction.response.send_message(file=picture, view=view)


async def layout(interaction: Press) -> None:
    picture = discord.File(_picture(), "red.png", description="A red square")
    button = discord.ui.Button[discord.ui.LayoutView](label="Press", custom_id="silent")
    gallery = discord.ui.MediaGallery[discord.ui.LayoutView](
        discord.MediaGalleryItem(picture, description="A red square")
    )
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay("### In a frame"),
            discord.ui.Separator(),
            discord.ui.Section("Words beside a button", accessory=button),
            gallery,
            accent_colour=discord.Colour(0x3FA796),
        )
    )
    view.stop()
    await interaction.response.send_message(view=view, file=picture)


async def silent(interaction: Press) -> None:
    """Never answers."""


async def _things(interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
    names = ("apple", "pear", "plum")
    return [app_commands.Choice(name=name.title(), value=name) for name in names if typed.lower() in name]


@app_commands.autocomplete(thing=_things)
async def pick(interaction: Press, thing: str) -> None:
    await interaction.response.send_message(f"picked {thing}")


@app_commands.describe(count="How many")
async def number(
    interaction: Press, count: app_commands.Range[int, 1, 9], member: discord.User | None = None
) -> None:
    await interaction.response.send_message(f"number {count} {member}")


def _button(label: str, custom_id: str, **how: Any) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(label=label, custom_id=custom_id, **how)


def _view(*items: discord.ui.Item[discord.ui.View]) -> discord.ui.View:
    """Return a view that is stopped: discord.py then drops it, and every press reaches `on_interaction`."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def _picture(size: tuple[int, int] = (300, 200)) -> io.BytesIO:
    file = io.BytesIO()
    Image.new("RGB", size, "#c03030").save(file, "PNG")
    file.seek(0)
    return file
