import type { Face } from "../shapes";

type Row = readonly [
  skin: Face["skin"],
  hair: Face["hair"],
  cut: Face["cut"],
  shirt: string,
  wall: string,
  mark?: "beard" | "glasses",
];

/** One row a BEE, in the order of the town's list: no two are alike, and neighbours differ at a glance. */
const ROWS = {
  graz: [
    ["light", "blond", "short", "#2F5D50", "#F6DFC4", "beard"],
    ["light", "brown", "long", "#8A4B2A", "#D6ECE6"],
    ["brown", "black", "short", "#37474F", "#E6DDF3", "beard"],
    ["light", "red", "short", "#2B4C7E", "#E9E4D8", "glasses"],
    ["light", "blond", "curly", "#C4283A", "#DCE9F8"],
  ],
  berlin: [
    ["warm", "black", "long", "#14744A", "#FCE3DC"],
    ["light", "brown", "short", "#6A4BA1", "#FFF0C9"],
    ["light", "red", "bun", "#37474F", "#DDEBD3"],
    ["warm", "black", "short", "#E4572E", "#D3E3EE"],
    ["light", "grey", "curly", "#1D5BC9", "#F3E1EE", "glasses"],
  ],
  brno: [
    ["light", "grey", "short", "#8A5200", "#DCEBE0"],
    ["light", "brown", "bald", "#C4283A", "#E8E2F6", "glasses"],
    ["light", "blond", "bald", "#242A34", "#FBE6CC", "beard"],
    ["warm", "red", "curly", "#2F5D50", "#DCE6F2"],
    ["light", "black", "short", "#F9AE0D", "#E3E8E4", "beard"],
  ],
  budapest: [
    ["warm", "grey", "short", "#2B4C7E", "#F8E4D4", "beard"],
    ["light", "black", "bald", "#14744A", "#DDE8F5", "beard"],
    ["warm", "brown", "short", "#6A4BA1", "#F1EBC8", "glasses"],
    ["light", "brown", "curly", "#E4572E", "#D9EDF0"],
    ["warm", "black", "curly", "#174BA6", "#EADFD6", "beard"],
  ],
  kosice: [
    ["light", "brown", "short", "#37474F", "#D8E9DB"],
    ["warm", "black", "short", "#3F7D46", "#F7E1D9", "glasses"],
    ["light", "red", "bald", "#1D5BC9", "#E1E4F4", "beard"],
    ["light", "black", "bun", "#C4283A", "#F4EBD3"],
    ["warm", "blond", "short", "#4B5261", "#D5E8EC", "beard"],
  ],
  tutors: [
    ["brown", "black", "curly", "#6A4BA1", "#FFEFD2"],
    ["light", "brown", "curly", "#2B4C7E", "#DFECD9", "glasses"],
  ],
} satisfies Record<string, readonly Row[]>;

/** The portrait of a town's BEE. */
export function faceOf(town: keyof typeof ROWS, number: number): Face {
  const rows: readonly Row[] = ROWS[town];
  const row = rows[number];
  if (!row) throw new Error(`faces.ts has no face for BEE ${number} of ${town}`);
  const [skin, hair, cut, shirt, wall, mark] = row;
  return { skin, hair, cut, shirt, wall, hasBeard: mark === "beard", hasGlasses: mark === "glasses" };
}
export type FacedTown = Exclude<keyof typeof ROWS, "tutors">;
