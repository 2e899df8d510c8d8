// `npm run og`: the pictures that messengers and social networks show of our pages, one in each language (public/og).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import sharp from "sharp";
import { z } from "zod";
import { CHROMIUM_FLAGS, ensureChromium } from "../programs/chromium.mjs";
import { ROOT } from "../embedded/environment.mjs";
import { step } from "../embedded/steps.mjs";
import { LANGUAGES, toLocale, type Language } from "@/lib/i18n/languages";

const homeMessages = z.object({ hero: z.object({ title: z.string() }), how: z.object({ text: z.string() }) });

const SIZE = { width: 1200, height: 630 };
/** Some messengers load no larger ones over a slow line. */
const MOST_BYTES = 40_000;

const FONTS = "node_modules/@fontsource-variable/inter/files";
const inline = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString("base64")}`;
const art = (name: string) => inline(`public/art/${name}.svg`, "image/svg+xml");

const HEX =
  "M41.2 2.5Q45.5 0 49.8 2.5L82.3 21.2Q86.6 23.7 86.6 28.7L86.6 71.3Q86.6 76.3 82.3 78.8L49.8 97.5Q45.5 100 41.2 97.5L4.3 78.8Q0 76.3 0 71.3L0 28.7Q0 23.7 4.3 21.2Z";
const BODY =
  "M17.21 8.8Q20.5 6.9 23.79 8.8L34.79 15.15Q38.08 17.05 38.08 20.85L38.08 33.55Q38.08 37.35 34.79 39.25L23.79 45.6Q20.5 47.5 17.21 45.6L6.21 39.25Q2.92 37.35 2.92 33.55L2.92 20.85Q2.92 17.05 6.21 15.15Z";
const WING =
  "M37.87 1.3Q39.6 .3 41.33 1.3L45.32 3.6Q47.05 4.6 47.05 6.6L47.05 11.2Q47.05 13.2 45.32 14.2L41.33 16.5Q39.6 17.5 37.87 16.5L33.88 14.2Q32.15 13.2 32.15 11.2L32.15 6.6Q32.15 4.6 33.88 3.6Z";

type BeeColors = { id: string; body: string; stripe: string; wing: string };

/** The bee of the logo; on honey its body is ink (look, Logo). */
function bee({ id, body, stripe, wing }: BeeColors): string {
  return `<svg viewBox="0 0 48 48"><clipPath id="${id}"><path d="${BODY}"/></clipPath><path fill="${wing}" d="${WING}"/>
    <g clip-path="url(#${id})"><path fill="${body}" d="M0 4h44v44H0z"/>
    <path fill="${stripe}" d="M-12 17.9h66v6.2h-66zM-12 30.5h66v6.2h-66z" transform="rotate(-30 20.5 27.2)"/></g></svg>`;
}

/** The comb beside the words: a cell is 190 wide, every second row stands half a cell further. */
type Cell = [column: number, row: number, kind: string];
const CELLS: Cell[] = [
  [0, 0, "fill"],
  [1, 0, "cleaning"],
  [0, 1, "renovation"],
  [1, 1, "logo"],
  [2, 1, "garden"],
  [0, 2, "fill"],
  [1, 2, "plumbing"],
  [2, 2, "fill"],
  [1, 3, "lessons"],
  [2, 3, "moving"],
];

function cell([column, row, kind]: Cell): string {
  const left = 690 + column * 202 - (row % 2) * 101 + 40;
  const top = -112 + row * 175;
  const logo = bee({ id: "cell", body: "#F9AE0D", stripe: "#171A21", wing: "#FFC23D" });
  const isEmpty = kind === "fill" || kind === "logo";
  const picture = isEmpty ? "" : `background-image:url(${art(kind)})`;
  return `<div class="cell ${kind}" style="left:${left}px;top:${top}px;${picture}">${kind === "logo" ? logo : ""}</div>`;
}

/** A part of the font for some of the letters. */
function face(subset: string, range: string): string {
  const file = inline(`${FONTS}/inter-${subset}-wght-normal.woff2`, "font/woff2");
  return `@font-face{font-family:Inter;font-weight:100 900;src:url(${file});unicode-range:${range}}`;
}

function pageOf(lang: Language): string {
  const { hero, how } = homeMessages.parse(JSON.parse(readFileSync(`messages/${lang}/home.json`, "utf8")));
  return `<!doctype html><html lang="${toLocale(lang)}"><style>
    ${face("latin-ext", "U+0100-02BA,U+1E00-1E9F")}${face("latin", "U+0000-00FF,U+2000-206F,U+20AC")}
    body{margin:0;width:1200px;height:630px;background:#FFC32E;color:#171A21;font-family:Inter;overflow:hidden;position:relative}
    .cell{position:absolute;width:190px;height:220px;background:#FFD56B center/cover;clip-path:path("${scaled(HEX)}")}
    .logo{background:#171A21}.logo svg{position:absolute;width:92px;left:49px;top:62px}
    .brand{position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:18px;font-size:40px;font-weight:740;letter-spacing:-.03em}
    .brand svg{width:64px}
    main{position:absolute;left:72px;bottom:72px;width:600px}
    h1{font-size:78px;line-height:1.04;font-weight:800;letter-spacing:-.042em;margin:0 0 24px;text-wrap:balance}
    p{font-size:30px;line-height:1.4;margin:0;width:540px;text-wrap:balance}
    </style><body>${CELLS.map(cell).join("")}
    <div class="brand">${bee({ id: "brand", body: "#171A21", stripe: "#FFC32E", wing: "#171A21" })}TenderBee</div>
    <main><h1>${hero.title}</h1><p>${how.text}</p></main></body></html>`;
}

/** The hexagon of 86.6 × 100 as large as a cell. */
function scaled(path: string): string {
  let isX = false;
  return path.replaceAll(/[\d.]+/g, (number) => {
    isX = !isX;
    return (Number(number) * (isX ? 190 / 86.6 : 2.2)).toFixed(1);
  });
}

async function draw(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: SIZE });
    mkdirSync("public/og", { recursive: true });
    for (const lang of LANGUAGES) {
      await page.setContent(pageOf(lang));
      await page.evaluate(() => document.fonts.ready);
      const shot = await page.screenshot();
      const picture = await sharp(shot).png({ palette: true, colours: 64, effort: 10, dither: 0 }).toBuffer();
      if (picture.length > MOST_BYTES) throw new Error(`public/og/${lang}.png has ${picture.length} bytes`);
      writeFileSync(`public/og/${lang}.png`, picture);
    }
  } finally {
    await browser.close();
  }
}

process.chdir(ROOT);
await step("Drawing the pictures of public/og", draw);
