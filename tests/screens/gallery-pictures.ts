import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { galleryPage } from "./gallery-page";
import type { Scheme } from "./rotation";
import type { State } from "./states";

/** One picture and how it was taken. */
export type Picture = {
  route: string;
  screen: string;
  state: State;
  lang: string;
  width: number;
  scheme: Scheme;
  /** Its path, relative to the gallery. */
  file: string;
  /** The layout problems found in it. */
  faults: string[];
};

const FOLDER = join(".data", "gallery");
const LIST = join(FOLDER, "pictures.json");

/** The path of a picture. */
export function fileOf({ screen, state, lang, width, scheme }: Omit<Picture, "file" | "faults">): string {
  return `${lang}/${width}-${scheme}/${screen}-${state}.jpg`;
}

/** The same path, relative to the project. */
export function placeOf(file: string): string {
  return join(FOLDER, file);
}

/** Adds pictures to the gallery; those of earlier runs are kept unless they were taken again. */
export function keepPictures(taken: readonly Picture[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const before = existsSync(LIST) ? (JSON.parse(readFileSync(LIST, "utf8")) as Picture[]) : [];
  const anew = new Set(taken.map(({ file }) => file));
  const all = [...before.filter(({ file }) => !anew.has(file)), ...taken];
  const inOrder = all.toSorted((one, other) => one.route.localeCompare(other.route));
  writeFileSync(LIST, JSON.stringify(inOrder, null, 1));
  writeFileSync(join(FOLDER, "index.html"), galleryPage(inOrder));
  return join(FOLDER, "index.html");
}
