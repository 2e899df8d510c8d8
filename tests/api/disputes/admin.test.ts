import { describe, expect, it } from "vitest";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { writeMetrics } from "@/lib/users/metrics/data";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { anAdmin } from "@/tests/support/factories";
import { notificationsOf, systemMessagesOf } from "@/tests/support/observe";
import { act, aDispute, aMediation, listFor, messagesOf, ofTender, read, refusal } from "./disputing";

const decideWith = (changes: object) => ({ act: "decide", ...changes }) as const;

const readings = ({ id: subjectId }: { id: string }) =>
  db.auditEntry.findMany({ where: { subjectType: "disputes", subjectId }, orderBy: { at: "asc" } });

describe("an admin", () => {
  it("decides once, and both learn what and from the team, not from whom", async () => {
    const { client, pro, admin, dispute } = await aMediation();
    expect((await read(admin, dispute)).body.may).toEqual(["decide"]);
    const { status, body } = await act(admin, dispute, { act: "decide" });
    expect([status, body.status, body.may]).toEqual([200, "CLOSED_DECIDED", []]);
    expect(body.decision).toEqual({
      fault: "PRO",
      countsForReliability: true,
      reviewStays: true,
      text: "The photos show the scratch.",
    });
    for (const side of [client, pro]) {
      const told = (await notificationsOf(side)).at(-1);
      expect(told).toMatchObject({ type: "DISPUTE", actorId: null, params: { status: "DECIDED" } });
      const seen = JSON.stringify((await read(side, dispute)).body);
      expect(seen).toContain("The photos show the scratch.");
      expect(seen).not.toContain(admin.id);
    }
    expect(refusal(await act(await anAdmin(), body, { act: "decide" }))).toEqual([409, "dispute_moved_on"]);
    expect(await readings(dispute)).toMatchObject([
      {
        actorId: admin.id,
        action: "dispute.decided",
        ip: expect.any(String),
        before: { status: "MEDIATION" },
        after: { status: "CLOSED_DECIDED", fault: "PRO", countsForReliability: true, reviewStays: true },
      },
    ]);
  });

  it("sees what is in mediation, the longest waiting first, and what is closed, but no talk", async () => {
    await db.dispute.deleteMany();
    const talk = await aDispute();
    const [first, second] = [await aMediation(), await aMediation()];
    const { admin } = first;
    const open = await listFor(admin);
    expect(open.body.items.map(({ id }) => id)).toEqual([first.dispute.id, second.dispute.id]);
    expect(refusal(await read(admin, talk.dispute))).toEqual([404, "dispute_not_found"]);
    expect((await ofTender(admin, talk.tender)).items).toEqual([]);
    await act(talk.client, talk.dispute, { act: "withdraw" });
    await act(admin, first.dispute, { act: "decide" });
    const closed = await listFor(admin, { tab: "closed" });
    expect(closed.body.items.map(({ id }) => id)).toEqual([first.dispute.id, talk.dispute.id]);
    expect((await listFor(admin)).body.total).toBe(1);
  });

  it("sees none on a tender's page without the right to judge", async () => {
    const { tender, admin, dispute } = await aMediation();
    expect((await ofTender(admin, tender)).items).toMatchObject([{ id: dispute.id }]);
    const supporter = await anAdmin({ adminRights: ["SUPPORT", "MANAGE"] });
    expect((await ofTender(supporter, tender)).items).toEqual([]);
  });

  it("names a fault, says what counts, and gives a reason", async () => {
    const { admin, dispute } = await aMediation();
    for (const changes of [
      { fault: "WEATHER" },
      { text: " " },
      { text: "x".repeat(2001) },
      { countsForReliability: undefined },
      { reviewStays: "yes" },
    ])
      expect((await act(admin, dispute, decideWith(changes))).status).toBe(422);
  });

  it("reads the conversation of the two, which is kept each time and said once a day", async () => {
    const { client, pro, tender, admin, dispute } = await aMediation();
    const before = (await systemMessagesOf(tender, pro)).length;
    const { status, body } = await messagesOf(admin, dispute);
    expect(status).toBe(200);
    expect(body.items.map(({ systemCode }) => systemCode)).toContain("DISPUTE_OPENED");
    await messagesOf(admin, dispute);
    await Promise.all([messagesOf(admin, dispute), messagesOf(admin, dispute)]);
    const kept = await readings(dispute);
    expect(kept).toHaveLength(4);
    expect(kept[0]).toMatchObject({ actorId: admin.id, action: "dispute.conversation_read", before: null });
    const lines = await systemMessagesOf(tender, pro);
    expect(lines.slice(before)).toEqual([`${before + 1} DISPUTE_READ`]);

    await messagesOf(await anAdmin(), dispute);
    expect((await systemMessagesOf(tender, pro)).length).toBe(before + 2);
    for (const side of [client, pro])
      expect(refusal(await messagesOf(side, dispute))).toEqual([403, "wrong_role"]);
  });

  it("says it again to the two on the next day", async () => {
    const { tender, pro, admin, dispute } = await aMediation();
    const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1);
    const entry = { subjectType: "disputes", subjectId: dispute.id, action: "dispute.conversation_read" };
    await db.auditEntry.create({ data: { ...entry, id: dispute.id, actorId: admin.id, at: yesterday } });
    await messagesOf(admin, dispute);
    expect((await systemMessagesOf(tender, pro)).at(-1)).toMatch("DISPUTE_READ");
  });

  it("does not read the conversation of two who settled it by themselves", async () => {
    const { client, dispute } = await aDispute();
    await act(client, dispute, { act: "withdraw" });
    expect(refusal(await messagesOf(await anAdmin(), dispute))).toEqual([409, "dispute_moved_on"]);
    expect(await readings(dispute)).toEqual([]);
  });

  it("cannot remove the trace of a reading", async () => {
    const { admin, dispute } = await aMediation();
    await messagesOf(admin, dispute);
    const where = { actorId: admin.id };
    await expect(db.auditEntry.deleteMany({ where })).rejects.toThrow("audit_log is append-only");
    await expect(db.auditEntry.updateMany({ where, data: { ip: null } })).rejects.toThrow("append-only");
    expect(await readings(dispute)).toHaveLength(1);
  });
});

describe("a decision about reliability", () => {
  it.each([
    [true, 1],
    [false, 0],
  ])("counts the job when it says so (%s)", async (countsForReliability, jobs) => {
    const { client, pro, tender, admin, dispute } = await aMediation();
    const body = { version: tender.version };
    await call(FINISH, { as: client, params: { tenderId: tender.id }, body });
    await act(admin, dispute, decideWith({ countsForReliability }));
    await writeMetrics(db, new Date(Date.now() + 1000));
    const row = await db.userMetrics.findUnique({ where: { userId: pro.id } });
    expect(row?.jobs ?? 0).toBe(jobs);
  });
});
