import { expect, it } from "vitest";
import { deleteExpired } from "@/lib/maintenance/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { aClient, anAdmin, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { leaveForGood } from "@/tests/support/leave-for-good";
import { complain, judge } from "./complaining";
import { decide, decideOn, report } from "./reporting";

const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);

type Old = { action: "HIDE" | "WARN" | "RESTORE" | "NO_ACTION"; months: number };

/** A decision of then about a tender, with the case that it closed. */
async function anOldDecision(tender: { id: string; creatorId: string }, admin: TestUser, old: Old) {
  const [id, caseId, at] = [newId(), newId(), monthsAgo(old.months)];
  const about = { kind: "TENDER", targetId: tender.id, authorId: tender.creatorId } as const;
  const words = { rule: "SCAM", reason: "It asks for money.", createdAt: at } as const;
  await db.moderationDecision.create({
    data: { id, ...about, ...words, action: old.action, decidedById: admin.id },
  });
  await db.reportCase.create({
    data: { id: caseId, ...about, status: "NO_ACTION", openedAt: at, closedAt: at, decisionId: id },
  });
  const copy = { title: "Paint", text: "Money first" };
  const reportId = newId();
  await db.report.create({ data: { id: reportId, caseId, category: "SCAM", copy, createdAt: at } });
  return { id, caseId, reportId };
}

const isThere = async ({ id, caseId }: { id: string; caseId: string }) => [
  await db.moderationDecision.count({ where: { id } }),
  await db.reportCase.count({ where: { id: caseId } }),
];

async function anOwnTender() {
  const client = await aClient();
  const { id } = await aTender({ client });
  return { id, creatorId: client.id, client };
}

it("ends reports and decisions 18 months after the decision, and none before", async () => {
  const [tender, admin] = [await anOwnTender(), await anAdmin()];
  const old = await anOldDecision(tender, admin, { action: "WARN", months: 20 });
  const young = await anOldDecision(tender, admin, { action: "WARN", months: 17 });
  await deleteExpired();
  expect([await isThere(old), await isThere(young)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it("keeps a decision as long as it is in force", async () => {
  const [hidden, restored, admin] = [await anOwnTender(), await anOwnTender(), await anAdmin()];
  const inForce = await anOldDecision(hidden, admin, { action: "HIDE", months: 30 });
  const undone = await anOldDecision(restored, admin, { action: "HIDE", months: 30 });
  const undoing = await anOldDecision(restored, admin, { action: "RESTORE", months: 29 });
  await deleteExpired();
  expect([await isThere(inForce), await isThere(undone), await isThere(undoing)]).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
});

it("keeps what a complaint is about until it is judged", async () => {
  const [tender, admin, bee] = [await anOwnTender(), await anAdmin(), await aPro()];
  const decision = await anOldDecision(tender, admin, { action: "NO_ACTION", months: 20 });
  const id = newId();
  const words = { text: "Look again.", createdAt: monthsAgo(19) };
  await db.complaint.create({
    data: { id, decisionId: decision.id, reportId: decision.reportId, authorId: bee.id, ...words },
  });
  await deleteExpired();
  expect(await isThere(decision)).toEqual([1, 1]);
  expect((await judge(await anAdmin(), { id }, "REJECTED")).status).toBe(204);
  await deleteExpired();
  expect(await isThere(decision)).toEqual([0, 0]);
  expect(await db.complaint.count({ where: { id } })).toBe(0);
});

it("lets a deleted account take its words along, and leaves what was decided", async () => {
  const [bee, admin, other] = [await aPro(), await anAdmin(), await anAdmin()];
  const tender = await aTender();
  const { body: own } = await report(bee, tender, { text: "He wants money first." });
  await report(await aPro(), bee, { kind: "PROFILE" });
  const { body: warned } = await decideOn(admin, bee, { action: "WARN" });
  const { body: complaint } = await complain(bee, warned.id);
  await judge(other, complaint, "REJECTED");
  await leaveForGood(bee);

  expect(await db.report.findUnique({ where: { id: own.id } })).toMatchObject({
    reporterId: null,
    text: "He wants money first.",
  });
  expect(await db.moderationDecision.findUnique({ where: { id: warned.id } })).toMatchObject({
    action: "WARN",
    reason: "",
  });
  expect(await db.complaint.findUnique({ where: { id: complaint.id } })).toMatchObject({
    outcome: "REJECTED",
    text: "",
    reason: "",
  });
  expect(await db.report.findFirst({ where: { case: { authorId: bee.id } } })).toMatchObject({
    copy: { title: "", text: "" },
  });
  await decide(admin, tender, { action: "NO_ACTION" });
});
