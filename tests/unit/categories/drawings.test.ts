import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { subcategoryArt } from "@/lib/categories/presentation";
import { CATEGORY_TREE } from "@/lib/categories/schema";

const SUBCATEGORIES = CATEGORY_TREE.flatMap(({ subcategories }) => [...subcategories]);
const MAX_BYTES = 3000;
/** What a drawing has no use for: code, letters that would need a language and a font, and files of others. */
const FOREIGN = /<(?:script|style|text|image|use|foreignObject|a)\b|\bon\w+=|href|url\((?!#)/u;

const drawing = (slug: string) => readFileSync(`public${subcategoryArt(slug)}`, "utf8");

describe("every service has a drawing of its own", () => {
  it("and no drawing is left over or there twice", () => {
    expect(readdirSync("public/art/subcategories").toSorted()).toEqual(
      SUBCATEGORIES.map((slug) => `${slug}.svg`).toSorted(),
    );
    expect(new Set(SUBCATEGORIES.map(drawing)).size).toBe(SUBCATEGORIES.length);
  });

  it.each(SUBCATEGORIES)("%s: small, in the common format, without letters and foreign parts", (slug) => {
    const svg = drawing(slug);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 120">.*<\/svg>\n$/u);
    expect(svg.match(FOREIGN)).toBeNull();
  });
});
