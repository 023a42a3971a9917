"""The local Discord opens an Activity that speaks through Discord's own SDK, as it comes from npm."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FrameLocator, expect

from tests.browser.local_table import ACTIVITY, Table, served
from tests.browser.player import Player, Sit, box_of

pytestmark = pytest.mark.slow

PACKAGES = ("@discord/embedded-app-sdk@2.5.0", "esbuild@0.25.12")
"""The SDK, and what makes one file of it and its dependencies, unchanged."""
INSTALL_SECONDS = 120
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>SDK</title></head>
<body><ol id="told"></ol><button id="link">Link</button><button id="bad">Bad</button><button id="end">End</button>
<button id="invite">Invite</button><button id="share">Share</button><button id="long">Long</button><button id="moment">Moment</button>
<script src="sdk.js"></script></body></html>"""
SCRIPT = """
import { DiscordSDK, Events, RPCCloseCodes } from "@discord/embedded-app-sdk";
const told = (...words) => {
  const line = document.createElement("li");
  line.textContent = words.join(" ");
  document.querySelector("#told").append(line);
};
const names = ({ participants }) => participants.map((one) => one.global_name).join(",");
const clientId = location.pathname.split("/")[2];
async function run() {
  const sdk = new DiscordSDK(clientId);
  await sdk.ready();
  told("ready", sdk.platform, sdk.channelId ? "channel" : "none", sdk.guildId ? "guild" : "none", sdk.customId ?? "");
  const asked = { client_id: clientId, response_type: "code", state: "", prompt: "none" };
  if (sdk.referrerId) told("from", sdk.referrerId);
  await sdk.commands.authorize({ ...asked, scope: ["bot"] }).catch((error) => told("refused", error.code));
  const { code } = await sdk.commands.authorize({ ...asked, scope: ["identify"] });
  const answer = await fetch("session", { method: "POST", body: JSON.stringify({ code, instance_id: sdk.instanceId }) });
  const { token, is_here: isHere } = await answer.json();
  const known = await sdk.commands.authenticate({ access_token: token });
  told("known", known.user.global_name, known.scopes.join(), isHere);
  told("locale", (await sdk.commands.userSettingsGetLocale()).locale);
  told("behaviours", (await sdk.commands.getPlatformBehaviors()).iosKeyboardResizesView);
  told("here", names(await sdk.commands.getInstanceConnectedParticipants()));
  await sdk.subscribe(Events.ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE, (update) => told("now", names(update)));
  await sdk.subscribe(Events.ACTIVITY_LAYOUT_MODE_UPDATE, ({ layout_mode }) => told("layout", layout_mode));
  await sdk.subscribe(Events.ORIENTATION_UPDATE, ({ screen_orientation }) => told("turned", screen_orientation));
  await sdk.subscribe(Events.THERMAL_STATE_UPDATE, ({ thermal_state }) => told("warm", thermal_state));
  await sdk.subscribe("VOICE_STATE_UPDATE", () => {}, { channel_id: "1" }).catch((error) => told("event", error.code));
  await sdk.commands.getChannel({ channel_id: sdk.channelId }).catch((error) => told("command", error.code));
  document.querySelector("#link").onclick = () => sdk.commands.openExternalLink({ url: `https://discord.com/channels/${sdk.guildId}/${sdk.channelId}` });
  document.querySelector("#bad").onclick = () => sdk.commands.openExternalLink({ url: "javascript:alert()" }).catch((error) => told("bad", error.code));
  document.querySelector("#invite").onclick = () => sdk.commands.openInviteDialog().then((answer) => told("invited", JSON.stringify(answer)));
  const shared = { message: "Look", custom_id: "b1:-:0:home", link_id: "0-1" };
  const share = (args) => sdk.commands.shareLink(args).then(({ success }) => told("shared", success), (error) => told("unshared", error.code));
  document.querySelector("#share").onclick = () => share(shared);
  document.querySelector("#long").onclick = () => share({ ...shared, custom_id: "x".repeat(65) });
  document.querySelector("#moment").onclick = () => sdk.commands.openShareMomentDialog({ mediaUrl: "https://cdn.discordapp.com/x.png" }).then(() => told("moment"));
  document.querySelector("#end").onclick = () => sdk.close(RPCCloseCodes.CLOSE_NORMAL, "Over");
  told("done");
}
run().catch((error) => told("failed", JSON.stringify(error), error.stack ?? ""));
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The page's script; skips where npm or its registry is missing."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not installed")
    folder = tmp_path_factory.mktemp("sdk")
    command = [
        npm,
        "install",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "--prefix",
        str(folder),
        *PACKAGES,
    ]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=INSTALL_SECONDS)  # noqa: S603 (fixed packages)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        pytest.skip("npm reaches no registry")
    (folder / "page.mjs").write_text(SCRIPT, encoding="utf-8")
    tool = folder / "node_modules" / ".bin" / "esbuild"
    made = subprocess.run(  # noqa: S603 (what was just installed)
        [tool, "page.mjs", "--bundle", "--format=iife"], cwd=folder, check=True, capture_output=True
    )
    return made.stdout


@pytest.fixture(scope="module")
def table(browser: Browser, bundle: bytes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    folder = tmp_path_factory.mktemp("samples")
    (folder / ACTIVITY).mkdir()
    (folder / ACTIVITY / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / ACTIVITY / "sdk.js").write_bytes(bundle)
    with served("samples", folder) as running:
        yield running


def opened(player: Player) -> FrameLocator:
    player.page.locator(".channel-head").get_by_role("button", name="launch").click()
    frame = player.page.frame_locator(".activity iframe")
    expect(frame.locator("#told")).to_contain_text("done")
    return frame


def lines(frame: FrameLocator) -> list[str]:
    return frame.locator("#told li").all_text_contents()


def test_the_official_sdk_works_here(table: Table, sit: Sit) -> None:
    ada = sit(table.url, "Ada")
    frame = opened(ada)
    assert lines(frame) == [
        "ready desktop channel guild ",
        "refused 5000",
        "known Ada identify true",
        "locale en-US",
        "behaviours false",
        "here Ada",
        "now Ada",
        "layout 0",
        "turned 1",
        "warm 0",
        "event 4004",
        "command 4002",
        "done",
    ]
    ben = sit(table.url, "Ben", "phone")
    assert lines(opened(ben))[0].startswith("ready mobile")
    expect(frame.locator("#told")).to_contain_text("now Ada,Ben")
    ben.page.get_by_role("button", name="Leave the activity").click()
    expect(ben.page.locator(".activity")).to_be_hidden()
    expect(frame.locator("#told li").last).to_have_text("now Ada")


def test_it_is_large_then_small_then_gone(table: Table, sit: Sit) -> None:
    ada = sit(table.url, "Ada")
    frame, panel = opened(ada), ada.page.locator(".activity")
    large = box_of(panel)
    assert (large["width"], large["height"]) == (1040, 800)
    ada.page.get_by_role("button", name="Shrink the activity").click()
    expect(frame.locator("#told li").last).to_have_text("layout 1")
    ada.page.locator(".composer textarea").fill("Wait for me")
    ada.page.keyboard.press("Enter")
    expect(ada.last).to_contain_text("Wait for me")
    ada.page.get_by_role("button", name="Enlarge the activity").click()
    expect(frame.locator("#told li").last).to_have_text("layout 0")
    frame.get_by_role("button", name="Bad").click()
    expect(frame.locator("#told li").last).to_have_text("bad 4000")
    frame.get_by_role("button", name="Invite").click()
    expect(frame.locator("#told li").last).to_have_text("invited null")
    expect(ada.page.locator(".toast")).to_have_text("In Discord, you choose here whom to invite.")
    # A link to the channel shows it, with the Activity in the corner.
    frame.get_by_role("button", name="Link").click()
    expect(frame.locator("#told li").last).to_have_text("layout 1")
    ada.page.get_by_role("button", name="Enlarge the activity").click()
    frame.get_by_role("button", name="End").click()
    expect(panel).to_be_hidden()
    expect(ada.page.locator(".toast").last).to_have_text("Over")
    expect(ada.page.locator(".composer textarea")).to_be_focused()


def test_what_is_shared_goes_into_the_message_box(table: Table, sit: Sit) -> None:
    ada = sit(table.url, "Ada")
    frame = opened(ada)
    last = frame.locator("#told li").last
    frame.get_by_role("button", name="Long").click()
    expect(last).to_have_text("unshared 4000")
    frame.get_by_role("button", name="Share").click()
    expect(frame.locator("#told")).to_contain_text("shared true")
    box = ada.page.locator(".composer textarea")
    expect(box).to_have_value(
        re.compile(r"^Look\nhttps://discord\.com/activities/\d+\?custom_id=b1.+&link_id=0-1&referrer_id=\d+$")
    )
    # What is said in the corner lies over the small frame.
    frame.get_by_role("button", name="Moment").dispatch_event("click")
    expect(last).to_have_text("moment")
    expect(box).to_have_value("https://cdn.discordapp.com/x.png")


def test_it_fills_a_phone(table: Table, sit: Sit) -> None:
    ada = sit(table.url, "Ada", "phone")
    opened(ada)
    box = ada.page.locator(".activity").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 390, "height": 844}
    assert [
        b
        for b in ada.page.locator(".activity-head button").all()
        if (b.bounding_box() or {"width": 0})["width"] < 40
    ] == []


def test_a_link_opens_it_with_what_it_carries(table: Table, sit: Sit) -> None:
    ada = sit(table.url, "Ada")
    opened(ada)
    address = ada.page.locator(".activity iframe").get_attribute("src") or ""
    ada.page.get_by_role("button", name="Leave the activity").click()
    ada.page.locator(".composer textarea").fill(
        f"https://discord.com/activities/{address.split('/')[2]}?custom_id=b1:-:0:home&referrer_id=5"
    )
    ada.page.keyboard.press("Enter")
    ada.last.get_by_role("link").click()
    frame = ada.page.frame_locator(".activity iframe")
    expect(frame.locator("#told li").first).to_have_text("ready desktop channel guild b1:-:0:home")
    expect(frame.locator("#told li").nth(1)).to_have_text("from 5")
