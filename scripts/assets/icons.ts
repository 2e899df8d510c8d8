// `npm run icons`: draws the icons of the installed app out of the logo, once it has changed; they are kept in git.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Color, type Sharp } from "sharp";
import { ROOT } from "../embedded/environment.mjs";

const FOLDER = join(ROOT, "public", "icons");
const LOGO = readFileSync(join(ROOT, "public", "logo.svg"));
const MASKABLE = readFileSync(join(ROOT, "public", "icon-maskable.svg"));
const PAPER = "#FFFFFF";
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** A drawing in the middle of a square; `part` is how much of its side the drawing takes. */
async function drawn(svg: Buffer, size: number, part: number, background: Color): Promise<Sharp> {
  const inner = Math.round(size * part);
  const picture = await sharp(svg, { density: 1200 })
    .resize(inner, inner, { fit: "contain", background: NOTHING })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } }).composite([
    { input: picture },
  ]);
}

/** Only the shape counts: the system paints it. What is black on the mark becomes a hole in it. */
async function shape(size: number): Promise<Sharp> {
  const mark = await (await drawn(LOGO, size, 0.8, NOTHING)).png().toBuffer();
  const { data, info } = await sharp(mark).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    const alpha = (data.readUInt8(at) / 255) * data.readUInt8(at + 3);
    data.fill(255, at, at + 3);
    data[at + 3] = Math.round(alpha);
  }
  return sharp(data, { raw: info });
}

async function write(name: string, picture: Sharp): Promise<void> {
  await picture.png({ palette: true, effort: 10 }).toFile(join(FOLDER, `${name}.png`));
}

mkdirSync(FOLDER, { recursive: true });
for (const size of [192, 512]) {
  await write(`icon-${size}`, await drawn(LOGO, size, 0.92, NOTHING));
  await write(`maskable-${size}`, await drawn(MASKABLE, size, 1, PAPER));
}
await write("monochrome-512", await shape(512));
await write("badge-96", await shape(96));
// iPhones put their own mask over it and show what is transparent as black.
await write("apple-touch-icon", await drawn(LOGO, 180, 0.76, PAPER));
