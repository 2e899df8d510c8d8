import { expect, it } from "vitest";
import { PUT as WATCH } from "@/app/api/favourites/[kind]/[id]/route";
import { GET as WATCHED } from "@/app/api/favourites/route";
import { POST as RATE } from "@/app/api/tenders/[tenderId]/ended-agreements/[agreementId]/feedback/route";
import { GET as ENDED } from "@/app/api/tenders/[tenderId]/ended-agreements/route";
import { POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import { POST as ASK } from "@/app/api/tenders/[tenderId]/questions/route";
import { GET as TENDER } from "@/app/api/tenders/[tenderId]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { EndedAgreementView } from "@/lib/feedback/schema";
import { trySend } from "@/tests/api/chat/conversation";
import { end, ofTender, open } from "@/tests/api/disputes/disputing";
import { call } from "@/tests/support/call";
import { anAcceptedTender, anOfferBody, type TestUser } from "@/tests/support/factories";
import { notificationTypesOf } from "@/tests/support/observe";
import { block } from "./block";

type Job = Awaited<ReturnType<typeof anAcceptedTender>>;

const view = (as: TestUser, { tender }: Pick<Job, "tender">) =>
  call<TenderView>(TENDER, { as, params: { tenderId: tender.id } });
const endedOf = (as: TestUser, { tender }: Job) =>
  call<{ items: EndedAgreementView[] }>(ENDED, { as, params: { tenderId: tender.id } });

it.each(["cancel", "release"] as const)(
  "a client who ends a job (%s) and then blocks takes neither contest nor review away",
  async (how) => {
    const job = await anAcceptedTender();
    const { client, pro, tender } = job;
    await end(client, tender, how);
    await block(client, pro);

    expect((await view(pro, job)).status).toBe(200);
    expect(await ofTender(pro, tender)).toMatchObject({ items: [], mayOpen: true });
    expect((await open(pro, tender, { reason: "BEHAVIOUR" })).status).toBe(201);
    expect((await notificationTypesOf(client)).at(-1)).toBe("DISPUTE");
    expect((await ofTender(pro, tender)).items).toHaveLength(1);

    const [ended] = (await endedOf(pro, job)).body.items;
    const params = { tenderId: tender.id, agreementId: ended?.id ?? "" };
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    expect((await call(RATE, { as: pro, params, headers, body: { rating: 1 } })).status).toBe(201);
  },
);

it("a BEE answers the dispute of a client who blocks", async () => {
  const { client, pro, tender } = await anAcceptedTender();
  await end(pro, tender);
  await open(client, tender, { reason: "NO_SHOW" });
  await block(client, pro);
  expect((await ofTender(pro, tender)).items[0]?.may).toContain("answer");
});

it("nothing new begins between the two on the tender that is open again", async () => {
  const job = await anAcceptedTender();
  const { client, pro, tender } = job;
  await end(client, tender);
  await block(client, pro);

  const { body } = await view(pro, job);
  expect(body).toMatchObject({ status: "NEW", whyNotOffer: "tender_not_open", contact: null });
  expect(body.may).not.toContain("offer");
  expect(body.may).not.toContain("chat");
  const params = { tenderId: tender.id };
  const headers = () => ({ "Idempotency-Key": crypto.randomUUID() });
  const sent = await call(SEND, { as: pro, params, headers: headers(), body: anOfferBody() });
  expect(sent.status).toBe(404);
  const asked = await call(ASK, {
    as: pro,
    params,
    headers: headers(),
    body: { text: "Why was that, please?" },
  });
  expect(asked.status).toBe(404);
  expect((await trySend({ client, pro, tenderId: tender.id }, pro, { text: "Why?" })).status).toBe(404);
});

it("lists go by the same rule as the tender itself", async () => {
  const { client, pro, pros, tender } = await anAcceptedTender(2);
  const rival = pros[1]!;
  const params = { kind: "tender", id: tender.id };
  for (const as of [pro, rival]) await call(WATCH, { as, params });
  await end(client, tender, "cancel");
  for (const as of [pro, rival]) await block(client, as);

  const totalFor = async (as: TestUser) => (await call<{ total: number }>(WATCHED, { as })).body.total;
  expect([await totalFor(pro), await totalFor(rival)]).toEqual([1, 0]);
  expect((await view(rival, { tender })).status).toBe(404);
  expect((await open(rival, tender)).status).toBe(404);
});
