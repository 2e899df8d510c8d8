import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { caseOf, decideOn, myDecisions, myReports, queue, reportPerson } from "./reporting";

const userOf = ({ id }: { id: string }) => db.user.findUniqueOrThrow({ where: { id } });

it("takes a report of a profile with a copy of its words, from people and visitors", async () => {
  const [client, bee, admin] = [await aClient(), await aPro({ firstName: "Petra" }), await anAdmin()];
  const profile = { userId: bee.id, headline: "Roofs", summary: "Pay me in advance." };
  await db.profile.create({ data: profile, select: { userId: true } });
  expect((await reportPerson(client, bee, { category: "FAKE_REVIEW" })).status).toBe(201);
  expect((await reportPerson(null, bee)).status).toBe(201);

  const found = await caseOf(admin, bee);
  expect(found.reports[0]?.copy.text).toBe("Roofs\nPay me in advance.");
  expect([found.kind, found.author.id, found.may]).toEqual([
    "PROFILE",
    bee.id,
    ["WARN", "LIMIT", "SUSPEND", "NO_ACTION"],
  ]);
  expect((await reportPerson(bee, bee)).body.code).toBe("report_own");
});

it("knows no admins, no one who has left and no one who is suspended", async () => {
  const [client, admin, bee] = [await aClient(), await anAdmin(), await aPro()];
  const left = await aPro({ deletedAt: new Date() });
  await decideOn(await anAdmin(), bee, { action: "SUSPEND" });
  for (const target of [admin, left, bee])
    expect((await reportPerson(client, target)).body.code).toBe("report_target_not_found");
});

it("suspends nobody by itself, however many report the same person", async () => {
  const bee = await aPro();
  for (let turn = 0; turn < 4; turn++) await reportPerson(await aClient({ createdAt: new Date(0) }), bee);
  expect((await userOf(bee)).suspendedAt).toBeNull();
  expect(await myDecisions(bee)).toEqual([]);
});

it("warns with reasons, tells the reporter, and keeps it in the audit log", async () => {
  const [client, bee, admin] = [await aClient(), await aPro(), await anAdmin()];
  await reportPerson(client, bee);
  const { body } = await decideOn(admin, bee, { action: "WARN" });
  expect(await myDecisions(bee)).toMatchObject([
    { kind: "PROFILE", action: "WARN", reason: "It is not who it says.", until: null },
  ]);
  expect((await notificationsOf(bee)).map(({ type, params }) => [type, params])).toEqual([
    ["DECISION", { status: "WARN_PERSON" }],
  ]);
  expect((await myReports(client)).map(({ status }) => status)).toEqual(["ACTIONED"]);
  expect((await queue(admin)).filter(({ targetId }) => targetId === bee.id)).toEqual([]);
  expect(body.title).not.toBe("");
  expect(await db.auditEntry.findMany({ where: { subjectId: bee.id } })).toMatchObject([
    { actorId: admin.id, action: "account.warn", subjectType: "users" },
  ]);
});

it("keeps in the audit log how the account was and is", async () => {
  const [bee, admin] = [await aPro(), await anAdmin()];
  await decideOn(admin, bee, { action: "LIMIT", days: 3 });
  await decideOn(admin, bee, { action: "SUSPEND" });
  await decideOn(admin, bee, { action: "REINSTATE" });
  const until = (await myDecisions(bee)).at(-1)?.until;
  const entries = await db.auditEntry.findMany({ where: { subjectId: bee.id }, orderBy: { at: "asc" } });
  expect(entries.map(({ action, before, after }) => [action, before, after])).toMatchObject([
    ["account.limit", { isHidden: false, limitedUntil: null }, { isHidden: false, limitedUntil: until }],
    ["account.suspend", { isHidden: false, limitedUntil: until }, { isHidden: true, limitedUntil: until }],
    ["account.reinstate", { isHidden: true, limitedUntil: until }, { isHidden: false, limitedUntil: null }],
  ]);
});

it("refuses what does not fit: admins, oneself, contents, limits without an end", async () => {
  const [bee, admin, other] = [await aPro(), await anAdmin(), await anAdmin()];
  const codeOf = async (target: { id: string }, decision: object) =>
    (await decideOn(admin, target, decision)).body.code;
  expect(await codeOf(other, { action: "SUSPEND" })).toBe("decision_not_possible");
  expect(await codeOf(other, { action: "LIMIT", days: 3 })).toBe("decision_not_possible");
  expect(await codeOf(admin, { action: "WARN" })).toBe("forbidden");
  for (const action of ["HIDE", "RESTORE", "REINSTATE", "NO_ACTION"])
    expect(await codeOf(bee, { action })).toBe("decision_not_possible");
  for (const days of [undefined, 0, 91, 1.5])
    expect((await decideOn(admin, bee, { action: "LIMIT", days })).status).toBe(422);
  expect((await decideOn(await aClient(), bee, { action: "WARN" })).status).toBe(403);
});

it("takes the right to manage to suspend and reinstate, and the right to moderate for all else", async () => {
  const [client, bee] = [await aClient(), await aPro()];
  const moderator = await anAdmin({ adminRights: ["MODERATE"] });
  const manager = await anAdmin({ adminRights: ["MANAGE"] });
  const codeOf = async (who: TestUser, action: string, days?: number) =>
    (await decideOn(who, bee, { action, days })).body.code;
  await reportPerson(client, bee);
  expect((await caseOf(moderator, bee)).may).toEqual(["WARN", "LIMIT", "NO_ACTION"]);
  expect(await codeOf(moderator, "SUSPEND")).toBe("right_missing");
  for (const action of ["WARN", "LIMIT", "NO_ACTION"])
    expect(await codeOf(manager, action, 3)).toBe("right_missing");
  expect((await userOf(bee)).suspendedAt).toBeNull();

  expect(await codeOf(moderator, "LIMIT", 3)).toBeUndefined();
  expect(await codeOf(manager, "SUSPEND")).toBeUndefined();
  expect(await codeOf(moderator, "REINSTATE")).toBe("right_missing");
  expect(await codeOf(manager, "REINSTATE")).toBeUndefined();
});

it("lets one of two suspensions at once win", async () => {
  const [bee, admin, other] = [await aPro(), await anAdmin(), await anAdmin()];
  const answers = await Promise.all([admin, other].map((who) => decideOn(who, bee, { action: "SUSPEND" })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await db.moderationDecision.count({ where: { targetId: bee.id } })).toBe(1);
});
