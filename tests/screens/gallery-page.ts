import type { Picture } from "./gallery-pictures";

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 0 }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 12px 16px;
  background: Canvas; border-bottom: 1px solid #8886 }
label { display: flex; gap: 6px; align-items: center }
main { display: grid; gap: 24px 16px; padding: 16px; grid-template-columns: repeat(auto-fill, minmax(var(--size), 1fr)) }
figure { margin: 0 } figcaption { overflow-wrap: anywhere } img { width: 100%; border: 1px solid #8886 }
ul { margin: 4px 0; padding-left: 18px; color: #c4283a }`;

/** Runs in the page itself: fills the filters and shows the matching pictures. */
const SCRIPT = `
const FIELDS = ["route", "screen", "state", "lang", "width", "scheme"];
const header = document.querySelector("header"), main = document.querySelector("main");
const size = document.querySelector("#size"), wrong = document.querySelector("#wrong"), count = document.querySelector("#count");
const asked = new URLSearchParams(location.hash.slice(1));
for (const name of FIELDS) {
  const values = [...new Set(PICTURES.map((picture) => String(picture[name])))];
  const select = Object.assign(document.createElement("select"), { name });
  select.append(new Option("all", ""), ...values.map((value) => new Option(value, value)));
  select.value = asked.get(name) ?? "";
  const label = document.createElement("label");
  label.append(name, select);
  header.insertBefore(label, count);
}
function draw() {
  const chosen = [...header.querySelectorAll("select")].filter((select) => select.value);
  const shown = PICTURES.filter((picture) => chosen.every(({ name, value }) => String(picture[name]) === value))
    .filter((picture) => !wrong.checked || picture.faults.length > 0);
  location.hash = new URLSearchParams(chosen.map(({ name, value }) => [name, value]));
  main.style.setProperty("--size", size.value + "px");
  count.textContent = shown.length + " pictures";
  main.replaceChildren(...shown.map((picture) => {
    const figure = document.createElement("figure"), caption = document.createElement("figcaption");
    const link = Object.assign(document.createElement("a"), { href: picture.file, target: "_blank" });
    link.append(Object.assign(new Image(), { src: picture.file, loading: "lazy", alt: picture.screen }));
    caption.textContent = FIELDS.slice(1).map((name) => picture[name]).join(" · ");
    const list = document.createElement("ul");
    list.append(...picture.faults.map((fault) => Object.assign(document.createElement("li"), { textContent: fault })));
    figure.append(caption, list, link);
    return figure;
  }));
}
header.addEventListener("input", draw);
draw();`;

/** One local HTML page with every picture and its filters. */
export function galleryPage(pictures: readonly Picture[]): string {
  // A closing tag inside of the data would end the script.
  const data = JSON.stringify(pictures).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery</title><style>${STYLE}</style>
<header><label><input type="checkbox" id="wrong"> only what looks wrong</label>
<label>size <input type="range" id="size" min="160" max="1280" value="320"></label><span id="count"></span></header>
<main></main><script>const PICTURES = ${data};${SCRIPT}</script></html>
`;
}
