import { expect, it } from "vitest";
import { GET as OFFERS } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as PUBLIC } from "@/app/api/users/[id]/profile/public/route";
import type { OfferView } from "@/lib/offers/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { call } from "@/tests/support/call";
import { aClient, anOffer, aPro, aTender } from "@/tests/support/factories";

const FIRM = {
  isBusiness: true,
  businessName: "Novák s.r.o.",
  registrationNumber: "12345678",
  vatId: "CZ12345678",
};
const profileOf = async (id: string) => (await call<PublicProfile>(PUBLIC, { params: { id } })).body;

it("tells everybody whether a BEE is a business, with its numbers", async () => {
  const firm = await aPro(FIRM);
  expect(await profileOf(firm.id)).toMatchObject({
    name: "Novák s.r.o.",
    business: { registrationNumber: "12345678", vatId: "CZ12345678" },
  });
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
  await anOffer({ tender, pro: await aPro(FIRM) });
  await anOffer({ tender });
  const { items } = (
    await call<{ items: OfferView[] }>(OFFERS, { as: client, params: { tenderId: tender.id } })
  ).body;
  expect(items.map(({ pro }) => pro.business)).toEqual([
    { registrationNumber: "12345678", vatId: "CZ12345678" },
    null,
  ]);
});
