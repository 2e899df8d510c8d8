import { expect, it } from "vitest";
import { GET as conversations } from "@/app/api/conversations/route";
import { PATCH as edit } from "@/app/api/tenders/[tenderId]/route";
import { GET as listTenders, POST as post } from "@/app/api/tenders/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { refreshSearch } from "@/lib/tenders/service/refresh-search";
import { call } from "@/tests/support/call";
import {
  aClient,
  anOffer,
  aPro,
  aTender,
  VIENNA,
  type TestTender,
  type TestUser,
} from "@/tests/support/factories";
import { alertsOfOneTest, aSearcher, match } from "../saved-searches/searchers";

alertsOfOneTest();

const content = {
  title: "Plaster the hall, 0664 7654321",
  description: "Ask kathrin.moser@walls.at or ring +43 699 2223344 after six. The ladder is here.",
};
/** What of it a stranger could try, piece by piece. */
const PROBES = [
  "0664 7654321",
  "0664",
  "7654321",
  "765",
  "kathrin.moser@walls.at",
  "kathrin",
  "moser",
  "walls",
  "+43 699 2223344",
  "699",
  "2223344",
];
const WORDS = ["plaster hall", "ladder", "painting"];

const body = {
  ...content,
  subcategoryId: subcategoryIdOf("painting"),
  isRemote: false,
  address: VIENNA,
  dateType: "FLEXIBLE",
  budgetType: "FIXED",
  budgetMinMinor: 60_000,
};

async function aPosted(client: TestUser): Promise<TenderView> {
  return (await call<TenderView>(post, { as: client, body })).body;
}

async function finds(as: TestUser, search: string, { id }: { id: string }): Promise<boolean> {
  const { body: list } = await call<{ items: TenderCardView[] }>(listTenders, { as, query: { search } });
  return list.items.some((card) => card.id === id);
}

/** Which of some searches find a tender. */
async function foundBy(as: TestUser, searches: readonly string[], tender: { id: string }): Promise<string[]> {
  const found: string[] = [];
  for (const search of searches) if (await finds(as, search, tender)) found.push(search);
  return found;
}

it("finds a new tender by what a BEE reads of it, and by no piece of a number or an address", async () => {
  const tender = await aPosted(await aClient());
  const pro = await aPro();
  expect(await foundBy(pro, PROBES, tender)).toEqual([]);
  expect(await foundBy(pro, WORDS, tender)).toEqual(WORDS);
});

it("follows an edit that adds a number, and one that takes it out", async () => {
  const client = await aClient();
  const pro = await aPro();
  const { body: tender } = await call<TenderView>(post, {
    as: client,
    body: { ...body, title: "Plaster the hall", description: "The ladder is here, 12 m² of wall." },
  });
  const change = (version: number, text: string) =>
    call(edit, { as: client, params: { tenderId: tender.id }, body: { version, description: text } });
  expect(await foundBy(pro, ["12 m²", "ladder"], tender)).toEqual(["12 m²", "ladder"]);
  await change(tender.version, content.description);
  expect(await foundBy(pro, [...PROBES, "ladder"], tender)).toEqual(["ladder"]);
  await change(tender.version + 1, "Ask for the key, 7 rooms in all.");
  expect(await foundBy(pro, [...PROBES, "ladder", "key"], tender)).toEqual(["key"]);
});

it("finds what was there before the rules in the same way, once the job has run, in batches", async () => {
  const client = await aClient();
  const old: TestTender[] = [];
  for (let each = 0; each < 3; each++) old.push(await aTender({ client, ...content }));
  await db.tender.updateMany({
    where: { id: { in: old.map(({ id }) => id) } },
    data: { searchTitle: null, searchDescription: null, searchRules: 0 },
  });
  const updatedAt = async () => (await db.tender.findUniqueOrThrow({ where: { id: old[0]!.id } })).updatedAt;
  const before = await updatedAt();

  const counts = await Promise.all([refreshSearch(), refreshSearch()]);

  expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(3);
  const pro = await aPro();
  for (const tender of old) {
    expect(await foundBy(pro, PROBES, tender)).toEqual([]);
    expect(await foundBy(pro, WORDS, tender)).toEqual(WORDS);
  }
  expect(await updatedAt()).toEqual(before);
  expect(await refreshSearch()).toBe(0);
});

it("tells no saved search of it either", async () => {
  const tender = await aPosted(await aClient());
  const filters = (search: string) => ({ filters: { subcategorySlugs: ["painting"], search } });
  const { searchId: probing } = await aSearcher({}, filters("7654321"));
  const { searchId: honest } = await aSearcher({}, filters("plaster"));
  await match(tender);
  const matches = await db.searchMatch.findMany({
    where: { tenderId: tender.id },
    select: { searchId: true },
  });
  expect(matches.map(({ searchId }) => searchId)).toEqual([honest]);
  expect(probing).not.toBe(honest);
});

it("keeps it out of the search of conversations by the title of the job", async () => {
  const { id } = await aPosted(await aClient());
  const tender = await db.tender.findUniqueOrThrow({ where: { id } });
  const pro = await aPro();
  await anOffer({ tender, pro });
  const counted = async (search: string) =>
    (await call<{ items: unknown[] }>(conversations, { as: pro, query: { search } })).body.items.length;
  expect(await counted("hall")).toBe(1);
  for (const probe of ["0664", "765", "7654321"]) expect(await counted(probe)).toBe(0);
});
