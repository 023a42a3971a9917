"""How the page shows messages and handles controls, with a bot without games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Place, Player, Sit, box_of

pytestmark = pytest.mark.slow

FOCUS_NEXT_BUTTON = """() => {
  const count = () => document.querySelectorAll(".message").length;
  const before = count();
  const focus = (_, observer) => {
    const button = document.querySelector(".message:last-child .button");
    if (count() > before && button) {
      observer.disconnect();
      button.focus();
    }
  };
  new MutationObserver(focus).observe(document.body, { childList: true, subtree: true });
}"""
"""Focuses the next button as soon as a message has one, before the page knows that the command was
answered."""
HEAR_FRAMES = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (...said) {
    if (!window.live) this.addEventListener("message", ({ data }) => {
      const { t, d } = JSON.parse(data);
      if (t === "message_create" || t === "message_update") window.shown = d;
    });
    window.live = this;
    return send.apply(this, said);
  };
}"""
SHORT_AND_LONG = """() => new Promise((resolve) => {
  const tell = (d) => window.live.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ t: "message_update", d }) }));
  const message = window.shown;
  tell({ ...message, components: [], attachments: [] });
  document.querySelector(".scroller").getBoundingClientRect();
  tell(message);
  requestAnimationFrame(() => requestAnimationFrame(resolve));
})"""
LARGE_EMOJI = """() => {
  const all = [...document.querySelectorAll(".message:last-child .large-emoji .emoji img")];
  return all.length === 2 && all.every((one) => one.naturalWidth && one.clientWidth > 40);
}"""


@pytest.fixture
def ada(place: Place, sit: Sit) -> Player:
    return sit(place.url, "Ada")


def test_text_pictures_and_files_of_a_message(ada: Player) -> None:
    ada.run("sample text")
    expect(ada.last.locator(".message-context")).to_have_text(re.compile("Ada used /sample text"))
    expect(ada.last.get_by_role("heading", name="A heading")).to_be_visible()
    expect(ada.last.locator("strong")).to_have_text("bold")
    expect(ada.last.locator("li")).to_have_text(["first", "second"])
    expect(ada.last.locator(".subtext")).to_have_text("small")
    expect(ada.last.get_by_role("link", name="notes.txt", exact=True)).to_have_attribute(
        "href", re.compile("/attachments/")
    )
    ada.last.get_by_role("button", name="A red square").click()
    large = ada.page.get_by_role("dialog")
    expect(large.get_by_role("img", name="A red square")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_mentions_times_and_emoji_wherever_words_stand(ada: Player) -> None:
    ada.run("sample mention")
    first = ada.last
    words = re.compile(r"🎲 @Ada January \d, 1970 \d+ years ago in #place")
    expect(first).to_have_attribute("aria-label", words)
    expect(ada.page.get_by_role("status").filter(has_text=words)).to_have_count(1)
    expect(first.get_by_role("button", name="🃏 A card").locator(".emoji img")).to_be_visible()
    ada.press("🃏 A card")
    expect(ada.last.locator(".reply")).to_have_text(words)
    ada.say("🎲 👩🏽‍🚀")
    large = ada.last.locator(".large-emoji .emoji img")
    expect(large).to_have_count(2)
    ada.page.wait_for_function(LARGE_EMOJI)  # its drawings load after the message is shown


def test_the_preview_above_a_reply_follows_its_message(ada: Player) -> None:
    ada.run("sample mention")
    ada.press("🃏 A card")
    expect(ada.last.locator(".reply")).to_contain_text("1970")
    # Its times keep counting, as in the message itself.
    expect(ada.last.locator(".reply time[data-kind=relative]")).to_have_text(re.compile("ago$"))
    ada.press("Press")
    expect(ada.last.locator(".reply")).to_have_text("pressed")


def test_the_preview_of_a_message_without_content_follows_it_too(ada: Player) -> None:
    ada.run("sample caption")
    ada.press("Answer")
    expect(ada.last.locator(".reply")).to_have_text("a caption")
    ada.press("Go on")
    expect(ada.last.locator(".reply")).to_have_text("a later caption")
    ada.press("Delete")
    expect(ada.messages).to_have_count(1)
    expect(ada.page.locator(".reply")).to_have_count(0)


def test_an_answer_to_ones_own_command_is_scrolled_to(ada: Player) -> None:
    for _ in range(4):
        ada.run("sample text")
    expect(ada.messages).to_have_count(4)
    ada.page.locator(".scroller").evaluate("one => (one.scrollTop = 0)")
    expect(ada.page.get_by_role("button", name="Jump to present")).to_be_visible()
    ada.run("sample mention")
    expect(ada.last).to_be_in_viewport()


def test_the_end_stays_in_view_when_two_edits_come_at_once(ada: Player) -> None:
    """The first edit makes the message short for less than a frame, as when a throw follows a move at
    once."""
    ada.page.evaluate(HEAR_FRAMES)
    for _ in range(2):
        ada.run("sample panel")
    expect(ada.messages).to_have_count(2)
    expect(ada.last.locator(".row").last).to_be_in_viewport(ratio=1)
    ada.page.evaluate(SHORT_AND_LONG)
    expect(ada.last.locator(".row")).to_have_count(3)
    expect(ada.last.locator(".row").last).to_be_in_viewport(ratio=1)


def test_a_layout(ada: Player) -> None:
    ada.run("sample layout")
    frame = ada.last.locator(".container")
    expect(frame.get_by_role("heading", name="In a frame")).to_be_visible()
    expect(frame.get_by_role("img", name="A red square")).to_be_visible()
    expect(frame.locator(".section").get_by_role("button", name="Press")).to_be_visible()
    expect(ada.last.locator(".picture")).to_have_count(1)


def test_an_embed_stands_between_the_picture_and_the_buttons(ada: Player) -> None:
    ada.run("sample panel")
    embed = ada.last.locator(".embed")
    expect(embed.locator("strong")).to_have_text("line")
    expect(embed.locator(".mention")).to_have_text("@Ada")
    expect(embed).to_have_css("border-left-color", "rgb(63, 167, 150)")
    expect(ada.last).to_have_attribute("aria-label", re.compile("Your turn First line @Ada to move"))
    order = [".message-body > .markdown", ".picture", ".embed", ".row >> nth=0"]
    tops = [edge(ada, part, "y") for part in order]
    assert tops == sorted(tops)
    assert edge(ada, ".embed", "width") <= 520


@pytest.mark.parametrize(("size", "side"), [("desktop", 350), ("phone", 318)])
def test_a_square_picture_is_as_large_as_on_discord(place: Place, sit: Sit, size: str, side: int) -> None:
    ada = sit(place.url, "Ada", size)
    ada.run("sample panel")
    assert [edge(ada, ".picture", way) for way in ("width", "height")] == [side, side]
    ada.run("sample text")
    expect(ada.messages).to_have_count(2)
    assert edge(ada, ".picture", "width") == 300  # its own width: small ones are not enlarged


@pytest.mark.parametrize("window", [(1366, 650), (390, 844), (390, 664), (360, 740)])
def test_a_whole_turn_is_in_the_window(place: Place, sit: Sit, window: tuple[int, int]) -> None:
    ada = sit(place.url, "Ada", "desktop" if window[0] > 720 else "phone")
    usual = ada.page.viewport_size
    assert usual
    ada.page.set_viewport_size({"width": window[0], "height": window[1]})
    ada.run("sample panel")
    expect(ada.last.locator(".row")).to_have_count(3)
    for number in range(3):
        tops = (
            ada.last.locator(".row")
            .nth(number)
            .locator(".button")
            .evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().top))")
        )
        assert len(set(tops)) == 1
    expect(ada.last.locator(".row").last).to_be_in_viewport(ratio=1)
    expect(ada.last.locator(".picture")).to_be_in_viewport(ratio=1)
    ada.page.set_viewport_size(usual)


def test_a_list_opens_beside_the_picture_or_dims_nothing(place: Place, sit: Sit) -> None:
    ada, ben = sit(place.url, "Ada"), sit(place.url, "Ben", "phone")
    ada.run("sample choice")
    for player in (ada, ben):
        player.last.get_by_role("combobox").click()
    assert box_of(ada.page.locator(".popup"))["x"] > edge(ada, ".picture", "x") + edge(
        ada, ".picture", "width"
    )
    expect(ben.page.locator(".shade")).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_a_press_redraws_the_message_and_keeps_the_focus(ada: Player) -> None:
    ada.run("sample controls")
    button = ada.last.get_by_role("button", name="Press", exact=True)
    button.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.last.locator(".markdown")).to_contain_text("pressed")
    expect(ada.last.get_by_role("button", name="Press", exact=True)).to_be_focused()


def test_who_is_at_a_button_already_stays_there_when_the_command_is_done(ada: Player) -> None:
    ada.page.evaluate(FOCUS_NEXT_BUTTON)
    ada.run("sample controls")
    expect(ada.last.get_by_role("button", name="Press", exact=True)).to_be_visible()
    expect(ada.page.locator(".welcome")).to_be_hidden()
    expect(ada.page.locator(".message button:focus")).to_have_count(1)


def test_a_missing_answer_is_shown(ada: Player) -> None:
    ada.run("sample controls")
    ada.press("Silent")
    expect(ada.last.get_by_role("alert")).to_have_text("This interaction failed")
    ada.run("sample silent")
    expect(ada.last).to_contain_text("The application did not respond")
    ada.press("Dismiss message")
    expect(ada.messages).to_have_count(1)


def test_a_disabled_button_stays_so(ada: Player) -> None:
    ada.run("sample controls")
    expect(ada.last.get_by_role("button", name="Disabled")).to_be_disabled()


def test_the_same_option_twice_sends_nothing(ada: Player) -> None:
    ada.run("sample controls")
    select = ada.messages.first.get_by_role("combobox", name="One of three")
    ada.choose(select, 1)
    expect(ada.last).to_contain_text("chosen: two")
    ada.choose(select, 1)
    ada.choose(select, 2)
    expect(ada.last).to_contain_text("chosen: three")
    expect(ada.messages).to_have_count(3)


def test_a_select_of_several_is_sent_when_done(ada: Player) -> None:
    ada.run("sample controls")
    ada.messages.first.get_by_role("combobox", name="Several").click()
    ada.page.get_by_role("option", name="one").click()
    ada.page.get_by_role("option", name="three").click()
    ada.page.get_by_role("button", name="Done").click()
    expect(ada.last).to_contain_text("chosen: one,three")


@pytest.mark.parametrize(("label", "name"), [("A person", "Cleo"), ("A channel", "lounge")])
def test_people_and_channels_to_choose_from(ada: Player, label: str, name: str) -> None:
    ada.run("sample controls")
    ada.messages.first.get_by_role("combobox", name=label).click()
    ada.page.get_by_role("option", name=name).click()
    expect(ada.last).to_contain_text(re.compile(r"chosen: \d+"))


def test_options_are_completed_and_checked(ada: Player) -> None:
    keyboard = ada.page.keyboard
    ada.say("/sample pi")
    keyboard.type("plu")
    expect(ada.page.locator(".suggestion-label")).to_have_text(["Plum"])
    keyboard.press("Enter")
    keyboard.press("Enter")
    expect(ada.last).to_contain_text("picked plum")
    ada.say("/number ")
    expect(ada.page.get_by_role("alert").filter(has_text="count is required")).to_be_visible()
    ada.say("12")
    expect(ada.page.get_by_role("alert").filter(has_text="count can be at most 9")).to_be_visible()
    keyboard.press("Backspace")
    keyboard.press("Enter")
    expect(ada.last).to_contain_text("number 1 None")


def test_one_person_in_two_tabs_and_another_beside(place: Place, sit: Sit) -> None:
    first, second, other = sit(place.url, "Ada"), sit(place.url, "Ada"), sit(place.url, "Ben", "phone")
    first.say("hello **you**")
    for player in (first, second, other):
        expect(player.last.locator("strong")).to_have_text("you")
    first.run("sample controls")
    first.choose(first.last.get_by_role("combobox", name="One of three"))
    expect(second.last).to_contain_text("Only you can see this")
    expect(other.messages).to_have_count(2)


def test_unread_markers(place: Place, sit: Sit) -> None:
    ada, ben = sit(place.url, "Ada"), sit(place.url, "Ben")
    ada.go("lounge")
    ben.say("anybody here?")
    mark = ada.page.locator(".place", has_text=place.name)
    expect(mark).to_have_class(re.compile("unread"))
    ada.go(place.name)
    expect(ada.page.locator(".new-mark")).to_be_visible()
    expect(mark).not_to_have_class(re.compile("unread"))


def test_what_was_read_when_it_came_leaves_no_badge(place: Place, sit: Sit) -> None:
    ada, ben = sit(place.url, "Ada"), sit(place.url, "Ben")
    ben.run("sample ping", member="Ada")
    expect(ada.last).to_contain_text("@Ada")
    ada.page.wait_for_function("() => document.title.startsWith('#')")
    ada.go("lounge")
    mark = ada.page.locator(".place", has_text=place.name)
    expect(mark.locator(".badge")).to_have_count(0)
    expect(mark).not_to_have_class(re.compile("unread"))


def test_the_badge_of_a_deleted_message_goes(place: Place, sit: Sit) -> None:
    ada, ben = sit(place.url, "Ada"), sit(place.url, "Ben")
    ada.go("lounge")
    mark = ada.page.locator(".place", has_text=place.name)
    ben.run("sample ping", member="Ada")
    expect(mark.locator(".badge")).to_have_text("1")
    ben.press("Delete")
    expect(mark.locator(".badge")).to_have_count(0)
    expect(mark).not_to_have_class(re.compile("unread"))


def test_another_language_and_theme(place: Place, sit: Sit) -> None:
    dan = sit(place.url, "Dan", "phone", scheme="light")
    dan.page.locator(".menu").click()
    dan.page.get_by_role("button", name="Settings").click()
    dialog = dan.page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Language").select_option("de")
    dialog.locator("label", has_text="Dark").click()
    expect(dan.page.locator("html")).to_have_attribute("data-theme", "dark")
    dialog.get_by_role("button", name="Save").click()
    expect(dan.page.locator(".composer textarea")).to_have_attribute(
        "placeholder", f"Nachricht an #{place.name}"
    )
    expect(dan.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_new_person_joins(place: Place, sit: Sit) -> None:
    ada = sit(place.url, "Ada")
    ada.page.get_by_role("button", name="Add a person").click()
    dialog = ada.page.get_by_role("dialog", name="People")
    dialog.get_by_role("textbox", name="Name").fill("Eva")
    with ada.page.expect_popup() as opened:
        dialog.get_by_role("button", name="Join").click()
    expect(opened.value.locator(".self-name")).to_have_text("Eva")
    expect(ada.page.locator(".members")).to_contain_text("Eva")


def edge(player: Player, selector: str, way: str) -> float:
    """A measure of a part of the last message: `x`, `y`, `width` or `height`, in pixels."""
    box = box_of(player.last.locator(selector).first)
    measures = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
    return round(measures[way])


def test_the_policy_stops_what_the_page_never_does(place: Place, sit: Sit) -> None:
    """Without violations every other test passes, because each fails on an error in the console."""
    ada = sit(place.url, "Ada", expects_outage=True)
    told: list[str] = []
    ada.page.on("console", lambda message: told.append(message.text))
    ada.page.evaluate(
        """() => {
          const inline = document.createElement("script");
          try { inline.textContent = "window.ran = 1"; document.body.append(inline); } catch {}
          try { document.body.innerHTML = "<p>"; } catch {}
          document.body.setAttribute("style", "color: red");
          document.body.append(Object.assign(new Image(), { src: "http://127.0.0.1:9/x.png" }));
        }"""
    )
    assert ada.page.evaluate("window.ran") is None
    assert ada.page.evaluate("document.body.style.color") == ""
    for directive in ("img-src", "style-src", "require-trusted-types-for"):
        assert any(text.startswith(f"policy: {directive}") for text in told), told


def test_pictures_load_under_either_name_of_this_machine(place: Place, sit: Sit) -> None:
    ada = sit(place.url.replace("127.0.0.1", "localhost"), "Ada")
    ada.run("sample layout")
    picture = ada.last.locator(".picture img")
    expect(picture).to_be_visible()
    ada.page.wait_for_function("image => image.naturalWidth > 0", arg=picture.element_handle())
