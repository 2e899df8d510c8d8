import { describe, expect, it } from "vitest";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { PATCH as DECLINE } from "@/app/api/offers/[offerId]/decline/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { anAcceptedTender, aTenderWithOffers, type Market, type TestUser } from "@/tests/support/factories";
import { notificationTypesOf } from "@/tests/support/observe";

type Asked = { handler: RouteHandler; as: TestUser; params: Record<string, string>; body: object };

const toTender = (handler: RouteHandler, as: TestUser, { tender }: Market, body: object): Asked => ({
  handler,
  as,
  params: { tenderId: tender.id },
  body: { version: tender.version, ...body },
});
const toOffer = (handler: RouteHandler, as: TestUser, { offers }: Market, body: object): Asked => ({
  handler,
  as,
  params: { offerId: offers[0]!.id },
  body,
});

const REASON = { reason: "SCHEDULE" };
const MOVES: [string, () => Promise<{ market: Market; asked: Asked; other: object }>][] = [
  [
    "accepting",
    async () => {
      const market = await aTenderWithOffers(2);
      const asked = toOffer(ACCEPT, market.client, market, { version: market.offers[0]!.version });
      return { market, asked, other: { version: 7 } };
    },
  ],
  [
    "declining",
    async () => {
      const market = await aTenderWithOffers(1);
      const asked = toOffer(DECLINE, market.client, market, { reason: "PRICE" });
      return { market, asked, other: { reason: "TIMING" } };
    },
  ],
  [
    "withdrawing",
    async () => {
      const market = await aTenderWithOffers(1);
      return { market, asked: toOffer(WITHDRAW, market.pros[0]!, market, {}), other: {} };
    },
  ],
  [
    "finishing",
    async () => {
      const market = await anAcceptedTender();
      return { market, asked: toTender(FINISH, market.client, market, {}), other: { version: 7 } };
    },
  ],
  [
    "canceling",
    async () => {
      const market = await anAcceptedTender();
      const asked = toTender(CANCEL, market.client, market, REASON);
      return { market, asked, other: { ...asked.body, reason: "OTHER" } };
    },
  ],
  [
    "releasing",
    async () => {
      const market = await anAcceptedTender();
      const asked = toTender(RELEASE, market.pro, market, REASON);
      return { market, asked, other: { ...asked.body, reason: "OTHER" } };
    },
  ],
];

const ask = ({ handler, ...request }: Asked, key: string) =>
  call<{ code?: string }>(handler, { ...request, headers: { "idempotency-key": key } });
const toldOf = async ({ client, pros }: Market) =>
  (await Promise.all([client, ...pros].map(notificationTypesOf))).flat();

describe.each(MOVES)("%s again because the answer was lost", (move, prepare) => {
  it("answers the same again and does it once, also at the same moment", async () => {
    const { market, asked, other } = await prepare();
    const key = newId();

    const [first, second] = await Promise.all([ask(asked, key), ask(asked, key)]);
    const told = await toldOf(market);
    const third = await ask(asked, key);

    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(await toldOf(market)).toEqual(told);

    const later = await ask(asked, newId());
    expect(later.status).toBe(409);
    if (move === "withdrawing") return;
    const reused = await ask({ ...asked, body: other }, key);
    expect([reused.status, reused.body.code]).toEqual([409, "idempotency_key_reused"]);
  });
});
