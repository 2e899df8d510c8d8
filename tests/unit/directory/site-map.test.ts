import { expect, it } from "vitest";
import { ADDRESSES_PER_PART } from "@/lib/directory/site-map/constants";
import { indexXml, partsOf, partXml } from "@/lib/directory/site-map/presentation";

const ORIGIN = "https://bee.example";
const page = (number: number) => ({ url: `${ORIGIN}/en/tenders/${number}`, lastModified: new Date(number) });

it("splits addresses into parts of ten thousand, and names each with its last change", () => {
  const parts = partsOf(Array.from({ length: ADDRESSES_PER_PART + 1 }, (_, number) => page(number)));
  expect(parts.map(({ length }) => length)).toEqual([ADDRESSES_PER_PART, 1]);
  const index = indexXml(parts, ORIGIN);
  expect(index.match(/<loc>[^<]*/g)).toEqual([
    `<loc>${ORIGIN}/sitemap/0.xml`,
    `<loc>${ORIGIN}/sitemap/1.xml`,
  ]);
  expect(index.match(/<lastmod>[^<]*/g)).toEqual([
    "<lastmod>1970-01-01T00:00:09.999Z",
    "<lastmod>1970-01-01T00:00:10.000Z",
  ]);
});

it("has one part while there is nothing", () => {
  expect(partsOf([])).toEqual([[]]);
});

it("writes addresses with their other languages, and escapes what XML reads", () => {
  const xml = partXml([{ url: `${ORIGIN}/a?b&c`, alternates: { cs: `${ORIGIN}/cz` } }]);
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/a?b&amp;c</loc><xhtml:link rel="alternate" hreflang="cs" href="${ORIGIN}/cz"/></url>`,
  );
});
