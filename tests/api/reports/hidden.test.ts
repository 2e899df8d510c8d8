import { expect, it } from "vitest";
import { GET as DETAIL } from "@/app/api/tenders/[tenderId]/route";
import { GET as PUBLIC } from "@/app/api/public/tenders/[tenderId]/route";
import { GET as LATEST } from "@/app/api/tenders/latest/route";
import { GET as LIST } from "@/app/api/tenders/route";
import { GET as NOTIFICATIONS } from "@/app/api/notifications/route";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { listSiteMap } from "@/lib/directory/site-map/service";
import { maybeServicePage } from "@/lib/directory/services/service";
import { db } from "@/lib/platform/server/database/db";
import { maybeOpenTender } from "@/lib/saved-searches/data/find-matches";
import { subcategoryIdOf } from "@/lib/categories/service";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, anOffer, aPro, aTender, VIENNA } from "@/tests/support/factories";
import { decide } from "./reporting";

const bodyOf = async (answer: Promise<{ body: unknown }>) => JSON.stringify((await answer).body);

/** All places in which others than those who are in it find an open tender. */
const PLACES: Record<string, (tenderId: string, stranger: { id: string }) => Promise<string>> = {
  "the list of all": (_, as) => bodyOf(call(LIST, { as, query: { tab: "all" } })),
  "the most relevant": (_, as) => bodyOf(call(LIST, { as, query: { tab: "most-relevant" } })),
  "a search": (_, as) => bodyOf(call(LIST, { as, query: { tab: "all", search: "pergola" } })),
  "its page for BEEs": (tenderId, as) => bodyOf(call(DETAIL, { as, params: { tenderId } })),
  "its public page": (tenderId) => bodyOf(call(PUBLIC, { params: { tenderId } })),
  "the newest on the home page": () => bodyOf(call(LATEST)),
  "the page of its service": async () =>
    JSON.stringify(await maybeServicePage({ category: "renovation", subcategory: "painting" }, "en")),
  "the site map": async () => JSON.stringify(await listSiteMap()),
  "the alerts of saved searches": async (tenderId) => JSON.stringify(await maybeOpenTender(db, tenderId)),
  "the notifications of those who were told before": (_, as) => bodyOf(call(NOTIFICATIONS, { as })),
};

async function aFoundTender() {
  const [client, stranger, admin] = [await aClient(), await aPro(), await anAdmin()];
  const tender = await aTender({ client, title: "Paint the pergola" });
  const works = { userId: stranger.id, subcategoryId: subcategoryIdOf("painting") };
  await db.userSubcategory.create({ data: works, select: { userId: true } });
  const { country, city, latitude, longitude } = VIENNA;
  const home = { userId: stranger.id, country, city, latitude, longitude };
  await db.profile.create({ data: home, select: { userId: true } });
  const watched = { id: newId(), userId: stranger.id, type: "WATCHED_TENDER", tenderId: tender.id } as const;
  await db.notification.create({ data: watched, select: { id: true } });
  return { client, stranger, admin, tender };
}

it.each(Object.keys(PLACES))(
  "is forgotten by %s while it is hidden, and is there again afterwards",
  async (name) => {
    const { stranger, admin, tender } = await aFoundTender();
    const isThere = async () => (await PLACES[name]?.(tender.id, stranger))?.includes(tender.id);
    expect(await isThere()).toBe(true);
    await decide(admin, tender);
    expect(await isThere()).toBe(false);
    await decide(admin, tender, { action: "RESTORE", reason: "We were wrong." });
    expect(await isThere()).toBe(true);
  },
);

it("stays, marked, with its client, BEEs with an offer on it and admins; no offer is accepted meanwhile", async () => {
  const { client, stranger, admin, tender } = await aFoundTender();
  const bee = await aPro();
  const { id: offerId, version } = await anOffer({ tender, pro: bee });
  await decide(admin, tender);
  const read = (as: { id: string }) =>
    call<{ hiddenAt?: string }>(DETAIL, { as, params: { tenderId: tender.id } });
  for (const who of [client, bee, admin]) expect((await read(who)).body.hiddenAt).toEqual(expect.any(String));
  expect((await read(stranger)).status).toBe(404);
  expect(await bodyOf(call(LIST, { as: bee, query: { tab: "applied" } }))).toContain(tender.id);
  const accepted = await call<{ code?: string }>(ACCEPT, {
    as: client,
    params: { offerId },
    body: { version },
  });
  expect([accepted.status, accepted.body.code]).toEqual([409, "tender_hidden"]);
});
