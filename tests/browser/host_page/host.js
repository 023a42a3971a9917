/** The part of a Discord client that frames an Activity; `faults` in the address say what it does badly. */
const query = new URLSearchParams(location.search);
const faults = new Set((query.get("faults") ?? "").split(","));
const tab = new WebSocket(`${location.origin.replace("http", "ws")}/local/live?user=${query.get("user")}`);
const asked = new Map();
let count = 0;
let greetings = 0;
window.calls = [];
window.ask = (op, fields) => new Promise((resolve) => {
  const nonce = `h-${(count += 1)}`;
  asked.set(nonce, resolve);
  tab.send(JSON.stringify({ op, nonce, channel_id: window.channel, ...fields }));
});
const frame = document.createElement("iframe");
const answer = (payload) => frame.contentWindow.postMessage([1, payload], "*");
const later = (work, delay) => setTimeout(work, delay);
tab.onmessage = async ({ data }) => {
  const { t, d } = JSON.parse(data);
  if (t === "ready") {
    window.channel = query.get("channel") ?? d.channels[0].id;
    window.me = d.user;
    window.ready?.();
    if (!query.has("idle")) launch(query.get("custom_id") ?? "");
  }
  if (d?.nonce && asked.has(d.nonce)) asked.get(d.nonce)(d);
  (window.told ??= []).push({ t, d });
};
window.launch = async (customId) => {
  const { url, instance_id, location_id, channel_id, guild_id } = await ask("launch", { custom_id: customId });
  window.instance = instance_id;
  const id = `f${Math.random()}`;
  await Promise.race([ask("join_activity", { instance_id, frame_id: id }), new Promise((resolve) => later(resolve, 200))]);
  const parts = { frame_id: id, instance_id: query.get("instance") ?? instance_id, platform: "desktop", location_id, channel_id, guild_id: guild_id ?? "", custom_id: customId };
  frame.src = `${url}?${new URLSearchParams(parts)}`;
  document.body.append(frame);
};
addEventListener("message", async ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  const [opcode, payload] = data;
  if (opcode === 0) {
    greetings += 1;
    if (faults.has("silent") || (faults.has("late") && greetings < 2)) return;
    const user = { id: me.id, username: me.username, discriminator: "0", avatar: faults.has("avatar") ? null : "a", global_name: me.username };
    answer({ cmd: "DISPATCH", evt: "READY", data: { v: 1, config: {}, user } });
    return;
  }
  window.calls.push(payload);
  const { cmd, args, evt, nonce } = payload;
  if (cmd === "AUTHORIZE" && faults.has("refused")) answer({ cmd, nonce, evt: "ERROR", data: { code: 5000, message: "OAuth2 Error" } });
  else if (cmd === "AUTHORIZE") {
    const { code } = await ask("authorize", args);
    answer({ cmd, nonce, data: { code: faults.has("code") ? "forged" : code } });
  } else if (cmd === "SUBSCRIBE" && faults.has("errors")) answer({ cmd, nonce, evt: "ERROR", data: { code: 4004, message: "Invalid event" } });
  else if (cmd === "SUBSCRIBE") answer({ cmd, nonce, data: { evt } });
  else if (cmd === "OPEN_INVITE_DIALOG" && faults.has("uninvited")) answer({ cmd, nonce, evt: "ERROR", data: { code: 4006, message: "No permission" } });
  else if (cmd === "SHARE_LINK" && faults.has("unshared")) answer({ cmd, nonce, evt: "ERROR", data: { code: 4002, message: "Invalid command" } });
  else answer({ cmd, nonce, data: {} });
});
window.layout = (mode) => answer({ cmd: "DISPATCH", evt: "ACTIVITY_LAYOUT_MODE_UPDATE", data: { layout_mode: mode } });
