import { expect, it } from "vitest";
import { GET as OFFERS, POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as TENDER } from "@/app/api/tenders/[tenderId]/route";
import { GET as PUBLIC } from "@/app/api/users/[id]/profile/public/route";
import { PATCH as CHANGE } from "@/app/api/users/[id]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { OfferView } from "@/lib/offers/schema";
import type { Particulars } from "@/lib/users/particulars/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aClient, anOffer, anOfferBody, aPro, aTender } from "@/tests/support/factories";

const FIRM = {
  isBusiness: true,
  businessName: "Novák s.r.o.",
  registrationNumber: "12345678",
  vatId: "CZ12345678",
  businessAddress: "Lidická 12, 602 00 Brno",
};
const FACTS = {
  registrationNumber: "12345678",
  vatId: "CZ12345678",
  address: "Lidická 12, 602 00 Brno",
};
const profileOf = async (id: string) => (await call<PublicProfile>(PUBLIC, { params: { id } })).body;

it("tells everybody whether a BEE is a business, with its numbers", async () => {
  const firm = await aPro(FIRM);
  expect(await profileOf(firm.id)).toMatchObject({
    name: "Novák s.r.o.",
    business: FACTS,
  });
  // The e-mail address is for those who get an offer.
  expect(JSON.stringify(await profileOf(firm.id))).not.toContain(firm.email);
  // The numbers may still be stored of one who is no business any more.
  const person = await aPro({ ...FIRM, isBusiness: false });
  expect((await profileOf(person.id)).business).toBeNull();
  expect(JSON.stringify(await profileOf(person.id))).not.toContain("12345678");
});

it("tells nothing of a client's business", async () => {
  const client = await aClient(FIRM);
  expect((await profileOf(client.id)).business).toBeNull();
});

it("stands with the offer that the client compares", async () => {
  const client = await aClient();
  const tender = await aTender({ client });
  const firm = await aPro(FIRM);
  await anOffer({ tender, pro: firm });
  await anOffer({ tender });
  // It has sent an offer before businesses had to say who they are.
  const older = await aPro(FIRM);
  await anOffer({ tender, pro: older });
  await db.user.update({ where: { id: older.id }, data: { businessAddress: null } });
  const { items } = (
    await call<{ items: OfferView[] }>(OFFERS, { as: client, params: { tenderId: tender.id } })
  ).body;
  expect(items.map(({ pro }) => pro.business)).toEqual([
    { ...FACTS, email: firm.email },
    null,
    { ...FACTS, address: null, email: null },
  ]);
});

it("says who it is before its first offer, and then may send it", async () => {
  const pro = await aPro({ isBusiness: true, businessName: "Novák s.r.o.", vatId: "CZ12345678" });
  const tender = await aTender();
  const params = { tenderId: tender.id };
  const send = () => call<{ code?: string }>(SEND, { as: pro, params, body: anOfferBody() });
  const read = async () => (await call<TenderView>(TENDER, { as: pro, params })).body.whyNotOffer;

  expect(await send()).toMatchObject({ status: 403, body: { code: "trader_details_missing" } });
  expect(await read()).toBe("trader_details_missing");

  const businessAddress = "Lidická 12, 602 00 Brno";
  const saved = await call<Particulars>(CHANGE, {
    as: pro,
    params: { id: pro.id },
    body: { businessAddress },
  });
  expect(saved.body).toMatchObject({ businessAddress });
  expect(await read()).toBeNull();
  expect((await send()).status).toBe(201);
});

it("writes the address of a business in one line of 5 to 200 characters", async () => {
  const pro = await aPro(FIRM);
  const change = (businessAddress: string | null) =>
    call<{ errors?: unknown }>(CHANGE, { as: pro, params: { id: pro.id }, body: { businessAddress } });
  for (const wrong of ["Brno", "x".repeat(201), "Lidická 12\n602 00 Brno"])
    expect((await change(wrong)).status).toBe(422);
  expect((await change(null)).status).toBe(200);
});
