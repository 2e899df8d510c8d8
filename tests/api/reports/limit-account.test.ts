import { expect, it } from "vitest";
import { GET as OWN_USER } from "@/app/api/auth/user/route";
import { POST as REPLY } from "@/app/api/feedback/[reviewId]/reply/route";
import { POST as OPEN_LINK } from "@/app/api/invitations/link/route";
import { POST as LEAVE_ENDED } from "@/app/api/tenders/[tenderId]/ended-agreements/[agreementId]/feedback/route";
import { POST as LEAVE_FEEDBACK } from "@/app/api/tenders/[tenderId]/feedback/route";
import { POST as SHARE } from "@/app/api/tenders/[tenderId]/invitations/link/route";
import { POST as INVITE } from "@/app/api/tenders/[tenderId]/invitations/route";
import { POST as WRITE } from "@/app/api/tenders/[tenderId]/messages/route";
import { POST as SEND_OFFER } from "@/app/api/tenders/[tenderId]/offers/route";
import { POST as ASK } from "@/app/api/tenders/[tenderId]/questions/route";
import { GET as READ } from "@/app/api/tenders/[tenderId]/route";
import { POST as POST_TENDER } from "@/app/api/tenders/route";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { call } from "@/tests/support/call";
import { anOpenPair, answer, propose, TIMES } from "@/tests/api/appointments/arranging";
import { propose as proposeTerms } from "@/tests/api/counter-offers/negotiation";
import {
  aClient,
  aCompletedTender,
  anAcceptedTender,
  anAdmin,
  anOffer,
  aPro,
  aTender,
} from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { decideOn, myDecisions } from "./reporting";

type Refusal = { code?: string; until?: string; message?: string };
const DAY_MS = 86_400_000;

async function aLimited<U extends { id: string }>(user: U): Promise<U> {
  await decideOn(await anAdmin(), user, { action: "LIMIT", days: 7 });
  return user;
}

const ids = { tenderId: newId(), reviewId: newId(), agreementId: newId() };
const message = (proId?: string) => ({ clientMessageId: newId(), text: "Hello", fileIds: [], proId });

it("may read, but begins nothing new and writes nothing in public", async () => {
  const [client, bee] = [await aLimited(await aClient()), await aLimited(await aPro())];
  const doors: [RouteHandler, typeof client][] = [
    [POST_TENDER, client],
    [INVITE, client],
    [SHARE, client],
    [LEAVE_FEEDBACK, client],
    [LEAVE_ENDED, client],
    [SEND_OFFER, bee],
    [ASK, bee],
    [OPEN_LINK, bee],
    [REPLY, bee],
  ];
  for (const [door, as] of doors) {
    const { status, body } = await call<Refusal>(door, { as, params: ids, body: {} });
    expect([status, body.code]).toEqual([403, "account_limited"]);
    expect(Date.parse(body.until ?? "")).toBeGreaterThan(Date.now() + 6 * DAY_MS);
  }
  const tender = await aTender();
  expect((await call(READ, { as: bee, params: { tenderId: tender.id } })).status).toBe(200);
});

it("writes in running jobs and nowhere else", async () => {
  const { tender, pro } = await anAcceptedTender();
  await aLimited(pro);
  const open = await aTender();
  await anOffer({ tender: open, pro });
  const write = (tenderId: string) =>
    call<Refusal>(WRITE, { as: pro, params: { tenderId }, body: message() });
  expect((await write(tender.id)).status).toBe(201);
  const refused = await write(open.id);
  expect([refused.status, refused.body.code]).toEqual([403, "account_limited"]);
  expect(refused.body.until).toEqual(expect.any(String));
});

it("does not write where others have agreed, or in a job that is done", async () => {
  const { tender, pros } = await anAcceptedTender(2);
  const done = await aCompletedTender();
  for (const [as, tenderId] of [
    [pros[1]!, tender.id],
    [done.pro, done.tender.id],
  ] as const) {
    await aLimited(as);
    const refused = await call<Refusal>(WRITE, { as, params: { tenderId }, body: message() });
    expect([refused.status, refused.body.code]).toEqual([403, "account_limited"]);
  }
});

it("proposes visits and other terms in running jobs alone", async () => {
  const pair = await anOpenPair();
  const { body: asked } = await propose(pair.pro, pair);
  await aLimited(pair.client);
  const times = TIMES();
  const refusals = [
    await answer(pair.client, asked, { answer: "PROPOSE", times, durationMinutes: 60 }),
    await proposeTerms(pair.client, pair.offer),
  ];
  await answer(pair.client, asked, { answer: "DECLINE" });
  refusals.push(await propose(pair.client, pair));
  for (const { status, body } of refusals) {
    expect([status, body.code]).toEqual([403, "account_limited"]);
    expect((body as Refusal).until).toEqual(expect.any(String));
  }

  const job = await anAcceptedTender();
  await aLimited(job.client);
  expect((await propose(job.client, job, { kind: "WORK" })).status).toBe(201);
});

it("says until when and why, and ends by itself", async () => {
  const bee = await aLimited(await aPro());
  const [decision] = await myDecisions(bee);
  const own = async () => (await call<{ limitedUntil: string | null }>(OWN_USER, { as: bee })).body;
  expect((await own()).limitedUntil).toBe(decision?.until);
  expect(decision).toMatchObject({ action: "LIMIT", reason: "It is not who it says." });
  expect((await notificationsOf(bee)).map(({ params }) => params)).toEqual([
    { status: "LIMIT", endsAt: decision?.until },
  ]);

  await db.user.update({ where: { id: bee.id }, data: { limitedUntil: new Date(Date.now() - 1) } });
  expect((await own()).limitedUntil).toBeNull();
  expect((await call<Refusal>(ASK, { as: bee, params: ids, body: {} })).body.code).not.toBe(
    "account_limited",
  );
});

it("is lifted by an admin", async () => {
  const bee = await aLimited(await aPro());
  await decideOn(await anAdmin(), bee, { action: "REINSTATE" });
  expect((await call<Refusal>(ASK, { as: bee, params: ids, body: {} })).body.code).not.toBe(
    "account_limited",
  );
  expect((await myDecisions(bee)).map(({ action }) => action)).toEqual(["REINSTATE", "LIMIT"]);
});
