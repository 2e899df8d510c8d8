import { expect, it } from "vitest";
import { GET as publicTender } from "@/app/api/public/tenders/[tenderId]/route";
import { GET as readTender } from "@/app/api/tenders/[tenderId]/route";
import { GET as latest } from "@/app/api/tenders/latest/route";
import { GET as listTenders } from "@/app/api/tenders/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { maybeServicePage } from "@/lib/directory/services/service";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anAdmin, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { alertsOfOneTest, aMatchedTender, aSearcher, NOON, received } from "../saved-searches/searchers";
import { hiddenIn, leaks, masked, WITH_CONTACT } from "./secrets";

alertsOfOneTest();

const TITLE = "Paint the hall, call 0664 1234567";
const content = { title: TITLE, description: WITH_CONTACT };

async function aTenderWithContact() {
  const client = await aClient();
  return { client, tender: await aTender({ client, ...content }) };
}
const viewOf = async (as: TestUser, { id }: { id: string }) =>
  (await call<TenderView>(readTender, { as, params: { tenderId: id } })).body;

it("hides what a client wrote from BEEs, and from nobody who may know it", async () => {
  const { client, tender } = await aTenderWithContact();
  const seen = await viewOf(await aPro(), tender);
  expect(seen).toMatchObject({ title: `Paint the hall, call ${hiddenIn("en")}`, description: masked() });
  expect(await viewOf(client, tender)).toMatchObject(content);
  expect(await viewOf(await anAdmin(), tender)).toMatchObject(content);
});

it("says in the reader's language that something is hidden", async () => {
  const { tender } = await aTenderWithContact();
  const headers = { "content-language": "hu" };
  const { body } = await call<TenderView>(readTender, {
    as: await aPro(),
    params: { tenderId: tender.id },
    headers,
  });
  expect(body.description).toBe(masked("hu"));
});

it("shows it to the accepted BEE by itself, and to no rival", async () => {
  const { client, tender } = await aTenderWithContact();
  const [chosen, rival] = [await aPro(), await aPro()];
  const offer = await anOffer({ tender, pro: chosen });
  await anOffer({ tender, pro: rival });
  await acceptOffer({ actor: actorOf(client), lang: "en", offerId: offer.id, seenVersion: offer.version });

  expect(await viewOf(chosen, tender)).toMatchObject(content);
  expect(leaks(await viewOf(rival, tender))).toBe(false);
});

it("is in no list and on no public page", async () => {
  const { client, tender } = await aTenderWithContact();
  const pro = await aPro();
  const list = await call<{ items: TenderCardView[] }>(listTenders, { as: pro });
  expect(list.body.items.find(({ id }) => id === tender.id)?.title).toContain(hiddenIn("en"));

  const page = await call(publicTender, { params: { tenderId: tender.id } });
  expect(page).toMatchObject({ status: 200, body: { excerpt: masked() } });
  const pages = [
    page.body,
    (await call(latest)).body,
    await maybeServicePage({ category: "renovation" }, "de"),
  ];
  expect(leaks(pages)).toBe(false);
  expect((await call(publicTender, { as: client, params: { tenderId: tender.id } })).status).toBe(200);
});

it("is neither in the bell nor in the mail about a new tender", async () => {
  const searcher = await aSearcher({ lang: "de" });
  await aMatchedTender(NOON, { title: TITLE });
  const all = await received(searcher);
  expect(all.bell).toHaveLength(1);
  expect(all.mails).toHaveLength(1);
  expect(leaks(all)).toBe(false);
  expect(JSON.stringify(all)).toContain(hiddenIn("de"));
});
