import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadServiceWords, serviceIndex } from "@/lib/categories/search/queries";
import { CATEGORY_TREE, type SubcategorySlug } from "@/lib/categories/schema";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { fold } from "@/lib/shared/fold";
import { findRanked } from "@/lib/shared/ranked-search";

type EverydayPhrase = { language: Language; text: string; expected: string[]; held: boolean };

// What people type, with the services that it means. A third was held back while the words of services were written.
const PHRASES = JSON.parse(
  readFileSync(new URL("./everyday-phrases.json", import.meta.url), "utf8"),
) as EverydayPhrase[];

async function indexOf(language: Language) {
  const t = translator(language, "categories");
  const categories = CATEGORY_TREE.map(({ slug, subcategories }) => ({
    slug,
    name: t(`names.${slug}`),
    subcategories: subcategories.map((one) => ({ slug: one, name: t(`subcategories.${one}`) })),
  }));
  return serviceIndex(categories, await loadServiceWords(language));
}

const SLUGS = CATEGORY_TREE.flatMap(({ subcategories }) => subcategories as readonly string[]);

describe.each(LANGUAGES)("the everyday words of services in %s", (language) => {
  it("are at least twelve for each service, none twice", async () => {
    const words = await loadServiceWords(language);
    const phrases = Object.entries(words).map(([slug, text]) => [slug, text.split(", ").map(fold)] as const);
    expect(Object.keys(words)).toEqual(SLUGS);
    expect(phrases.filter(([, each]) => each.length < 12)).toEqual([]);
    expect(phrases.filter(([, each]) => new Set(each).size < each.length)).toEqual([]);
  });

  it.each([false, true])(
    "find nine of ten everyday phrases among the first three (held back: %s)",
    async (held) => {
      const index = await indexOf(language);
      const phrases = PHRASES.filter((phrase) => phrase.language === language && phrase.held === held);
      const missed = phrases.filter(({ text, expected }) => {
        const found = findRanked(index, text, 3).map(({ subcategory }) => subcategory.slug);
        return !expected.some((slug) => found.includes(slug as SubcategorySlug));
      });
      const texts = missed.map(({ text }) => text);
      expect(phrases.length).toBeGreaterThanOrEqual(26);
      expect(texts.length <= phrases.length / 10 ? [] : texts).toEqual([]);
    },
  );
});
