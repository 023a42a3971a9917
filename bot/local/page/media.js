/** Pictures, which can be enlarged, and files. */
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { openPicture } from "./lightbox.js";
import { say } from "./words.js";

/** A picture that replaces `old`, which stays visible until the new one has loaded. */
export function attachment(file, app, old) {
  const isPicture = (file.content_type ?? "").startsWith("image/");
  return isPicture ? picture(file, file.description, old) : fileCard(file.url, file.filename, file.size);
}

/** `media` has `url`, and `width` and `height` if known. */
export function picture(media, description, old) {
  const { width, height } = media;
  const image = h("img", { src: near(media.url), alt: description ?? "", width, height });
  const open = () => openPicture(image.src, image.alt);
  const button = h("button", { type: "button", class: "picture", title: say("open-large"), onclick: open }, image);
  if (!description) button.setAttribute("aria-label", say("picture"));
  if (width && height) button.style.cssText = `--ratio: ${width / height}; --own-width: ${width}px`;
  const previous = old?.querySelector("img");
  if (previous?.complete && previous.naturalWidth) {
    button.style.backgroundImage = `url("${previous.src}")`;
    image.addEventListener("load", () => (button.style.backgroundImage = ""), { once: true });
  }
  return button;
}

export function fileCard(url, name, size) {
  const place = near(url);
  const shown = size ? h("span", { class: "file-size" }, bytes(size)) : null;
  return h("div", { class: "file" }, icon("file"),
    h("div", { class: "file-words" }, h("a", { href: place, download: name, target: "_blank" }, name), shown ?? ""),
    h("a", { href: place, download: name, class: "icon-button", "aria-label": say("download", { name }) }, icon("download")));
}

/** Attachments come from where this page does, whatever its address calls the server; the policy loads no others. */
const near = (url) => {
  const { pathname } = new URL(url, location.href);
  return pathname.startsWith("/attachments/") ? pathname : url;
};

const bytes = (size) => (size < 1024 ? `${size} B` : size < 1048576 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1048576).toFixed(1)} MB`);
