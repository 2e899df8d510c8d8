import { describe, expect, it } from "vitest";
import { GET as exportLog } from "@/app/api/admin/audit-log/export/route";
import { GET as readLog } from "@/app/api/admin/audit-log/route";
import { addAuditEntries, type NewAuditEntry } from "@/lib/audit/data";
import { auditList, type AuditList } from "@/lib/audit/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { aMediation } from "@/tests/api/disputes/disputing";
import { report } from "@/tests/api/reports/reporting";
import { aVerification } from "@/tests/api/users/documents";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { plansOf, withClient } from "@/tests/support/plans-of";

const AT = new Date("2026-11-20T23:59:59.999Z");

/** Entries of an admin, one a second back from the end of a day. */
async function entriesOf(
  actor: TestUser,
  count: number,
  changes: Partial<NewAuditEntry> = {},
): Promise<void> {
  const entries = Array.from({ length: count }, (_, number): NewAuditEntry => ({
    actorId: actor.id,
    action: "account.profile_read",
    subjectType: "users",
    subjectId: newId(),
    ip: "192.0.2.7",
    at: new Date(AT.getTime() - number * 1000),
    ...changes,
  }));
  await db.$transaction((tx) => addAuditEntries(tx, entries));
}

type Query = Record<string, string | number>;
const log = async (as: TestUser, query: Query): Promise<AuditList> =>
  read(auditList, await call(readLog, { as, query }));

describe("the audit log", () => {
  it("names who, when, what, on whom, before and after, from which address, the newest first", async () => {
    const [manager, actor, subject] = [await anAdmin(), await anAdmin(), await aClient()];
    const rights = { before: { rights: [] }, after: { rights: ["SUPPORT"] } };
    await entriesOf(actor, 1);
    const given = { action: "account.rights_changed", subjectId: subject.id, at: new Date() } as const;
    await entriesOf(actor, 1, { ...given, ...rights });
    const { items, total } = await log(manager, { actorId: actor.id });
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      action: "account.rights_changed",
      actor: { id: actor.id, name: "Nora Berger" },
      subjectType: "users",
      subjectId: subject.id,
      subjectName: "Nora Berger",
      ip: "192.0.2.7",
      ...rights,
    });
    expect(items[1]).toMatchObject({ at: AT.toISOString(), subjectName: null, before: null, after: null });
  });

  it("calls each subject what it is called now, a service in the language of the reader", async () => {
    const [manager, actor, bee] = [await anAdmin(), await anAdmin(), await aPro()];
    const { dispute } = await aMediation();
    const painting = await db.subcategory.findUniqueOrThrow({ where: { slug: "painting" } });
    const cleaning = await db.category.findUniqueOrThrow({ where: { slug: "cleaning" } });
    const plan = await db.plan.findUniqueOrThrow({ where: { slug: "premium" } });
    const proof = await aVerification(bee);
    await report(bee, { id: dispute.tenderId });
    const reported = await db.reportCase.findFirstOrThrow({ where: { targetId: dispute.tenderId } });
    const subjects = [
      ["tenders", dispute.tenderId, dispute.tenderTitle],
      ["disputes", dispute.id, dispute.tenderTitle],
      ["verifications", proof.id, "Tomáš Dvořák"],
      ["report_cases", reported.id, "Nora Berger"],
      ["subcategories", painting.id, "Maler- & Anstricharbeiten"],
      ["categories", cleaning.id, "Reinigung"],
      ["plans", plan.id, "Premium"],
      ["files", newId(), null],
    ] as const;
    for (const [subjectType, subjectId] of subjects) await entriesOf(actor, 1, { subjectType, subjectId });
    const answer = await call(readLog, {
      as: manager,
      query: { actorId: actor.id },
      headers: { "content-language": "de" },
    });
    const { items } = read(auditList, answer);
    const nameOf = new Map(items.map(({ subjectId, subjectName }) => [subjectId, subjectName]));
    expect(subjects.map(([, id]) => nameOf.get(id))).toEqual(subjects.map(([, , name]) => name));
  });

  it("is filtered by person, action, subject and days, which are whole", async () => {
    const [manager, actor, subject] = [await anAdmin(), await anAdmin(), await aClient()];
    const by = { actorId: actor.id };
    await entriesOf(actor, 2);
    await entriesOf(actor, 1, { action: "report.claimed", subjectType: "report_cases" });
    await entriesOf(actor, 1, { subjectId: subject.id, at: new Date("2026-11-21T00:00:00Z") });
    const totalOf = async (query: Query) => (await log(manager, { ...by, ...query })).total;
    expect(await totalOf({})).toBe(4);
    expect(await totalOf({ action: "report.claimed" })).toBe(1);
    expect(await totalOf({ subjectId: subject.id })).toBe(1);
    expect(await totalOf({ to: "2026-11-20" })).toBe(3);
    expect(await totalOf({ from: "2026-11-21" })).toBe(1);
    expect(await totalOf({ from: "2026-11-20", to: "2026-11-20" })).toBe(3);
    expect(await totalOf({ actorId: manager.id })).toBe(0);
  });

  it("comes in pages, with at most four queries besides who is calling", async () => {
    const [manager, actor] = [await anAdmin(), await anAdmin()];
    await entriesOf(actor, 26);
    const second = await log(manager, { actorId: actor.id, page: 2 });
    expect([second.items.length, second.total, second.take]).toEqual([1, 26, 25]);
    const { queries } = await countQueries(() => log(manager, { actorId: actor.id }));
    expect(queries).toBeLessThanOrEqual(1 + 4);
  });

  it("is read and counted through the index of its filter, however full it is", async () => {
    const [manager, actor, subject] = [await anAdmin(), await anAdmin(), await aClient()];
    await withClient(async (client) => {
      await client.query(
        `INSERT INTO audit_log (id, actor_id, action, subject_type, subject_id, ip, at)
         SELECT gen_random_uuid(), CASE WHEN n % 10 = 0 THEN $1::uuid ELSE $2::uuid END,
           CASE WHEN n % 10 = 1 THEN 'user.viewed' ELSE 'account.profile_read' END, 'users',
           CASE WHEN n % 10 = 2 THEN $3::uuid ELSE gen_random_uuid() END, '192.0.2.7', now() - n * interval '1 minute'
         FROM generate_series(1, 50000) n`,
        [actor.id, manager.id, subject.id],
      );
      await client.query("ANALYZE audit_log");
    });
    for (const [query, index] of [
      [{}, "audit_log_at_id_idx"],
      [{ actorId: actor.id }, "audit_log_actor_id_at_id_idx"],
      [{ action: "user.viewed" }, "audit_log_action_at_id_idx"],
      [{ subjectId: subject.id }, "audit_log_subject_id_at_id_idx"],
    ] as const) {
      const plans = await plansOf(() => log(manager, query), /FROM "public"."audit_log"/);
      expect(plans).toHaveLength(2);
      for (const plan of plans) expect(plan).toContain(index);
    }
  });

  it("leaves as a CSV file of more than one batch, each entry once, and that is an entry, too", async () => {
    const [manager, actor] = [await anAdmin(), await anAdmin({ firstName: "=1+1", lastName: 'O"Hara, Jr' })];
    await entriesOf(actor, 1001, { at: AT });
    const before = await log(manager, { actorId: manager.id });
    const { status, body, headers } = await call<string>(exportLog, {
      as: manager,
      query: { actorId: actor.id },
    });
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const [head, ...lines] = String(body).trim().split("\r\n");
    expect(head).toBe("at,actor_id,actor,action,subject_type,subject_id,ip,before,after");
    expect(lines.length).toBe(1001);
    expect(new Set(lines).size).toBe(1001);
    expect(lines[0]).toContain(
      `${AT.toISOString()},${actor.id},"'=1+1 O""Hara, Jr",account.profile_read,users,`,
    );
    const after = await log(manager, { actorId: manager.id });
    expect(after.total).toBe(before.total + 1);
    expect(after.items[0]).toMatchObject({ action: "audit.exported", after: { actorId: actor.id } });
  });

  it.each([
    ["changed", (id: string) => db.$executeRaw`UPDATE audit_log SET ip = NULL WHERE actor_id = ${id}::uuid`],
    ["deleted", (id: string) => db.$executeRaw`DELETE FROM audit_log WHERE actor_id = ${id}::uuid`],
    ["emptied", () => db.$executeRaw`TRUNCATE audit_log`],
  ])("cannot be %s by the product's own database role", async (_name, forget) => {
    const actor = await anAdmin();
    await entriesOf(actor, 1);
    await expect(forget(actor.id)).rejects.toThrow("audit_log is append-only");
    expect(await db.auditEntry.count({ where: { actorId: actor.id } })).toBe(1);
  });
});
