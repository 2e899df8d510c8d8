import { describe, expect, it } from "vitest";
import { GET as ofUser } from "@/app/api/users/[id]/verification/route";
import { PUT as replace } from "@/app/api/users/verification/[id]/route";
import { GET as list } from "@/app/api/verifications/route";
import { jobs as fileJobs } from "@/lib/files/jobs";
import { db } from "@/lib/platform/server/database/db";
import { storage } from "@/lib/platform/server/storage/storage";
import { verificationAnswer, verificationList, verificationView } from "@/lib/verification/schema";
import { deleteExpiredPictures } from "@/lib/verification/service/delete-expired-pictures";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { leaveForGood } from "@/tests/support/leave-for-good";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import { aCard, aVerification, decided, REFUSED } from "./documents";

const DAY_MS = 86_400_000;
const isVerified = async ({ id }: TestUser) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { isVerified: true } })).isVerified;
const notificationsOf = ({ id }: TestUser) =>
  db.notification.findMany({ where: { userId: id }, select: { type: true, actorId: true, params: true } });
const listAs = async (as: TestUser, page = 1) =>
  read(verificationList, await call(list, { as, query: { page } }));

describe("the decision", () => {
  it("accepts: the badge appears, the user is notified and mailed in their language", async () => {
    const [as, admin] = [await aPro({ lang: "hu" }), await anAdmin()];
    const answer = await decided(admin, await aVerification(as));
    expect(read(verificationView, answer)).toMatchObject({ status: "APPROVED", rejectionReason: null });
    expect(await isVerified(as)).toBe(true);
    const notification = {
      type: "VERIFICATION_DECIDED",
      actorId: null,
      params: { status: "APPROVED", kind: "IDENTITY" },
    };
    expect(await notificationsOf(as)).toEqual([notification]);
    const mails = await mailsTo(as.email);
    expect(mails.map(({ html }) => html.includes('lang="hu"'))).toEqual([true]);
    expect(mails[0]?.links[0]).toContain(`/hu/account/profiles/${as.id}/update#verification`);
  });

  it("refuses with a reason, which its owner reads", async () => {
    const [as, admin] = [await aClient(), await anAdmin()];
    const sent = await aVerification(as);
    for (const reason of [undefined, "", "   ", "x".repeat(501)]) {
      const answer = await decided(admin, sent, { status: "REJECTED", reason });
      expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: "reason" }] }]);
    }
    expect((await decided(admin, sent, { status: "PENDING" })).status).toBe(422);
    expect(await notificationsOf(as)).toEqual([]);
    expect((await decided(admin, sent, REFUSED)).status).toBe(200);
    const seen = read(verificationAnswer, await call(ofUser, { as, params: { id: as.id } }));
    expect(seen.verification).toMatchObject({ status: "REJECTED", rejectionReason: REFUSED.reason });
    expect(await isVerified(as)).toBe(false);
    const notification = {
      type: "VERIFICATION_DECIDED",
      actorId: null,
      params: { status: "REJECTED", kind: "IDENTITY" },
    };
    expect(await notificationsOf(as)).toEqual([notification]);
    const [mail] = await mailsTo(as.email);
    expect(mail?.text).toContain(`“${REFUSED.reason}”`);
    expect(mail?.html).toContain(`“${REFUSED.reason}”`);
  });

  it("is kept in the audit log with how the document stood, why, and from which address", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    const sent = await aVerification(as);
    await decided(admin, sent, REFUSED);
    expect(await db.auditEntry.findMany({ where: { subjectId: sent.id } })).toMatchObject([
      {
        actorId: admin.id,
        action: "verification.decided",
        subjectType: "verifications",
        ip: expect.any(String),
        before: { status: "PENDING" },
        after: { kind: "IDENTITY", status: "REJECTED", rejectionReason: REFUSED.reason },
      },
    ]);
  });

  it("is an admin's alone, never about themselves, and of what there is", async () => {
    const [as, client, admin] = [await aPro(), await aClient(), await anAdmin()];
    const sent = await aVerification(as);
    for (const other of [as, client]) {
      const answer = await decided(other, sent);
      expect([answer.status, answer.body]).toMatchObject([403, { code: "wrong_role" }]);
    }
    expect(await decided(admin, { ...sent, id: as.id })).toMatchObject({
      status: 404,
      body: { code: "verification_not_found" },
    });
    const promoted = await aPro();
    const own = await aVerification(promoted);
    await db.user.update({ where: { id: promoted.id }, data: { role: "ADMIN" }, select: { id: true } });
    expect(await decided({ ...promoted, role: "ADMIN" }, own)).toMatchObject({ status: 403 });
    expect([await isVerified(as), await isVerified(promoted)]).toEqual([false, false]);
    expect(await db.verification.count({ where: { id: { in: [sent.id, own.id] }, status: "PENDING" } })).toBe(
      2,
    );
  });

  it("of two admins at the same moment: one counts, the other learns of it", async () => {
    const [as, one, two] = [await aPro(), await anAdmin(), await anAdmin()];
    const sent = await aVerification(as);
    const answers = await Promise.all([decided(one, sent), decided(two, sent, REFUSED)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { status } = await db.verification.findUniqueOrThrow({ where: { id: sent.id } });
    expect(await isVerified(as)).toBe(status === "APPROVED");
    expect(await notificationsOf(as)).toHaveLength(1);
    expect(await decided(one, sent)).toMatchObject({ status: 409, body: { code: "verification_decided" } });
  });

  it("is about the pictures that were looked at, not about those that came meanwhile", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    const sent = await aVerification(as);
    const changed = await call(replace, { as, params: { id: sent.id }, body: await aCard(as) });
    expect(await decided(admin, sent)).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect(await isVerified(as)).toBe(false);
    expect((await decided(admin, read(verificationView, changed))).status).toBe(200);
  });
});

describe("the admins' list", () => {
  it("shows what waits first, the longest first, with pictures of that only, page by page", async () => {
    await db.verification.deleteMany({});
    const [admin, done] = [await anAdmin(), await aPro()];
    const users = [await aPro({ isBusiness: true, businessName: "Dvořák s.r.o." }), await aClient()];
    await decided(admin, await aVerification(done));
    const waiting: string[] = [];
    for (const as of users) waiting.push((await aVerification(as)).id);

    const { items, total } = await listAs(admin);

    expect(items.slice(0, 2).map(({ id }) => id)).toEqual(waiting);
    expect(items[0]).toMatchObject({ person: { name: "Tomáš Dvořák", businessName: "Dvořák s.r.o." } });
    expect(items.map(({ front }) => front !== null)).toEqual([true, true, false]);
    expect(total).toBe(3);
    expect((await listAs(admin, 2)).items).toEqual([]);
  });

  it("is for admins", async () => {
    for (const as of [await aPro(), await aClient()])
      expect(await call(list, { as })).toMatchObject({ status: 403, body: { code: "wrong_role" } });
    expect((await call(list)).status).toBe(401);
  });

  it("leaves an entry in the audit log whenever an admin gets to see a document", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    await aVerification(as);
    const looks = () => db.auditEntry.findMany({ where: { subjectId: as.id }, select: { actorId: true } });
    await call(ofUser, { as, params: { id: as.id } });
    expect(await looks()).toEqual([]);
    await listAs(admin);
    await call(ofUser, { as: admin, params: { id: as.id } });
    expect(await looks()).toEqual([{ actorId: admin.id }, { actorId: admin.id }]);
  });
});

describe("the pictures of a document", () => {
  it("go thirty days after the decision; what was decided stays", async () => {
    const [waits, as, admin] = [await aPro(), await aPro(), await anAdmin()];
    const [open, sent] = [await aVerification(waits), await aVerification(as)];
    await decided(admin, sent);
    const publicIds = [sent.front?.publicId ?? "", sent.back?.publicId ?? ""];
    await deleteExpiredPictures(new Date(Date.now() + 30 * DAY_MS - 60_000));
    expect(await db.file.count({ where: { publicId: { in: publicIds } } })).toBe(2);

    await deleteExpiredPictures(new Date(Date.now() + 30 * DAY_MS + 60_000));

    await runJobs(fileJobs);
    expect(await db.file.count({ where: { publicId: { in: publicIds } } })).toBe(0);
    for (const publicId of publicIds) expect(await storage().maybeSize(publicId)).toBeNull();
    const seen = read(verificationAnswer, await call(ofUser, { as, params: { id: as.id } }));
    expect(seen.verification).toMatchObject({ status: "APPROVED", front: null, back: null });
    expect(await storage().maybeSize(open.front?.publicId ?? "")).not.toBeNull();
    expect(await isVerified(as)).toBe(true);
  });

  it("go after thirty days also while the account waits for its erasure", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    const sent = await aVerification(as);
    await decided(admin, sent);
    await db.user.update({ where: { id: as.id }, data: { deletedAt: new Date() }, select: { id: true } });
    await deleteExpiredPictures(new Date(Date.now() + 30 * DAY_MS + 60_000));
    await runJobs(fileJobs);
    expect(await storage().maybeSize(sent.front?.publicId ?? "")).toBeNull();
  });

  it("go with the account", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    const sent = await aVerification(as);
    await leaveForGood(as);
    await runJobs(fileJobs);
    expect(await storage().maybeSize(sent.front?.publicId ?? "")).toBeNull();
    expect(await db.verification.count({ where: { userId: as.id } })).toBe(0);
    expect((await decided(admin, sent)).status).toBe(404);
    expect((await call(ofUser, { as: admin, params: { id: as.id } })).status).toBe(404);
  });
});
