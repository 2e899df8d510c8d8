import { expect, it } from "vitest";
import { PATCH as accept } from "@/app/api/offers/[offerId]/accept/route";
import { PATCH as decline } from "@/app/api/offers/[offerId]/decline/route";
import { PATCH as withdraw } from "@/app/api/offers/[offerId]/withdraw/route";
import { PATCH as cancel } from "@/app/api/tenders/[tenderId]/cancel/route";
import { PATCH as release } from "@/app/api/tenders/[tenderId]/release/route";
import { GET as one } from "@/app/api/tenders/[tenderId]/route";
import { GET as listOffers } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as list } from "@/app/api/tenders/route";
import type { OfferView } from "@/lib/offers/schema";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call } from "@/tests/support/call";
import {
  aClient,
  anAcceptedTender,
  anOffer,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";

const cards = async (as: TestUser, query: object = { ended: true }) =>
  (await call<ListAnswer<TenderCardView>>(list, { as, query: { tab: "applied", ...query } })).body.items;
const reasonsOf = async (pro: TestUser) =>
  Object.fromEntries((await cards(pro)).map(({ id, ownOffer }) => [id, ownOffer?.declineReason]));

it("keeps what became of every offer, apart from those that wait", async () => {
  const pro = await aPro();
  const client = await aClient();
  const [waiting, declined, taken, withdrawn, canceled] = await Promise.all(
    Array.from({ length: 5 }, () => aTender({ client })),
  );
  if (!waiting || !declined || !taken || !withdrawn || !canceled) throw new Error("five tenders");
  await anOffer({ tender: waiting, pro });
  const refused = await anOffer({ tender: declined, pro });
  await call(decline, { as: client, params: { offerId: refused.id }, body: { reason: "TIMING" } });
  await anOffer({ tender: taken, pro });
  const rival = await anOffer({ tender: taken });
  await call(accept, { as: client, params: { offerId: rival.id }, body: { version: rival.version } });
  // The plan is good for three offers.
  await db.offerAllowance.deleteMany({ where: { userId: pro.id } });
  const own = await anOffer({ tender: withdrawn, pro });
  await call(withdraw, { as: pro, params: { offerId: own.id }, body: {} });
  await anOffer({ tender: canceled, pro });
  const { version } = (
    await call<{ version: number }>(one, { as: client, params: { tenderId: canceled.id } })
  ).body;
  const move = { version, reason: "SCHEDULE" };
  expect((await call(cancel, { as: client, params: { tenderId: canceled.id }, body: move })).status).toBe(
    200,
  );

  expect((await cards(pro, {})).map(({ id }) => id)).toEqual([waiting.id]);
  expect(await reasonsOf(pro)).toEqual({
    [declined.id]: "TIMING",
    [taken.id]: "OTHER_CHOSEN",
    [withdrawn.id]: null,
    [canceled.id]: "TENDER_CANCELED",
  });
});

it("has the reason of a BEE whose agreement was released", async () => {
  const { tender, client, pro } = await anAcceptedTender();
  expect(await cards(pro)).toEqual([]);
  const move = { version: tender.version, reason: "SCOPE" };
  await call(release, { as: client, params: { tenderId: tender.id }, body: move });
  expect(await reasonsOf(pro)).toEqual({ [tender.id]: "RELEASED" });
});

it("tells the loser nothing of the offer that won", async () => {
  const { client, tender, offers, pros } = await aTenderWithOffers(2);
  const [winner, lost] = offers;
  const loser = pros[1];
  if (!winner || !lost || !loser) throw new Error("two offers");
  await call(accept, { as: client, params: { offerId: winner.id }, body: { version: winner.version } });

  const [card] = await cards(loser);
  expect(card).toMatchObject({ status: "ACCEPTED", recipientId: null, agreedPriceMinor: null });
  expect(card?.ownOffer).toMatchObject({ id: lost.id, status: "DECLINED", declineReason: "OTHER_CHOSEN" });
  expect(card?.address).not.toHaveProperty("street");
  const params = { tenderId: tender.id };
  expect((await call(one, { as: loser, params })).body).toMatchObject({ recipientId: null, contact: null });
  const seen = (await call<{ items: OfferView[] }>(listOffers, { as: loser, params })).body.items;
  expect(seen.map(({ id }) => id)).toEqual([lost.id]);
  expect(await cards(await aPro())).toEqual([]);
});
