// `npm run fonts`: cuts the font down to the letters and weights that the product shows; the results are kept in git.
// Letters beyond Europe's languages stay in the whole file, which browsers fetch when a page has one of them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "../embedded/environment.mjs";

const FROM = join(ROOT, "node_modules/@fontsource-variable/inter/files");
const TO = join(ROOT, "components/ui/styles/fonts");
/** The lightest and the boldest of the look (theme-tokens.ts). */
const WEIGHTS = { min: 400, max: 800 };

/** Unicode ranges as in components/ui/styles/fonts.ts. */
type Part = { source: string; target: string; ranges: string };
const PARTS: Part[] = [
  {
    source: "inter-latin-wght-normal.woff2",
    target: "latin.woff2",
    ranges:
      "U+0020-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  },
  {
    source: "inter-latin-ext-wght-normal.woff2",
    target: "europe.woff2",
    ranges: "U+0100-017F,U+0218-021B,U+1E9E",
  },
];

function lettersOf(ranges: string): string {
  return ranges
    .split(",")
    .map((range) => range.slice("U+".length).split("-"))
    .flatMap(([first = "", last = first]) => {
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((letter) => String.fromCodePoint(letter))
    .join("");
}

for (const { source, target, ranges } of PARTS) {
  const font = await subsetFont(readFileSync(join(FROM, source)), lettersOf(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
  });
  writeFileSync(join(TO, target), font);
  console.log(`${target}: ${font.length} bytes`);
}
