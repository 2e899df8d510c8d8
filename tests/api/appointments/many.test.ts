import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { aPro, aClient } from "@/tests/support/factories";
import { manyTenders } from "@/tests/support/many-tenders";
import { plansOf } from "@/tests/support/plans-of";
import { aVisit, listOf } from "./arranging";

const COUNT = 3000;

/** An agreed visit on each of many tenders of other people, all ahead. */
async function manyVisitsOfOthers(subcategoryId: string): Promise<void> {
  const [client, pro] = [await aClient(), await aPro()];
  await manyTenders({ creatorId: client.id, subcategoryId, title: "One of many", count: COUNT });
  await db.$executeRaw`
    INSERT INTO appointments (id, tender_id, pro_id, kind, status, starts_at, confirmed_at, duration_minutes, over_at)
    SELECT gen_random_uuid(), id, ${pro.id}::uuid, 'VISIT', 'CONFIRMED', now() + interval '2 days', now(), 60,
      now() + interval '3 days'
    FROM tenders WHERE creator_id = ${client.id}::uuid`;
  await db.$executeRawUnsafe("ANALYZE");
}

/** How many rows of a table a plan has read, with those that its filters dropped. */
function rowsRead(plan: string): number {
  const kept = [...plan.matchAll(/on appointments.*actual rows=([\d.]+) loops=(\d+)/gu)];
  const dropped = [...plan.matchAll(/Rows Removed by (?:Join )?Filter: (\d+)/gu)];
  return (
    kept.reduce((sum, [, rows, loops]) => sum + Number(rows) * Number(loops), 0) +
    dropped.reduce((sum, [, rows]) => sum + Number(rows), 0)
  );
}

it("reads for the account home only the appointments of its user, however many the market has", async () => {
  const { client, pro, tender } = await aVisit();
  const { subcategoryId } = await db.tender.findUniqueOrThrow({
    where: { id: tender.id },
    select: { subcategoryId: true },
  });
  await manyVisitsOfOthers(subcategoryId);

  for (const user of [client, pro]) {
    const [plan, ...others] = await plansOf(async () => {
      expect(await listOf(user)).toHaveLength(1);
    }, /FROM appointments a/u);
    expect(others).toEqual([]);
    expect(rowsRead(plan ?? "")).toBeGreaterThan(0);
    expect(rowsRead(plan ?? "")).toBeLessThan(100);
  }
});
