/** The Activity, in a frame above the channel: large, or small in a corner while the person reads and writes. */
import { h, isNarrow } from "./dom.js";
import { icon } from "./icons.js";
import { platform, RpcHost } from "./rpc.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

export class ActivityPanel {
  activity = null;
  frame = null;
  #host = null;
  #isSmall = false;

  constructor(app) {
    this.app = app;
    this.element = h("section", { class: "activity", hidden: true });
    matchMedia("(max-width: 720px)").addEventListener("change", () => this.#cover());
  }

  get isOpen() {
    return this.activity !== null;
  }

  set isSmall(isSmall) {
    this.#isSmall = isSmall;
    this.element.classList.toggle("small", isSmall);
    this.large.hidden = !isSmall;
    this.smaller.hidden = isSmall;
    this.#host.isSmall = isSmall;
    this.#cover();
    (isSmall ? this.large : this.frame).focus({ preventScroll: true });
  }

  /** Shows what was launched; one that is shown already comes to the front. */
  async open(activity) {
    if (this.activity?.instance_id === activity.instance_id && !activity.custom_id) {
      this.isSmall = false;
      return;
    }
    this.close();
    this.activity = activity;
    this.frameId = crypto.randomUUID();
    if (await this.#join()) this.#draw();
    else this.#forget();
  }

  /** Takes part again after the connection was lost. */
  async rejoin() {
    if (this.isOpen && !(await this.#join())) this.close();
  }

  /** Takes the people in an instance. */
  joined({ instance_id: instanceId, participants }) {
    if (this.activity?.instance_id !== instanceId) return;
    this.participants = participants;
    this.#host?.joined(participants);
  }

  /** Leaves the Activity, and says why if it ended by itself. */
  close(words) {
    if (!this.isOpen) return;
    this.app.tell("leave_activity", { frame_id: this.frameId });
    this.#host?.stop();
    this.#forget();
    if (words) toast(words);
    this.app.focusComposer();
  }

  #forget() {
    this.activity = this.frame = this.#host = null;
    this.participants = [];
    this.element.hidden = true;
    this.element.replaceChildren();
    this.#cover();
  }

  async #join() {
    const { instance_id } = this.activity;
    const answer = await this.app.ask("join_activity", { instance_id, frame_id: this.frameId }, { isQuiet: true });
    return answer?.t === "joined";
  }

  #draw() {
    const { state } = this.app;
    const name = state.bot.username;
    const button = (word, sign, act) => h("button", { type: "button", class: "icon-button", "aria-label": say(word), title: say(word), onclick: act }, icon(sign));
    this.smaller = button("activity-smaller", "smaller", () => (this.isSmall = true));
    this.large = h("button", { type: "button", class: "activity-large", "aria-label": say("activity-larger"), hidden: true, onclick: () => (this.isSmall = false) });
    this.frame = h("iframe", { title: name, allow: "fullscreen", src: this.#address() });
    const head = h("header", { class: "activity-head" }, h("h2", {}, name), this.smaller, button("activity-close", "close", () => this.close()));
    this.element.setAttribute("aria-label", name);
    this.element.replaceChildren(head, this.frame, this.large);
    this.element.hidden = false;
    // Before the page can say anything.
    this.#host = new RpcHost(this);
    this.#host.joined(this.participants);
    this.isSmall = false;
  }

  #address() {
    const { url, instance_id, location_id, channel_id, guild_id, custom_id, referrer_id } = this.activity;
    const given = { frame_id: this.frameId, platform: platform(), instance_id, location_id, channel_id, guild_id, custom_id, referrer_id };
    return `${url}?${new URLSearchParams(Object.entries(given).filter(([, value]) => value))}`;
  }

  /** What the large frame covers cannot be reached. */
  #cover() {
    const isCovering = this.isOpen && !this.element.hidden && !this.#isSmall;
    this.app.main.inert = this.app.members.inert = isCovering;
    document.body.classList.toggle("with-activity", isCovering);
    if (isNarrow()) this.app.sidebar.element.inert = isCovering || !document.body.classList.contains("drawer-open");
  }
}
