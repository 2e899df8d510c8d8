import { describe, expect, it } from "vitest";
import { POST as mailAgain } from "@/app/api/admin/users/[userId]/confirmation-mail/route";
import { POST as addNote } from "@/app/api/admin/users/[userId]/notes/route";
import { GET } from "@/app/api/admin/users/[userId]/route";
import { POST as signOut } from "@/app/api/admin/users/[userId]/sign-out/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { userRecord, type UserNoteView } from "@/lib/admin/users/schema";
import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import type { AdminRight } from "@/lib/shared/actor";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import {
  aClient,
  anAdmin,
  anOffer,
  aPro,
  aTender,
  type TestTender,
  type TestUser,
} from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { decideOn, reportPerson } from "../reports/reporting";

type Refusal = { code?: string };
type Person = { id: string };
const paramsOf = ({ id: userId }: Person) => ({ userId });
const look = async (as: TestUser, person: Person) =>
  read(userRecord, await call(GET, { as, params: paramsOf(person) }));
const act = (route: RouteHandler, as: TestUser, person: Person, body?: object, key?: string) =>
  call<Refusal & UserNoteView>(route, {
    as,
    params: paramsOf(person),
    ...(body && { body }),
    headers: { "x-client-ip": "192.0.2.9", ...(key && { "idempotency-key": key }) },
  });
const note = (as: TestUser, person: Person, text: string, key?: string) =>
  act(addNote, as, person, { text }, key);
const entriesAbout = async ({ id: subjectId }: Person) =>
  (await db.auditEntry.findMany({ where: { subjectId }, orderBy: { at: "asc" } })).map(
    ({ action, actorId, ip }) => [action, actorId, ip],
  );

/** The tender on which a BEE has an offer. */
async function anOfferOf(pro: TestUser): Promise<TestTender> {
  const tender = await aTender();
  await anOffer({ tender, pro });
  return tender;
}

describe("the page of a person", () => {
  it("says how the account stands, and what it did", async () => {
    const [admin, bee] = [await anAdmin(), await aPro({ phone: "+436641234567", completedCount: 2 })];
    const { creatorId } = await anOfferOf(bee);
    await call(ownUser, { as: bee });
    const found = await look(admin, bee);
    expect(found).toMatchObject({
      person: { id: bee.id, name: "Tomáš Dvořák", role: "PRO" },
      email: bee.email,
      phone: "+436641234567",
      status: "ACTIVE",
      hasTwoStep: false,
      verification: null,
      tenderCount: 0,
      offerCount: 1,
      completedCount: 2,
      sessionCount: 1,
      failedMailCount: 0,
      subscription: null,
      notes: [],
      mayHelp: true,
    });
    expect(found.lastUsedAt).not.toBeNull();
    expect((await look(admin, { id: creatorId })).tenderCount).toBe(1);
  });

  it("says what was reported by and about the person, and decided", async () => {
    const [admin, client, bee] = [await anAdmin(), await aClient(), await aPro()];
    await reportPerson(client, bee, { category: "SPAM" });
    await reportPerson(await aClient(), bee);
    await reportPerson(bee, client);
    expect(await look(admin, bee)).toMatchObject({
      casesAbout: [{ kind: "PROFILE", status: "OPEN", reportCount: 2 }],
      reportsBy: [{ kind: "PROFILE", category: "SCAM", status: "OPEN" }],
      decisions: [],
      may: ["WARN", "LIMIT", "SUSPEND", "NO_ACTION"],
    });
    await decideOn(admin, bee, { action: "SUSPEND" });
    expect(await look(admin, bee)).toMatchObject({
      status: "SUSPENDED",
      sessionCount: 0,
      casesAbout: [{ status: "ACTIONED" }],
      decisions: [{ kind: "PROFILE", action: "SUSPEND", reason: "It is not who it says." }],
      may: ["REINSTATE"],
    });
  });

  it("counts the mails to the person that were given up, and shows the plan", async () => {
    const [admin, bee, other] = [await anAdmin(), await aPro(), await aPro()];
    for (const { id: userId } of [bee, bee, other])
      await transact((work) => work.enqueue(sendMailJob, { template: "two-step", userId, change: "ON" }));
    await db.$executeRaw`
      UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE data->>'userId' = ${bee.id}`;
    const { id: planId } = await db.plan.findUniqueOrThrow({ where: { slug: "standard" } });
    const periodEnd = new Date("2027-01-01T00:00:00Z");
    const plan = { planId, status: "PAST_DUE", periodStart: new Date(), pastDueSince: new Date() } as const;
    await db.userSubscription.create({ data: { id: newId(), userId: bee.id, ...plan, periodEnd } });
    expect(await look(admin, bee)).toMatchObject({
      failedMailCount: 2,
      subscription: { planNames: { de: "Standard" }, status: "PAST_DUE", periodEnd: periodEnd.toISOString() },
    });
  });

  it("offers of moderation what the admin has the right to", async () => {
    const bee = await aPro();
    const mayOf = async (...adminRights: AdminRight[]) =>
      (await look(await anAdmin({ adminRights }), bee)).may;
    expect(await mayOf("SUPPORT")).toEqual([]);
    expect(await mayOf("SUPPORT", "MODERATE")).toEqual(["WARN", "LIMIT"]);
    expect(await mayOf("SUPPORT", "MANAGE")).toEqual(["SUSPEND"]);
    expect((await look(await anAdmin(), await anAdmin())).may).toEqual(["WARN"]);
  });

  it("is in the audit log with every look but the one at oneself", async () => {
    const [admin, bee] = [await anAdmin(), await aPro()];
    await act(GET, admin, bee);
    expect(await entriesAbout(bee)).toEqual([["user.viewed", admin.id, "192.0.2.9"]]);
    await act(GET, admin, admin);
    expect(await entriesAbout(admin)).toEqual([]);
    expect((await act(GET, admin, { id: newId() })).body.code).toBe("user_not_found");
  });

  it("takes one query and the entry in the log besides who is calling", async () => {
    const [admin, bee] = [await anAdmin(), await aPro()];
    await look(admin, bee);
    expect((await countQueries(() => look(admin, bee))).queries).toBeLessThanOrEqual(1 + 2);
  });
});

describe("an admin who supports", () => {
  it("signs a person out everywhere, who can sign in again", async () => {
    const [admin, bee] = [await anAdmin({ adminRights: ["SUPPORT"] }), await aPro()];
    expect((await call(ownUser, { as: bee })).status).toBe(200);
    expect((await act(signOut, admin, bee)).status).toBe(204);
    expect((await call(ownUser, { as: bee })).status).toBe(401);
    expect(await entriesAbout(bee)).toEqual([["user.signed_out", admin.id, "192.0.2.9"]]);
  });

  it("has the confirmation mailed again, once a minute and while the address is not confirmed", async () => {
    const [admin, client] = [await anAdmin(), await aClient({ emailConfirmedAt: null })];
    const answers = await Promise.all([act(mailAgain, admin, client), act(mailAgain, admin, client)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]));
    expect((await mailsTo(client.email)).length).toBe(1);
    expect(await entriesAbout(client)).toEqual([["user.confirmation_mailed", admin.id, "192.0.2.9"]]);
    await db.user.update({ where: { id: client.id }, data: { emailConfirmedAt: new Date() } });
    expect((await act(mailAgain, admin, client)).body.code).toBe("already_confirmed");
  });

  it("notes something for the other admins, once per key, the newest first", async () => {
    const [admin, other, bee] = [await anAdmin(), await anAdmin({ firstName: "Otto" }), await aPro()];
    const answers = await Promise.all([1, 2].map(() => note(admin, bee, " Called twice. ", "one-note")));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 201,
      body: { text: "Called twice.", author: { id: admin.id } },
    });
    await note(other, bee, "Called back.");
    const { notes } = await look(admin, bee);
    expect(notes.map(({ text, author }) => [text, author.name])).toEqual([
      ["Called back.", "Otto Berger"],
      ["Called twice.", "Nora Berger"],
    ]);
    expect((await entriesAbout(bee)).map(([action]) => action)).toEqual([
      "user.note_added",
      "user.note_added",
      "user.viewed",
    ]);
    for (const text of ["", "  ", "x".repeat(1001)]) expect((await note(admin, bee, text)).status).toBe(422);
  });

  it("does nothing to their own account, and does not read what others note about it", async () => {
    const [admin, other] = [await anAdmin(), await anAdmin()];
    await note(other, admin, "Asks for more rights.");
    expect(await look(admin, admin)).toMatchObject({ notes: [], may: [], mayHelp: false });
    for (const answer of [
      await act(signOut, admin, admin),
      await act(mailAgain, admin, admin),
      await note(admin, admin, "I am fine."),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
  });

  it("finds of a deleted account that it is, and neither notes nor acts any more", async () => {
    const [admin, bee] = [await anAdmin(), await aPro()];
    await note(admin, bee, "Wants to leave.");
    await forgetAccount(bee);
    expect(await look(admin, bee)).toMatchObject({
      person: { name: "" },
      email: null,
      status: "DELETED",
      notes: [],
      may: [],
      mayHelp: false,
    });
    for (const answer of [await act(signOut, admin, bee), await note(admin, bee, "Left.")])
      expect(answer.body.code).toBe("user_not_found");
  });

  it.each([
    ["the page", GET],
    ["signing out", signOut],
    ["mailing again", mailAgain],
    ["noting", addNote],
  ])("is needed for %s", async (_name, route) => {
    const bee = await aPro();
    const moderator = await anAdmin({ adminRights: ["MODERATE", "MANAGE"] });
    expect((await act(route, moderator, bee, { text: "Hello." })).body.code).toBe("right_missing");
    expect((await act(route, await aClient(), bee, { text: "Hello." })).body.code).toBe("wrong_role");
  });
});
