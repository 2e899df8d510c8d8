import { describe, expect, it } from "vitest";
import { POST } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as READ } from "@/app/api/tenders/[tenderId]/route";
import { declineOffer, withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import type { NewOffer, OfferView } from "@/lib/offers/schema";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anOfferBody, aPro, aTender, type TestUser } from "@/tests/support/factories";

type Answer = OfferView & { code?: string };
const send = (as: TestUser, tender: { id: string }, changes: Partial<NewOffer> = {}) =>
  call<Answer>(POST, { as, params: { tenderId: tender.id }, body: anOfferBody(changes) });
const seen = async (as: TestUser, tender: { id: string }) =>
  (await call<TenderView>(READ, { as, params: { tenderId: tender.id } })).body;
const leftOf = async (as: TestUser, tender: { id: string }) => (await seen(as, tender)).allowance?.left;

async function anOffered() {
  const client = await aClient();
  const tender = await aTender({ client });
  const pro = await aPro();
  const { id: offerId } = (await send(pro, tender)).body;
  const withdraw = () => withdrawOffer({ actor: actorOf(pro), offerId });
  const decline = (reason: "PRICE" | "TIMING") => declineOffer({ actor: actorOf(client), offerId, reason });
  return { client, tender, pro, offerId, withdraw, decline };
}

const longAgo = (offerId: string) =>
  db.offer.update({ where: { id: offerId }, data: { withdrawnAt: new Date(Date.now() - 3_601_000) } });

describe("an offer that was withdrawn", () => {
  it("is sent again within the hour without using up another one", async () => {
    const { tender, pro, withdraw } = await anOffered();
    await withdraw();
    const { freeResend, may } = await seen(pro, tender);
    expect([may.includes("offer"), freeResend?.reason]).toEqual([true, "RESTORED"]);
    const minutes = (new Date(freeResend?.until ?? 0).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(60);

    expect((await send(pro, tender, { priceMinor: 90_000 })).body).toMatchObject({ status: "ACTIVE" });
    expect(await seen(pro, tender)).toMatchObject({ freeResend: null, allowance: { left: 2 } });
  });

  it("costs another one after that hour", async () => {
    const { tender, pro, offerId, withdraw } = await anOffered();
    await withdraw();
    await longAgo(offerId);
    expect((await seen(pro, tender)).freeResend).toBeNull();
    await send(pro, tender);
    expect(await leftOf(pro, tender)).toBe(1);
  });

  it("is free three times in a row, not for ever", async () => {
    const { tender, pro, withdraw } = await anOffered();
    const left: unknown[] = [];
    for (let round = 0; round < 5; round++) {
      await withdraw();
      await send(pro, tender);
      left.push(await leftOf(pro, tender));
    }
    expect(left).toEqual([2, 2, 2, 1, 1]);
  });

  it("is sent again once, however often the button is pressed, and costs nothing then", async () => {
    const { tender, pro, withdraw } = await anOffered();
    await withdraw();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(pro, tender)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    expect(await leftOf(pro, tender)).toBe(2);
    const row = await db.offer.findFirstOrThrow({ where: { tenderId: tender.id, proId: pro.id } });
    expect(row).toMatchObject({ freeResends: 1, withdrawnAt: null });
  });

  it("does not lend its free place to another offer at the same moment", async () => {
    const { tender, pro, withdraw } = await anOffered();
    const others = await Promise.all([1, 2, 3].map(() => aTender()));
    await withdraw();
    // Two are left for three new tenders; the restored one takes none of them.
    const [restored, ...fresh] = await Promise.all([
      send(pro, tender),
      ...others.map((one) => send(pro, one)),
    ]);
    expect(restored?.status).toBe(201);
    expect(fresh.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 402]);
    expect(await leftOf(pro, tender)).toBe(0);
  });
});

describe("an offer that was declined", () => {
  it("because of the price is answered by a lower one at no cost, with nothing left, too", async () => {
    const { tender, pro, decline } = await anOffered();
    await db.offerAllowance.updateMany({ where: { userId: pro.id }, data: { used: 3 } });
    await decline("PRICE");
    expect(await seen(pro, tender)).toMatchObject({
      freeResend: { reason: "LOWER_PRICE", until: null },
      allowance: { left: 0 },
      whyNotOffer: null,
    });
    expect((await send(pro, tender)).body.code).toBe("offers_used_up");
    expect((await send(pro, tender, { priceMinor: 44_900 })).status).toBe(201);
    expect(await leftOf(pro, tender)).toBe(0);
  });

  it("because of the price costs one where the new price is not lower", async () => {
    const { tender, pro, decline } = await anOffered();
    await decline("PRICE");
    await send(pro, tender);
    expect(await leftOf(pro, tender)).toBe(1);
  });

  it("for another reason costs one", async () => {
    const { tender, pro, decline } = await anOffered();
    await decline("TIMING");
    expect((await seen(pro, tender)).freeResend).toBeNull();
    await send(pro, tender, { priceMinor: 10_000 });
    expect(await leftOf(pro, tender)).toBe(1);
  });
});
