import { beforeEach, expect, it } from "vitest";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { GET as OFFERS, POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as OVERVIEW } from "@/app/api/tenders/overview/route";
import { runTimers } from "@/lib/agreements/timers/service";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import {
  aClient,
  anAdmin,
  anOfferBody,
  aPro,
  aTender,
  type TestTender,
  type TestUser,
} from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";

const DAY_MS = 86_400_000;

let client: TestUser;
let pro: TestUser;
let tender: TestTender;
beforeEach(async () => {
  // Timers look at all tenders: those of other tests would be run, too.
  await db.tender.updateMany({ where: { status: "NEW" }, data: { expiresAt: new Date("2099-01-01") } });
  [client, pro] = [await aClient(), await aPro()];
  tender = await aTender({ client });
});

const params = () => ({ tenderId: tender.id });
const send = (as = pro) => call(SEND, { as, params: params(), body: anOfferBody() });
const open = (as: TestUser) => call(OFFERS, { as, params: params() });
const cancel = () =>
  call(CANCEL, { as: client, params: params(), body: { version: tender.version, reason: "SCHEDULE" } });
const allowanceOf = async (as: TestUser) => {
  const { allowance } = (await call<TenderOverview>(OVERVIEW, { as })).body;
  return [allowance?.left, allowance?.perPeriod];
};
const lastOf = async (user: TestUser) => (await notificationsOf(user)).at(-1);

/** The tender's time is over: it was warned of, and a day has passed. */
async function expire(): Promise<void> {
  const expiresAt = new Date(Date.now() - 2 * DAY_MS);
  await db.tender.update({ where: { id: tender.id }, data: { expiresAt } });
  await runTimers();
  await runTimers(new Date(Date.now() + DAY_MS + 1000));
}

it("counts no longer when the tender ends by itself before the client opened it, once, and the BEE is told", async () => {
  await send();
  expect(await allowanceOf(pro)).toEqual([2, 3]);
  await expire();
  await runTimers(new Date(Date.now() + 3 * DAY_MS));

  expect(await allowanceOf(pro)).toEqual([3, 3]);
  expect(await lastOf(pro)).toMatchObject({ type: "TENDER_EXPIRED", params: { isGivenBack: true } });
  expect(await db.offerReturn.findMany({ where: { offer: { tenderId: tender.id } } })).toMatchObject([
    { asBonus: false },
  ]);
});

it("counts no longer when the client cancels without having opened it", async () => {
  await send();
  await open(pro);
  await open(await anAdmin());
  expect((await cancel()).status).toBe(200);

  expect(await allowanceOf(pro)).toEqual([3, 3]);
  expect(await lastOf(pro)).toMatchObject({ type: "TENDER_CANCELED", params: { isGivenBack: true } });
});

it("still counts once the client has opened the offers or read the conversation", async () => {
  await send();
  await open(client);
  await cancel();
  expect(await allowanceOf(pro)).toEqual([2, 3]);
  expect(await lastOf(pro)).toMatchObject({ type: "TENDER_CANCELED", params: { reason: "SCHEDULE" } });
  expect((await lastOf(pro))?.params).not.toHaveProperty("isGivenBack");

  tender = await aTender({ client });
  await send();
  const { id: conversationId } = await db.conversation.findFirstOrThrow({ where: params() });
  await db.conversationParticipant.update({
    where: { conversationId_userId: { conversationId, userId: client.id } },
    data: { lastReadSeq: 1 },
  });
  await cancel();
  expect(await allowanceOf(pro)).toEqual([1, 3]);
});

it("is judged offer by offer: one that came after the last look counts no longer, the one before does", async () => {
  const late = await aPro();
  await send();
  await open(client);
  await send(late);
  await cancel();
  expect([await allowanceOf(pro), await allowanceOf(late)]).toEqual([
    [2, 3],
    [3, 3],
  ]);
});

it("is one more in the period that runs when its own is over", async () => {
  await send();
  const countedAt = new Date(Date.now() - 40 * DAY_MS);
  await db.offer.updateMany({ where: { tenderId: tender.id }, data: { countedAt } });
  const used = { userId: pro.id };
  await db.offerAllowance.updateMany({ where: used, data: { periodStart: new Date(Date.UTC(2020, 0, 1)) } });
  await cancel();

  expect(await allowanceOf(pro)).toEqual([4, 4]);
  const past = await db.offerAllowance.findFirst({
    where: { ...used, periodStart: new Date(Date.UTC(2020, 0, 1)) },
  });
  expect(past?.used).toBe(1);
});

it("gives each back once when it is canceled twice at the same moment, whatever else its BEE sends", async () => {
  const other = await aTender();
  await send();
  await Promise.all([
    cancel(),
    cancel(),
    call(SEND, { as: pro, params: { tenderId: other.id }, body: anOfferBody() }),
  ]);
  expect(await allowanceOf(pro)).toEqual([2, 3]);
});
