import { statSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/languages";
import { siteOpenGraph } from "@/lib/i18n/page";

it.each(LOCALES)("shows a picture of the right size when a page in %s is shared", async (locale) => {
  const { images } = siteOpenGraph(locale, "TenderBee");

  for (const { url, width, height } of images) {
    const file = `public${url}`;
    const { format, ...size } = await sharp(file).metadata();
    expect({ format, width: size.width, height: size.height }).toEqual({ format: "png", width, height });
    expect(statSync(file).size).toBeLessThanOrEqual(40_000);
  }
});
