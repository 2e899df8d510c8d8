import sharp from "sharp";
import type { Face } from "../shapes";
import { drawFace } from "./faces";
import { SCENES, type SceneName } from "./scenes";

const WIDTH = 1024;
const HEIGHT = 768;
const FACE = 400;
/** Flat colours compress well even with low effort. */
const WEBP = { quality: 80, effort: 2 };
const THUMBNAIL_SIDE = 480;

export type Drawn = { bytes: Buffer; thumbnail: Buffer; width: number; height: number };

function sceneSvg(name: SceneName): string {
  const { from, to, draw } = SCENES[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <path fill="url(#sky)" d="M0 0h160v120H0z"/>${draw}</svg>`;
}

async function finish(bytes: Buffer, width: number, height: number): Promise<Drawn> {
  const thumbnail = await sharp(bytes).resize({ width: THUMBNAIL_SIDE }).webp(WEBP).toBuffer();
  return { bytes, thumbnail, width, height };
}

/** Renders a scene as a photo; every second take of a scene is mirrored. */
export async function takePhoto(name: SceneName, take: number): Promise<Drawn> {
  const picture = sharp(Buffer.from(sceneSvg(name)));
  const bytes = await (take % 2 === 1 ? picture.flop() : picture).webp(WEBP).toBuffer();
  return finish(bytes, WIDTH, HEIGHT);
}

/** Renders a portrait. */
export async function takePortrait(face: Face): Promise<Drawn> {
  const bytes = await sharp(Buffer.from(drawFace(face)))
    .resize(FACE, FACE)
    .webp(WEBP)
    .toBuffer();
  return finish(bytes, FACE, FACE);
}
