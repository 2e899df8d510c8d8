// Multipart uploads with small real files.
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import sharp from "sharp";
import { chance, pickFrom, type Draw } from "./draw";
import type { FormPart } from "./request";

export type SampleFiles = { good: { name: string; bytes: Buffer }[]; bad: { name: string; bytes: Buffer }[] };

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Draws the files once; pictures are small, so that the run spends its time elsewhere. */
export async function makeSampleFiles(): Promise<SampleFiles> {
  const picture = sharp({ create: { width: 48, height: 32, channels: 3, background: "#c80" } });
  const [jpg, png, webp] = [
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().png().toBuffer(),
    await picture.clone().webp().toBuffer(),
  ];
  return {
    good: [
      { name: "bee.jpg", bytes: jpg },
      { name: "včela 🐝.png", bytes: png },
      { name: "../../x\u202E.webp", bytes: webp },
      { name: "plan.pdf", bytes: Buffer.from(PDF) },
    ],
    bad: [
      { name: "cut.jpg", bytes: jpg.subarray(0, Math.floor(jpg.length / 2)) },
      { name: "empty.png", bytes: Buffer.alloc(0) },
      { name: "page.html", bytes: Buffer.from("<script>1</script>") },
      { name: "noise.png", bytes: randomBytes(500) },
      { name: "large.jpg", bytes: Buffer.concat([jpg, Buffer.alloc(2_200_000)]) },
    ],
  };
}

const OPTIONS: readonly [string, string[]][] = [
  ["width", ["20", "2560", "99999", "x"]],
  ["height", ["20", "1"]],
  ["crop", ["fill", "fit", "limit", "zoom"]],
  ["quality", ["80", "5"]],
  ["format", ["webp", "jpg", "png", "exe"]],
  ["rotate", ["90"]],
];

function transformation(draw: Draw): FormPart[] {
  return draw(fc.subarray([...OPTIONS], { maxLength: 2 })).map(([name, values]) => ({
    name: `transformation[${name}]`,
    value: draw(fc.constantFrom(...values)),
  }));
}

/** The form of an upload of one or several files; a quarter of them have something wrong. */
export function uploadForm(draw: Draw, files: SampleFiles, isSingle: boolean): FormPart[] {
  const isBad = chance(draw, 25);
  const folder = draw(fc.constantFrom("photos", "tenders", "files", "verifications"));
  // Only pictures may lie among the photos.
  const fitting = folder === "photos" ? files.good.slice(0, 3) : files.good;
  const count = isSingle ? 1 : draw(fc.integer({ min: 1, max: 3 }));
  const parts = Array.from({ length: count }, () => {
    const { name, bytes } = pickFrom(draw, isBad ? [...files.bad, ...fitting] : fitting)!;
    return { name: isSingle ? "file" : "files", value: name, file: bytes };
  });
  const rootFolder = { name: "rootFolder", value: isBad && chance(draw, 30) ? "elsewhere" : folder };
  return [rootFolder, ...parts, ...(isBad ? transformation(draw) : [])];
}
