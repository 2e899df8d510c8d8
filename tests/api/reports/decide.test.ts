import { expect, it, vi } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { aClient, aPro, anAdmin, aTender } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { caseOf, claim, decide, myDecisions, myReports, queue, report } from "./reporting";

async function aReported() {
  const [client, bee, admin, other] = [await aClient(), await aPro(), await anAdmin(), await anAdmin()];
  const tender = await aTender({ client });
  await report(bee, tender);
  return { client, bee, admin, other, tender, found: await caseOf(admin, tender) };
}

it("gives a case to one of two admins who claim it at once, for 15 minutes", async () => {
  const { admin, other, found, tender } = await aReported();
  const answers = await Promise.all([claim(admin, found), claim(other, found)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const [winner, loser] = answers[0]?.status === 204 ? [admin, other] : [other, admin];

  expect((await caseOf(winner, tender)).claim).toMatchObject({ isMine: true, by: { id: winner.id } });
  expect((await caseOf(loser, tender)).claim).toMatchObject({ isMine: false });
  expect((await decide(loser, tender)).body.code).toBe("queue_entry_claimed");
  expect((await claim(winner, found)).status).toBe(204);

  await db.reportCase.update({ where: { id: found.id }, data: { claimedUntil: new Date(Date.now() - 1) } });
  expect((await caseOf(loser, tender)).claim).toBeNull();
  expect((await claim(loser, found)).status).toBe(204);
});

it("tells the reporter while it is looked at and what came of it", async () => {
  const { bee, admin, found, tender } = await aReported();
  await claim(admin, found);
  expect((await myReports(bee)).map(({ status }) => status)).toEqual(["IN_REVIEW"]);
  await decide(admin, tender);
  expect((await myReports(bee)).map(({ status }) => status)).toEqual(["ACTIONED"]);
  expect((await notificationsOf(bee)).map(({ params }) => params)).toEqual([
    { status: "RECEIVED" },
    { status: "ACTIONED" },
  ]);
  expect((await queue(admin)).filter(({ targetId }) => targetId === tender.id)).toEqual([]);
});

it("sends the author a statement of reasons: what, which rule, why, and that a person decided", async () => {
  const { client, admin, tender } = await aReported();
  await decide(admin, tender);
  const [decision] = await myDecisions(client);
  expect(decision).toMatchObject({
    action: "HIDE",
    rule: "SCAM",
    reason: "It asks for a payment in advance.",
    isAutomated: false,
    title: "Paint the living room",
  });
  expect(JSON.stringify(decision)).not.toContain(admin.id);
  expect((await notificationsOf(client)).map(({ type, params }) => [type, params])).toEqual([
    ["DECISION", { status: "HIDE" }],
  ]);
});

it("warns without hiding, and leaves alone without a word to the author", async () => {
  const warned = await aReported();
  await decide(warned.admin, warned.tender, { action: "WARN" });
  expect((await myDecisions(warned.client)).map(({ action }) => action)).toEqual(["WARN"]);
  const { hiddenAt } = await db.tender.findUniqueOrThrow({ where: { id: warned.tender.id } });
  expect(hiddenAt).toBeNull();

  const left = await aReported();
  await decide(left.admin, left.tender, { action: "NO_ACTION" });
  expect([await myDecisions(left.client), await notificationsOf(left.client)]).toEqual([[], []]);
  expect((await myReports(left.bee)).map(({ status }) => status)).toEqual(["NO_ACTION"]);
});

it("keeps every decision and every claim in the audit log, with how it was before and after", async () => {
  const { admin, found, tender } = await aReported();
  await claim(admin, found);
  await decide(admin, tender);
  const entries = await db.auditEntry.findMany({ where: { actorId: admin.id }, orderBy: { at: "asc" } });
  expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ["report.claimed", found.id],
    ["content.hide", tender.id],
  ]);
  expect(entries[1]).toMatchObject({ before: { isHidden: false }, after: { isHidden: true, rule: "SCAM" } });
});

it("lets one of two decisions at once win", async () => {
  const { admin, client, tender } = await aReported();
  const answers = await Promise.all([
    decide(admin, tender, { action: "HIDE" }),
    decide(admin, tender, { action: "HIDE", rule: "SPAM" }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await myDecisions(client)).toHaveLength(1);
});

it("decides once per key, whatever gets lost on the way", async () => {
  const { admin, client, tender } = await aReported();
  const answers = await Promise.all([1, 2].map(() => decide(admin, tender, {}, "one-decision")));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await myDecisions(client)).toHaveLength(1);
});

it("refuses what does not fit how the tender stands, and a decision without reasons", async () => {
  const [admin, tender] = [await anAdmin(), await aTender()];
  for (const action of ["RESTORE", "NO_ACTION"])
    expect((await decide(admin, tender, { action })).body.code).toBe("decision_not_possible");
  await decide(admin, tender);
  for (const action of ["HIDE", "WARN", "NO_ACTION"])
    expect((await decide(admin, tender, { action })).body.code).toBe("decision_not_possible");
  expect((await decide(admin, tender, { action: "RESTORE", reason: " " })).status).toBe(422);
});

it("is for admins alone", async () => {
  const { bee, client, tender, found } = await aReported();
  for (const who of [bee, client]) {
    expect((await decide(who, tender)).status).toBe(403);
    expect((await claim(who, found)).status).toBe(403);
  }
});

it("cannot be changed or deleted afterwards", async () => {
  const { admin, tender } = await aReported();
  const { body } = await decide(admin, tender);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const where = { id: body.id };
  await expect(db.moderationDecision.update({ where, data: { reason: "Another one." } })).rejects.toThrow(
    "append-only",
  );
  await expect(db.moderationDecision.delete({ where })).rejects.toThrow("append-only");
});
