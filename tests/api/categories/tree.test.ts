import { describe, expect, it } from "vitest";
import { GET as readTree } from "@/app/api/categories/route";
import { CATEGORY_TREE, categoryTree } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { upsertReferenceData } from "@/prisma/reference/prepare";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";

const inLanguage = (lang: string) => ({ headers: { "content-language": lang } });

async function nameOf(slug: string, lang: string) {
  const tree = read(categoryTree, await call(readTree, inLanguage(lang)));
  return tree.flatMap((category) => category.subcategories).find((one) => one.slug === slug)?.name;
}

describe("the tree of subcategories", () => {
  it("is open to everybody and keeps its order", async () => {
    const answer = await call(readTree);
    const tree = read(categoryTree, answer);
    expect(answer.status).toBe(200);
    expect(tree.map((category) => category.slug)).toEqual(CATEGORY_TREE.map((category) => category.slug));
    expect(tree[3]?.subcategories.map((one) => one.slug)).toEqual([...CATEGORY_TREE[3].subcategories]);
    expect(tree.every((category) => category.icon)).toBe(true);
  });

  it("speaks the caller's language, and keeps the ids", async () => {
    expect(await nameOf("painting", "de")).toBe("Maler- & Anstricharbeiten");
    expect(await nameOf("painting", "cz")).toBe("Malování a natírání");
    expect(await nameOf("painting", "xx")).toBe(await nameOf("painting", "en"));
    const [german, slovak] = [await call(readTree, inLanguage("de")), await call(readTree, inLanguage("sk"))];
    const idsOf = (answer: typeof german) => read(categoryTree, answer).map((category) => category.id);
    expect(idsOf(german)).toEqual(idsOf(slovak));
  });

  it("answers 304 to whoever still has it, in that language", async () => {
    const first = await call(readTree, inLanguage("hu"));
    const etag = first.headers.get("etag") ?? "";
    const again = await call(readTree, { headers: { "content-language": "hu", "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(first.headers.get("vary")).toBe("Content-Language");
    const other = await call(readTree, { headers: { "content-language": "sk", "if-none-match": etag } });
    expect(other.status).toBe(200);
  });

  it("leaves out what an administrator has switched off, also after the next start", async () => {
    await db.subcategory.update({ where: { slug: "pools" }, data: { active: false }, select: { id: true } });
    await upsertReferenceData();
    expect(await nameOf("pools", "en")).toBeUndefined();
    await db.subcategory.update({ where: { slug: "pools" }, data: { active: true }, select: { id: true } });
  });
});

describe("reference data", () => {
  it("changes nothing when nothing changed, even from two servers at once", async () => {
    const version = () => db.$queryRaw`SELECT id, xmin::text FROM subcategories ORDER BY id`;
    const before = await version();
    await Promise.all([upsertReferenceData(), upsertReferenceData()]);
    expect(await version()).toEqual(before);
  });

  it("brings back what this version says, with the words of all five languages for the search", async () => {
    const id = subcategoryIdOf("leaks");
    await db.subcategory.update({ where: { id }, data: { searchWords: "old" }, select: { id: true } });
    await upsertReferenceData();
    const row = await db.subcategory.findUniqueOrThrow({ where: { id }, select: { searchWords: true } });
    for (const word of ["Leaks", "Rohrbruch", "Csőtörés", "Prasklé", "Prasknuté", "Sanitär"]) {
      expect(row.searchWords).toContain(word);
    }
  });

  it("holds the three plans with their limits", async () => {
    const plans = await db.plan.findMany({
      orderBy: { order: "asc" },
      select: { slug: true, priceMinor: true, names: true },
    });
    expect(plans.map(({ slug, priceMinor }) => [slug, priceMinor])).toEqual([
      ["free", 0],
      ["standard", 1490],
      ["premium", 3990],
    ]);
    expect(plans[0]?.names).toMatchObject({ en: "Free", de: "Kostenlos", sk: "Zadarmo" });
  });
});
