import { describe, expect, it } from "vitest";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { PATCH as CHANGE } from "@/app/api/offers/[offerId]/route";
import { GET as OFFERS, POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import { db } from "@/lib/platform/server/database/db";
import type { OfferView } from "@/lib/offers/schema";
import { call } from "@/tests/support/call";
import {
  anAcceptedTender,
  anAdmin,
  anOfferBody,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";
import { decide } from "./reporting";

const hide = (admin: TestUser, offer: { id: string }, action = "HIDE") =>
  decide(admin, offer, { targetKind: "OFFER", action });
const accept = (as: TestUser, { id: offerId, version }: OfferView) =>
  call<{ code?: string }>(ACCEPT, { as, params: { offerId }, body: { version } });
const countOf = async ({ id }: { id: string }) =>
  (await db.tender.findUniqueOrThrow({ where: { id }, select: { offerCount: true } })).offerCount;

describe("an offer that moderation has hidden", () => {
  it("counts no longer and cannot be accepted, and both come back with it", async () => {
    const [{ client, tender, offers }, admin] = [await aTenderWithOffers(2), await anAdmin()];
    const offer = offers[0]!;
    await hide(admin, offer);
    expect(await countOf(tender)).toBe(1);
    expect((await accept(client, offer)).body.code).toBe("offer_not_found");

    await hide(admin, offer, "RESTORE");
    expect(await countOf(tender)).toBe(2);
    expect((await accept(client, offer)).status).toBe(200);
  });

  it("can be withdrawn by its BEE, and neither changed nor sent again", async () => {
    const [{ tender, offers, pros }, admin] = [await aTenderWithOffers(1), await anAdmin()];
    const [offer, bee] = [offers[0]!, pros[0]!];
    await hide(admin, offer);
    const params = { offerId: offer.id };
    const body = { ...anOfferBody({ message: "A quite different message." }), version: offer.version };
    expect((await call<{ code: string }>(CHANGE, { as: bee, params, body })).body.code).toBe("offer_hidden");
    expect((await call(WITHDRAW, { as: bee, params })).status).toBe(200);
    const again = { as: bee, params: { tenderId: tender.id }, body: anOfferBody() };
    expect((await call<{ code: string }>(SEND, again)).body.code).toBe("offer_hidden");
  });

  it("keeps its terms for both where it was accepted, and loses its words", async () => {
    const [{ client, tender, offers }, admin] = [await anAcceptedTender(), await anAdmin()];
    await hide(admin, offers[0]!);
    const list = { as: client, params: { tenderId: tender.id } };
    const [offer] = (await call<{ items: OfferView[] }>(OFFERS, list)).body.items;
    expect(offer).toMatchObject({ message: "", totalMinor: 45_000, hiddenAt: expect.any(String) });
    expect(await countOf(tender)).toBe(1);
  });

  it(
    "is either accepted or hidden before that, however close the two come",
    async () => {
      const admin = await anAdmin();
      await rounds(async () => {
        const { client, tender, offers } = await aTenderWithOffers(1);
        const [accepted, hidden] = await Promise.all([accept(client, offers[0]!), hide(admin, offers[0]!)]);
        expect([200, 404]).toContain(accepted.status);
        expect(hidden.status).toBe(201);
        expect(await countOf(tender)).toBe(accepted.status === 200 ? 1 : 0);
      });
    },
    ROUNDS_TIMEOUT_MS,
  );
});
