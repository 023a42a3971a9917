/**
 * Discord's side of the protocol with an Activity: each message is an opcode and a payload.
 *
 * Which commands Discord refuses before AUTHENTICATE is not documented; here, those for which it names a scope.
 */
import { isNarrow } from "./dom.js";
import { toast } from "./toast.js";
import { locale, say } from "./words.js";

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const ERROR = { payload: 4000, command: 4002, event: 4004, permissions: 4006, token: 4009, oauth: 5000 };
const BAD_CLIENT = 4000;
const FOCUSED = 0;
const SMALL = 1;
const NOMINAL = 0;

class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export class RpcHost {
  participants = [];
  #scopes = new Set();
  #subscribed = new Set();
  #isSmall = false;
  #listener = (event) => this.#heard(event);
  #turned = () => this.#tell("ORIENTATION_UPDATE");

  /** `panel` holds the frame and has `app`, `activity`, `frameId` and `close(words)`. */
  constructor(panel) {
    this.panel = panel;
    addEventListener("message", this.#listener);
    addEventListener("resize", this.#turned);
  }

  stop() {
    removeEventListener("message", this.#listener);
    removeEventListener("resize", this.#turned);
  }

  set isSmall(isSmall) {
    this.#isSmall = isSmall;
    this.#tell("ACTIVITY_LAYOUT_MODE_UPDATE");
  }

  /** Takes the people in the instance. */
  joined(participants) {
    this.participants = participants;
    this.#tell("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE");
  }

  #heard(event) {
    if (event.source !== this.panel.frame?.contentWindow || event.origin !== location.origin || !Array.isArray(event.data)) return;
    const [opcode, payload] = event.data;
    if (opcode === HANDSHAKE) this.#greet(payload);
    else if (opcode === FRAME) this.#answer(payload);
    else if (opcode === CLOSE) this.panel.close(payload?.message);
  }

  #send(opcode, payload) {
    this.panel.frame?.contentWindow?.postMessage([opcode, payload], location.origin);
  }

  #greet({ client_id: clientId, frame_id: frameId }) {
    const { app, frameId: own } = this.panel;
    if (clientId !== app.state.bot.id || frameId !== own) {
      this.#send(CLOSE, { code: BAD_CLIENT, message: "Invalid Client ID" });
      return;
    }
    const config = { cdn_host: location.host, api_endpoint: `//${location.host}/api`, environment: "production" };
    this.#dispatch("READY", { v: 1, config });
  }

  #dispatch(evt, data) {
    this.#send(FRAME, { cmd: "DISPATCH", evt, data, nonce: null });
  }

  #tell(evt) {
    if (this.#subscribed.has(evt)) this.#dispatch(evt, this.#now(evt));
  }

  /** What an event would say now; undefined for one that this page does not send. */
  #now(evt) {
    const states = {
      ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE: () => ({ participants: this.participants }),
      ACTIVITY_LAYOUT_MODE_UPDATE: () => ({ layout_mode: this.#isSmall ? SMALL : FOCUSED }),
      // The second form is an older one, which the SDK still wants.
      ORIENTATION_UPDATE: () => (innerHeight >= innerWidth ? { screen_orientation: 0, orientation: "portrait" } : { screen_orientation: 1, orientation: "landscape" }),
      THERMAL_STATE_UPDATE: () => ({ thermal_state: NOMINAL }),
    };
    return states[evt]?.();
  }

  async #answer({ cmd, args = {}, evt, nonce }) {
    try {
      const data = await this.#done(cmd, args, evt);
      this.#send(FRAME, { cmd, data, evt: null, nonce });
      // A subscriber learns the present state first.
      if (cmd === "SUBSCRIBE") this.#tell(evt);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#send(FRAME, { cmd, evt: "ERROR", data: { code: error.code, message: error.message }, nonce });
    }
  }

  #done(cmd, args, evt) {
    const { app } = this.panel;
    switch (cmd) {
      case "AUTHORIZE": return this.#authorize(args);
      case "AUTHENTICATE": return this.#authenticate(args.access_token);
      case "SUBSCRIBE":
      case "UNSUBSCRIBE": return this.#subscribe(cmd, evt);
      case "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS": return { participants: this.participants };
      case "GET_PLATFORM_BEHAVIORS": return { iosKeyboardResizesView: false };
      case "ENCOURAGE_HW_ACCELERATION": return { enabled: true };
      case "OPEN_INVITE_DIALOG": return toast(say("activity-invite")) ?? null;
      case "OPEN_SHARE_MOMENT_DIALOG": return this.#write(args.mediaUrl) ?? null;
      case "SHARE_LINK": return this.#shareLink(args);
      case "OPEN_EXTERNAL_LINK": return { opened: this.#open(args.url) };
      case "USER_SETTINGS_GET_LOCALE":
        this.#need("identify");
        return { locale: app.state.user.locale ?? locale };
      case "CAPTURE_LOG":
      case "SET_ORIENTATION_LOCK_STATE": return null;
      default: throw new Refusal(ERROR.command, `Invalid command: ${cmd}`);
    }
  }

  async #authorize({ client_id, scope, response_type, state }) {
    const answer = await this.panel.app.ask("authorize", { client_id, scope, response_type, state }, { isQuiet: true });
    if (answer?.t === "authorized") return { code: answer.d.code };
    throw new Refusal(ERROR.oauth, answer?.d.message ?? "OAuth2 Error: temporarily_unavailable");
  }

  async #authenticate(token) {
    const answer = await fetch("/api/v10/oauth2/@me", { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Refusal(ERROR.token, "Invalid token");
    const known = await answer.json();
    this.#scopes = new Set(known.scopes);
    return { access_token: token, ...known };
  }

  #need(scope) {
    if (!this.#scopes.has(scope)) throw new Refusal(ERROR.permissions, "Not authenticated or invalid scope");
  }

  #subscribe(cmd, evt) {
    if (this.#now(evt) === undefined) throw new Refusal(ERROR.event, `Invalid event: ${evt}`);
    if (cmd === "SUBSCRIBE") this.#subscribed.add(evt);
    else this.#subscribed.delete(evt);
    return { evt };
  }

  /** Puts a message with the link into the box, for the person to send; Discord asks whom to send it to. */
  #shareLink({ message, ...link }) {
    const { id } = this.panel.app.state.bot;
    const sizes = [[message, 1000], ...Object.values(link).map((value) => [value, 64])];
    if (sizes.some(([value, most]) => typeof value !== "string" || value.length > most)) throw new Refusal(ERROR.payload, "Invalid payload");
    const query = new URLSearchParams({ ...link, referrer_id: this.panel.app.state.user.id });
    this.#write(`${message}\nhttps://discord.com/activities/${id}?${query}`);
    return { success: true, didCopyLink: false, didSendMessage: true };
  }

  #write(words) {
    this.panel.app.composer.leave(words);
    this.panel.isSmall = true;
    toast(say("activity-share"));
  }

  /** Follows a link on this page, or opens it in a new tab. */
  #open(url) {
    if (!/^https?:/.test(url)) throw new Refusal(ERROR.payload, "Invalid url");
    if (this.panel.app.follow(url)) this.panel.isSmall = true;
    else open(url, "_blank", "noopener,noreferrer");
    return true;
  }
}

export const platform = () => (isNarrow() ? "mobile" : "desktop");
