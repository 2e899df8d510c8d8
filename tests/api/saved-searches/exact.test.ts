import { beforeAll, expect, it } from "vitest";
import { POST } from "@/app/api/saved-searches/route";
import { GET } from "@/app/api/tenders/route";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import { matchingSearches, maybeOpenTender } from "@/lib/saved-searches/data/find-matches";
import type { SavedFilters, SavedSearchView } from "@/lib/saved-searches/schema";
import { fromDay, toDay, type Day } from "@/lib/shared/dates/dates";
import { newId } from "@/lib/shared/ids";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import type { Prisma } from "@/prisma/generated/client";
import { call } from "@/tests/support/call";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";

// In full: MATCH_SEARCHES=2000 MATCH_TENDERS=500 npx vitest run tests/api/saved-searches/exact.test.ts
const SEARCHES = Number(process.env.MATCH_SEARCHES ?? 150);
const TENDERS = Number(process.env.MATCH_TENDERS ?? 200);
const SEED = Number(process.env.MATCH_SEED ?? 7);

/** Mulberry32: the same draws for the same seed. */
function draws(seed: number) {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  const oneOf = <T>(values: readonly T[]): T => {
    const value = values[between(0, values.length - 1)];
    if (value === undefined) throw new Error("nothing to draw from");
    return value;
  };
  return { fraction, between, oneOf, chance: (share: number) => fraction() < share };
}
const draw = draws(SEED);

const CATEGORIES = CATEGORY_TREE.slice(0, 3);
const SUBCATEGORIES = CATEGORIES.flatMap(({ subcategories }) => subcategories.slice(0, 3));
const TOWNS = [
  { geonameId: 9_000_001, country: "AT", name: "Wien", latitude: 48.20849, longitude: 16.37208 },
  { geonameId: 9_000_002, country: "SK", name: "Bratislava", latitude: 48.14816, longitude: 17.10674 },
  { geonameId: 9_000_003, country: "HU", name: "Győr", latitude: 47.68333, longitude: 17.63512 },
];
const WORDS = ["wall", "ceiling", "tiles", "old", "kitchen", "Győr", "garden house", "…", "über"];
const NOWHERE = { country: null, city: null, latitude: null, longitude: null };

function aDay(): Day {
  return toDay(new Date(Date.UTC(2026, 5, draw.between(1, 28))));
}

function aPlace() {
  const { country, name: city, latitude, longitude } = draw.oneOf(TOWNS);
  const off = () => (draw.fraction() - 0.5) * 0.8;
  // A town without coordinates.
  if (draw.chance(0.1)) return { ...NOWHERE, country, city };
  return { country, city, latitude: latitude + off(), longitude: longitude + off() };
}

function aBudget(): Pick<Prisma.TenderCreateManyInput, "budgetType" | "budgetMinMinor" | "budgetMaxMinor"> {
  const budgetType = draw.oneOf(["OPEN", "FIXED", "RANGE", "HOURLY"] as const);
  const least = draw.between(5, 400) * 100;
  if (budgetType === "OPEN") return { budgetType };
  if (budgetType === "RANGE") return { budgetType, budgetMinMinor: least, budgetMaxMinor: least * 2 };
  return { budgetType, budgetMinMinor: least };
}

function someDates(): Pick<Prisma.TenderCreateManyInput, "dateType" | "startDate" | "endDate"> {
  const dateType = draw.oneOf(["FLEXIBLE", "ON_DATE", "RANGE"] as const);
  if (dateType === "FLEXIBLE") return { dateType };
  const startDate = fromDay(aDay());
  const endDate = new Date(startDate.getTime() + draw.between(0, 9) * 86_400_000);
  return { dateType, startDate, endDate: dateType === "RANGE" ? endDate : null };
}

function aTenderRow(creatorId: string): Prisma.TenderCreateManyInput {
  const isRemote = draw.chance(0.25);
  return {
    id: newId(),
    creatorId,
    subcategoryId: subcategoryIdOf(draw.oneOf(SUBCATEGORIES)),
    title: `${draw.oneOf(WORDS)} ${draw.oneOf(WORDS)} to do`,
    description: `Please look at the ${draw.oneOf(WORDS)} and the ${draw.oneOf(WORDS)} of the house.`,
    urgent: draw.chance(0.3),
    isRemote,
    ...(isRemote && draw.chance(0.7) ? NOWHERE : aPlace()),
    ...aBudget(),
    ...someDates(),
  };
}

function someFilters(): SavedFilters {
  const one = <T>(share: number, value: () => T): T | undefined => (draw.chance(share) ? value() : undefined);
  const slugs = () => Array.from({ length: draw.between(1, 4) }, () => draw.oneOf(SUBCATEGORIES));
  const filters: SavedFilters = {
    categorySlug: one(0.2, () => draw.oneOf(CATEGORIES).slug),
    subcategorySlugs: one(0.5, slugs),
    near: one(0.3, () => draw.oneOf(TOWNS).geonameId),
    withinKm: one(0.3, () => draw.oneOf([1, 5, 20, 50, 120, 500])),
    reach: one(0.4, () => "own" as const),
    remote: one(0.2, () => draw.chance(0.5)),
    budgetMinMinor: one(0.2, () => draw.between(1, 500) * 100),
    from: one(0.2, aDay),
    to: one(0.2, aDay),
    search: one(0.2, () => draw.oneOf(WORDS)),
    urgent: one(0.15, () => true as const),
  };
  return JSON.parse(JSON.stringify(filters)) as SavedFilters;
}

type Saved = { pro: TestUser; search: SavedSearchView };

async function home(userId: string): Promise<void> {
  const { country, city, latitude, longitude } = aPlace();
  const place = { country, city, latitude, longitude, serviceRadiusKm: draw.oneOf([5, 30, 90, 200]) };
  await db.profile.upsert({ where: { userId }, create: { userId, ...place }, update: place });
}

async function savedByOne(count: number): Promise<Saved[]> {
  const pro = await aPro();
  if (draw.chance(0.8)) await home(pro.id);
  const saved: Saved[] = [];
  for (let index = 0; index < count; index++) {
    const body = { name: `Search ${index}`, filters: someFilters() };
    saved.push({ pro, search: (await call<SavedSearchView>(POST, { as: pro, body })).body });
  }
  // Some move afterwards, and their searches with them.
  if (draw.chance(0.3)) await home(pro.id);
  return saved;
}

/** The ids that the list shows with the filters of a saved search, on all its pages. */
async function listed({ pro, search }: Saved): Promise<Set<string>> {
  const { subcategorySlugs, ...filters } = search.filters;
  const ids = new Set<string>();
  for (let page = 1; ; page++) {
    const query = {
      ...filters,
      page,
      ...(subcategorySlugs && { subcategorySlugs: subcategorySlugs.join() }),
    };
    const { body } = await call<ListAnswer<TenderCardView>>(GET, { as: pro, query });
    for (const { id } of body.items) ids.add(id);
    if (page * body.take >= body.total) return ids;
  }
}

/** The ids of the tenders that are found in a saved search, of all tenders, by the search's id. */
async function percolated(tenderIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const tenderId of tenderIds) {
    const tender = await db.$transaction((tx) => maybeOpenTender(tx, tenderId));
    const rows = tender ? await db.$queryRaw<{ id: string }[]>(matchingSearches(tender, null)) : [];
    for (const { id } of rows) found.set(id, (found.get(id) ?? new Set()).add(tenderId));
  }
  return found;
}

const saved: Saved[] = [];
const tenderIds: string[] = [];

beforeAll(async () => {
  await db.place.createMany({ data: TOWNS.map((town) => ({ id: newId(), ...town })), skipDuplicates: true });
  const { id: creatorId } = await aClient();
  const rows = Array.from({ length: TENDERS }, () => aTenderRow(creatorId));
  await db.tender.createMany({ data: rows });
  tenderIds.push(...rows.map(({ id }) => id));
  while (saved.length < SEARCHES) saved.push(...(await savedByOne(Math.min(10, SEARCHES - saved.length))));
}, 120_000);

it("matches a tender if and only if the list with its filters shows it", { timeout: 300_000 }, async () => {
  const found = await percolated(tenderIds);
  let matches = 0;
  for (const one of saved) {
    const inList = await listed(one);
    const inSearch = found.get(one.search.id) ?? new Set();
    matches += inList.size;
    // With the search, so that a difference says whose it is.
    const { id, filters } = one.search;
    expect({ id, filters, found: [...inSearch].sort() }).toEqual({ id, filters, found: [...inList].sort() });
  }
  // Searches that find nothing would agree as well.
  expect(matches).toBeGreaterThan(saved.length);
});
