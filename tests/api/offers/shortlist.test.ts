import { expect, it } from "vitest";
import { DELETE, PUT } from "@/app/api/offers/[offerId]/shortlist/route";
import { GET } from "@/app/api/tenders/[tenderId]/offers/route";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import type { OfferView } from "@/lib/offers/schema";
import { call } from "@/tests/support/call";
import { aClient, aTenderWithOffers, type TestUser } from "@/tests/support/factories";

type Answer = OfferView & { code?: string };

const pin = (as: TestUser, { id }: { id: string }) => call<Answer>(PUT, { as, params: { offerId: id } });
const listAs = async (as: TestUser, tender: { id: string }) =>
  (await call<{ items: OfferView[] }>(GET, { as, params: { tenderId: tender.id } })).body.items;

it("keeps an offer on the client's shortlist until it is taken off, without a new version of it", async () => {
  const { client, tender, offers } = await aTenderWithOffers(2);
  const [offer, other] = offers;
  if (!offer || !other) throw new Error("there are two offers");

  const answers = await Promise.all([pin(client, offer), pin(client, offer)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { version, updatedAt } = offer;
  expect(answers[0].body).toMatchObject({ isPinned: true, version, updatedAt });
  expect((await listAs(client, tender)).map(({ isPinned }) => isPinned)).toEqual([true, false]);

  await call(DELETE, { as: client, params: { offerId: offer.id } });
  expect((await listAs(client, tender)).map(({ isPinned }) => isPinned)).toEqual([false, false]);
});

it("is nobody else's business: neither the BEE's, nor in the copy of their data, nor a rival's", async () => {
  const { client, tender, offers, pros } = await aTenderWithOffers(2);
  const [offer] = offers;
  const [pro, rival] = pros;
  if (!offer || !pro || !rival) throw new Error("there are two offers");
  await pin(client, offer);

  expect((await listAs(pro, tender))[0]?.isPinned).toBe(false);
  const rows: unknown[] = [];
  const list = LISTS.offers;
  if (list) for await (const row of rowsOf(list(pro.id))) rows.push(row);
  expect(rows).toHaveLength(1);
  expect(rows[0]).not.toHaveProperty("pinned_at");
  expect((await pin(pro, offer)).body.code).toBe("tender_not_yours");
  expect((await pin(rival, offer)).body.code).toBe("offer_not_found");
  expect((await pin(await aClient(), offer)).body.code).toBe("offer_not_found");
});
