import { beforeEach, describe, expect, it } from "vitest";
import { POST as ANSWER } from "@/app/api/admin/contact/[messageId]/answer/route";
import { POST as WRITE } from "@/app/api/contact/route";
import { GET as OVERVIEW } from "@/app/api/tenders/overview/route";
import type { QueueKind } from "@/lib/admin-queue/constants";
import type { QueueEntry } from "@/lib/admin-queue/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { act, aDispute, aMediation } from "@/tests/api/disputes/disputing";
import { complain, judge } from "@/tests/api/reports/complaining";
import { decide, decideOn, report } from "@/tests/api/reports/reporting";
import { aVerification, decided } from "@/tests/api/users/documents";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { claimEntry, entries, entryOf, queuePage } from "./waiting";

type Refusal = { code?: string };
type Waiting = {
  id: string;
  kind: QueueKind;
  /** Whom the queue names. */
  people: string[];
  title: string;
  reason: QueueEntry["reason"];
  /** What its excerpt begins with; null: it has none. */
  excerpt: string | null;
  decide: (as: TestUser) => Promise<{ status: number; body: Refusal }>;
};

async function aReport(): Promise<Waiting> {
  const client = await aClient();
  const tender = await aTender({ client });
  await report(await aPro(), tender);
  const { id } = await db.reportCase.findFirstOrThrow({ where: { targetId: tender.id } });
  const hide = (as: TestUser) => decide(as, tender);
  return {
    id,
    kind: "REPORT",
    people: [client.id],
    title: "Paint the living room",
    reason: { of: "REPORT", target: "TENDER", code: "SCAM", count: 1 },
    excerpt: "Two rooms, white walls, high ceilings, about sixty square metres.",
    decide: hide,
  };
}

async function aComplaint(): Promise<Waiting> {
  const bee = await aPro();
  const { body: warning } = await decideOn(await anAdmin(), bee, { action: "WARN", rule: "SPAM" });
  const { id } = (await complain(bee, warning.id)).body;
  const reject = (as: TestUser) => judge(as, { id }, "REJECTED");
  return {
    id,
    kind: "COMPLAINT",
    people: [bee.id],
    title: "It was not me.",
    reason: null,
    excerpt: null,
    decide: reject,
  };
}

async function aDisputed(): Promise<Waiting> {
  const { client, pro, dispute } = await aMediation();
  return {
    id: dispute.id,
    kind: "DISPUTE",
    people: [client.id, pro.id],
    title: dispute.tenderTitle,
    reason: { of: "DISPUTE", code: dispute.reason },
    excerpt: "The wardrobe has a deep scratch on its door since then.",
    decide: (as) => act(as, dispute, { act: "decide" }),
  };
}

async function aDocument(): Promise<Waiting> {
  const bee = await aPro({ firstName: "Petra", lastName: "Malá" });
  const sent = await aVerification(bee);
  const approve = (as: TestUser) => decided(as, sent) as Promise<{ status: number; body: Refusal }>;
  return {
    id: sent.id,
    kind: "VERIFICATION",
    people: [bee.id],
    title: "Petra Malá",
    reason: { of: "VERIFICATION", code: "IDENTITY" },
    excerpt: null,
    decide: approve,
  };
}

async function aLetter(): Promise<Waiting> {
  const letter = { name: "Jana", email: "jana@example.cz", subject: "Offers", text: "How many may I get?" };
  await call(WRITE, { body: letter });
  const { id } = await db.contactMessage.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  const answer = (as: TestUser) =>
    call<Refusal>(ANSWER, { as, params: { messageId: id }, body: { text: "Up to ten." } });
  return {
    id,
    kind: "CONTACT",
    people: [],
    title: "Offers",
    reason: null,
    excerpt: letter.text,
    decide: answer,
  };
}

const KINDS = [
  ["report", aReport],
  ["complaint", aComplaint],
  ["dispute", aDisputed],
  ["document", aDocument],
  ["message to support", aLetter],
] as const;

// A queue of one's own: what waits is counted.
beforeEach(async () => {
  await db.complaint.deleteMany();
  await db.reportCase.deleteMany();
  await db.dispute.deleteMany();
  await db.verification.deleteMany();
  await db.contactMessage.deleteMany();
});

describe.each(KINDS)("a %s in the queue", (_, make) => {
  it("says of which kind it is and why, about whom, since when, and goes with the decision", async () => {
    const [admin, waiting] = [await anAdmin(), await make()];
    const entry = await entryOf(admin, waiting);
    const { kind, title, reason, excerpt } = waiting;
    expect(entry).toMatchObject({ kind, title, reason, excerpt, isUrgent: false, claim: null });
    expect(entry?.people.map(({ id }) => id)).toEqual(waiting.people);
    expect(new Date(entry?.since ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await entries(admin, waiting.kind)).toEqual([entry]);

    expect((await waiting.decide(admin)).status).toBeLessThan(300);
    expect(await entries(admin)).toEqual([]);
    expect((await claimEntry(admin, waiting)).body.code).toBe("queue_entry_closed");
  });

  it("goes to one of two admins who take it at once; the other sees whose it is and cannot decide", async () => {
    const [waiting, admin, other] = [await make(), await anAdmin(), await anAdmin()];
    const answers = await Promise.all([claimEntry(admin, waiting), claimEntry(other, waiting)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
    const [winner, loser] = answers[0]?.status === 204 ? [admin, other] : [other, admin];

    expect((await entryOf(winner, waiting))?.claim).toMatchObject({ isMine: true, by: { id: winner.id } });
    expect((await entryOf(loser, waiting))?.claim).toMatchObject({ isMine: false, by: { id: winner.id } });
    const refused = await waiting.decide(loser);
    expect([refused.status, refused.body.code]).toEqual([409, "queue_entry_claimed"]);
    expect((await claimEntry(winner, waiting)).status).toBe(204);
    expect((await waiting.decide(winner)).status).toBeLessThan(300);
  });

  it("is free again after 15 minutes", async () => {
    const [waiting, admin, other] = [await make(), await anAdmin(), await anAdmin()];
    await claimEntry(admin, waiting);
    const data = { claimedUntil: new Date(Date.now() - 1) };
    await Promise.all([
      db.reportCase.updateMany({ where: { claimedById: admin.id }, data }),
      db.complaint.updateMany({ where: { claimedById: admin.id }, data }),
      db.dispute.updateMany({ where: { claimedById: admin.id }, data }),
      db.verification.updateMany({ where: { claimedById: admin.id }, data }),
      db.contactMessage.updateMany({ where: { claimedById: admin.id }, data }),
    ]);
    expect((await entryOf(other, waiting))?.claim).toBeNull();
    expect((await claimEntry(other, waiting)).status).toBe(204);
    expect((await claimEntry(admin, waiting)).body.code).toBe("queue_entry_claimed");
  });

  it("is kept in the audit log when it is taken", async () => {
    const [waiting, admin] = [await make(), await anAdmin()];
    await claimEntry(admin, waiting);
    expect(await db.auditEntry.findMany({ where: { subjectId: waiting.id } })).toMatchObject([
      { actorId: admin.id, action: waiting.kind === "REPORT" ? "report.claimed" : "queue.claimed" },
    ]);
  });
});

it("has what is urgent first, then the oldest of every kind, page by page", async () => {
  const admin = await anAdmin();
  const all = [await aLetter(), await aDisputed(), await aReport(), await aDocument(), await aComplaint()];
  const urgent = await aReport();
  await db.reportCase.update({ where: { id: urgent.id }, data: { isUrgent: true } });
  const rest = await Promise.all(Array.from({ length: 6 }, aLetter)).then(() => entries(admin, "CONTACT"));
  const order = [urgent, ...all, ...rest.slice(1)].map(({ id }) => id);

  const [first, second] = [await queuePage(admin), await queuePage(admin, { page: 2 })];
  expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(order);
  expect(first.body).toMatchObject({
    total: 12,
    take: 10,
    waiting: { REPORT: 2, COMPLAINT: 1, DISPUTE: 1, VERIFICATION: 1, CONTACT: 7 },
  });
  expect((await queuePage(admin, { kind: "CONTACT" })).body.total).toBe(7);
});

it("shows admins what they may decide about, and the home counts the same", async () => {
  for (const [, make] of KINDS) await make();
  const kindsOf = async (as: TestUser) => (await entries(as)).map(({ kind }) => kind);
  const moderator = await anAdmin({ adminRights: ["MODERATE"] });
  const supporter = await anAdmin({ adminRights: ["SUPPORT"] });
  expect(await kindsOf(moderator)).toEqual(["REPORT", "COMPLAINT", "DISPUTE", "VERIFICATION"]);
  expect(await kindsOf(supporter)).toEqual(["CONTACT"]);
  for (const as of [moderator, supporter]) {
    const home = await call<{ waitingEntries: object }>(OVERVIEW, { as });
    expect(home.body.waitingEntries).toEqual((await queuePage(as)).body.waiting);
  }
  const refused = await queuePage(supporter, { kind: "REPORT" });
  expect([refused.status, refused.body.code]).toEqual([403, "right_missing"]);
});

it("lets nobody take what they may not decide about, or what is not there", async () => {
  const [letter, reported, { dispute }] = [await aLetter(), await aReport(), await aDispute()];
  const moderator = await anAdmin({ adminRights: ["MODERATE"] });
  const supporter = await anAdmin({ adminRights: ["SUPPORT"] });
  expect((await claimEntry(moderator, letter)).body.code).toBe("right_missing");
  expect((await claimEntry(supporter, reported)).body.code).toBe("right_missing");
  expect((await claimEntry(await aClient(), letter)).status).toBe(403);
  const unknown = [
    { kind: "REPORT", id: newId() },
    { kind: "COMPLAINT", id: reported.id },
    // What the two still talk about is theirs alone.
    { kind: "DISPUTE", id: dispute.id },
  ] as const;
  for (const entry of unknown)
    expect((await claimEntry(moderator, entry)).body.code).toBe("queue_entry_not_found");
});

it("takes two queries, however much waits", async () => {
  const admin = await anAdmin();
  for (const [, make] of KINDS) await make();
  // The first request of a session also writes when it was used.
  await queuePage(admin);
  const { queries: ofOne } = await countQueries(() => queuePage(admin, { kind: "CONTACT" }));
  const { queries: ofAll } = await countQueries(() => queuePage(admin));
  // With the one that reads who is calling.
  expect([ofOne, ofAll]).toEqual([3, 3]);
});
