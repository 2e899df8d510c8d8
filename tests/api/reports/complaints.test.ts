import { expect, it } from "vitest";
import { POST as SIGN_IN } from "@/app/api/auth/sign-in/route";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { act, aMediation } from "@/tests/api/disputes/disputing";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, aPro, aTender, PASSWORD, type TestUser } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { complain, judge, readComplaint, waiting } from "./complaining";
import { aReporter, caseOf, claim, decide, decideOn, myDecisions, myReports, report } from "./reporting";

const sessionOf = ({ email }: TestUser) =>
  call<{ code?: string; ticket?: string }>(SIGN_IN, { body: { email, password: PASSWORD } });

async function aHidden() {
  const [client, admin, other] = [await aClient(), await anAdmin(), await anAdmin()];
  const tender = await aTender({ client });
  const { body: decision } = await decide(admin, tender);
  const hiddenAt = async () => (await db.tender.findUniqueOrThrow({ where: { id: tender.id } })).hiddenAt;
  return { client, admin, other, decision, hiddenAt };
}

it("waits for another admin, who undoes the decision, and its author reads why", async () => {
  const { client, admin, other, decision, hiddenAt } = await aHidden();
  const { status, body } = await complain(client, decision.id);
  expect(status).toBe(201);
  expect((await myDecisions(client))[0]?.complaint).toEqual({ status: "OPEN", reason: null });
  expect(await waiting(other, body)).toMatchObject({ text: "It was not me.", mayJudge: true });
  expect(await waiting(admin, body)).toMatchObject({ mayJudge: false });
  expect((await judge(admin, body)).body.code).toBe("complaint_own_decision");

  expect((await judge(other, body)).status).toBe(204);
  expect(await hiddenAt()).toBeNull();
  expect(await waiting(other, body)).toBeUndefined();
  const [undone, first] = await myDecisions(client);
  expect(undone).toMatchObject({ action: "RESTORE", reason: "We looked again.", mayComplain: false });
  expect(first?.complaint).toEqual({ status: "UPHELD", reason: "We looked again." });
  expect((await notificationsOf(client)).map(({ params }) => params)).toEqual([
    { status: "HIDE" },
    { status: "COMPLAINT_RECEIVED" },
    { status: "RESTORE" },
    { status: "COMPLAINT_UPHELD" },
  ]);
  expect(await db.auditEntry.findMany({ where: { subjectId: body.id } })).toMatchObject([
    { actorId: other.id, action: "complaint.judged", after: { outcome: "UPHELD" } },
  ]);
});

it("leaves the decision where it was right, and is judged once", async () => {
  const { client, other, decision, hiddenAt } = await aHidden();
  const { body } = await complain(client, decision.id);
  const third = await anAdmin();
  const answers = await Promise.all([judge(other, body, "REJECTED"), judge(third, body, "REJECTED")]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  expect(await hiddenAt()).not.toBeNull();
  expect((await myDecisions(client))[0]?.complaint?.status).toBe("REJECTED");
});

it("is written once, by the person concerned, for six months, and about nothing that was good for them", async () => {
  const { client, admin, decision } = await aHidden();
  for (const who of [await aClient(), admin, null])
    expect((await complain(who, decision.id)).body.code).toBe("decision_not_found");
  const answers = await Promise.all([1, 2].map(() => complain(client, decision.id, {}, "one-complaint")));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await complain(client, decision.id)).body.code).toBe("complaint_exists");
  expect((await complain(client, decision.id, { text: "a".repeat(2001) })).status).toBe(422);

  const bee = await aPro();
  await decideOn(admin, bee, { action: "LIMIT", days: 1 });
  const { body: lifted } = await decideOn(admin, bee, { action: "REINSTATE" });
  expect((await complain(bee, lifted.id)).body.code).toBe("decision_not_possible");
});

it("is open to who is suspended, by the ticket of the refused sign-in, and brings the account back", async () => {
  const [bee, admin, other] = [await aPro(), await anAdmin(), await anAdmin()];
  const { body: decision } = await decideOn(admin, bee, { action: "SUSPEND" });
  const { ticket } = (await sessionOf(bee)).body;
  for (const forged of ["1.x", `${ticket}x`, "9999999999999.x"])
    expect((await complain(null, decision.id, { ticket: forged })).body.code).toBe("decision_not_found");
  const { status, body } = await complain(null, decision.id, { ticket });
  expect(status).toBe(201);
  expect((await complain(null, decision.id, { ticket })).body.code).toBe("complaint_exists");
  await judge(other, body);
  expect((await sessionOf(bee)).status).toBe(200);
});

it("is for admins to read and to judge", async () => {
  const { client, decision } = await aHidden();
  const { body } = await complain(client, decision.id);
  expect((await judge(client, body)).status).toBe(403);
  expect((await readComplaint(client, body)).status).toBe(403);
  expect((await readComplaint(await anAdmin(), { id: newId() })).body.code).toBe("complaint_not_found");
});

it("about a suspension is judged by those who manage, and by the one who decided where no other does", async () => {
  const [bee, moderator] = [await aPro(), await anAdmin({ adminRights: ["MODERATE"] })];
  const manager = await anAdmin();
  const others = { notIn: [moderator.id, manager.id] };
  await db.user.updateMany({ where: { role: "ADMIN", id: others }, data: { adminRights: [] } });
  await decideOn(manager, bee, { action: "SUSPEND" });
  const { body: refused } = await sessionOf(bee);
  const { id } = await db.moderationDecision.findFirstOrThrow({ where: { targetId: bee.id } });
  const { body } = await complain(null, id, { ticket: refused.ticket });

  expect(await waiting(moderator, body)).toMatchObject({ mayJudge: false });
  expect((await judge(moderator, body)).body.code).toBe("right_missing");
  expect(await waiting(manager, body)).toMatchObject({ mayJudge: true });
  expect((await judge(manager, body)).status).toBe(204);
  expect((await db.user.findUniqueOrThrow({ where: { id: bee.id } })).suspendedAt).toBeNull();
});

it("about a limit brings nobody back whom a newer decision suspended", async () => {
  const [bee, admin] = [await aPro(), await anAdmin()];
  const moderator = await anAdmin({ adminRights: ["MODERATE"] });
  const { body: limit } = await decideOn(admin, bee, { action: "LIMIT", days: 30 });
  const { body } = await complain(bee, limit.id);
  await decideOn(admin, bee, { action: "SUSPEND" });
  expect((await judge(moderator, body)).status).toBe(204);
  const account = await db.user.findUniqueOrThrow({ where: { id: bee.id } });
  expect(account).toMatchObject({ suspendedAt: expect.any(Date), limitedUntil: null });
});

it("about what was decided before leaves a newer decision as it is", async () => {
  const { client, admin, other, decision, hiddenAt } = await aHidden();
  const target = { id: decision.targetId };
  const { body: aboutFirst } = await complain(client, decision.id);
  await decide(admin, target, { action: "RESTORE" });
  await decide(admin, target);
  expect((await judge(other, aboutFirst)).status).toBe(204);
  expect(await hiddenAt()).not.toBeNull();

  const bee = await aPro();
  const { body: suspended } = await decideOn(admin, bee, { action: "SUSPEND" });
  const { ticket } = (await sessionOf(bee)).body;
  const { body: aboutBee } = await complain(null, suspended.id, { ticket });
  await decideOn(admin, bee, { action: "REINSTATE" });
  await decideOn(admin, bee, { action: "LIMIT", days: 30 });
  expect((await judge(other, aboutBee)).status).toBe(204);
  expect((await db.user.findUniqueOrThrow({ where: { id: bee.id } })).limitedUntil).not.toBeNull();
});

it("about the tender of who was suspended meanwhile shows it once its client is back", async () => {
  const { client, admin, other, decision, hiddenAt } = await aHidden();
  const { body } = await complain(client, decision.id);
  await decideOn(admin, client, { action: "SUSPEND" });
  expect((await judge(other, body)).status).toBe(204);
  expect(await hiddenAt()).not.toBeNull();
  await decideOn(admin, client, { action: "REINSTATE" });
  expect(await hiddenAt()).toBeNull();
});

it("brings back no review that a dispute has ruled out meanwhile", async () => {
  const { client, pro, tender, dispute, admin } = await aMediation();
  const words = { text: "Never again.", publishedAt: new Date() };
  const about = { tenderId: tender.id, authorId: client.id, recipientId: pro.id, rating: 1 };
  const { id } = await db.review.create({ data: { id: newId(), ...about, ...words }, select: { id: true } });
  const { body: hidden } = await decide(admin, { id }, { targetKind: "REVIEW" });
  const { body } = await complain(client, hidden.id);
  expect((await act(admin, dispute, { act: "decide", reviewStays: false })).status).toBe(200);
  expect((await judge(await anAdmin(), body)).status).toBe(204);
  expect((await db.review.findUniqueOrThrow({ where: { id } })).hiddenAt).not.toBeNull();
});

it("settles the reports by which the product hid something, so that one more does not hide it again", async () => {
  const [client, admin] = [await aClient(), await anAdmin()];
  const tender = await aTender({ client });
  const first = await aReporter();
  const reporters = [first, await aReporter(), await aReporter()];
  for (const reporter of reporters) await report(reporter, tender);
  const isHidden = async () =>
    (await db.tender.findUniqueOrThrow({ where: { id: tender.id } })).hiddenAt !== null;
  expect(await isHidden()).toBe(true);
  const [automated] = await myDecisions(client);
  const { body } = await complain(client, automated?.id ?? "");
  expect((await judge(admin, body)).status).toBe(204);
  expect(await isHidden()).toBe(false);

  const [restored] = await myDecisions(client);
  for (const reporter of reporters)
    expect(await myReports(reporter)).toMatchObject([{ status: "NO_ACTION", decisionId: restored?.id }]);
  expect((await notificationsOf(first)).map(({ params }) => params)).toEqual([
    { status: "RECEIVED" },
    { status: "NO_ACTION" },
  ]);
  expect((await report(null, tender)).status).toBe(201);
  expect(await isHidden()).toBe(false);
});

it("waits while another admin is looking at the reports about the same", async () => {
  const [client, admin, other] = [await aClient(), await anAdmin(), await anAdmin()];
  const tender = await aTender({ client });
  for (let turn = 0; turn < 3; turn++) await report(await aReporter(), tender);
  const [automated] = await myDecisions(client);
  const { body } = await complain(client, automated?.id ?? "");
  await claim(other, await caseOf(other, tender));
  expect((await judge(admin, body)).body.code).toBe("queue_entry_claimed");
  expect((await judge(other, body)).status).toBe(204);
});
