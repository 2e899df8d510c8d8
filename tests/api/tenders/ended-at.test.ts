import { expect, it } from "vitest";
import { GET as OWN } from "@/app/api/tenders/created-by-me/route";
import { GET as LIST } from "@/app/api/tenders/route";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call } from "@/tests/support/call";
import { aClient, aCompletedTender, aTender } from "@/tests/support/factories";

type Page = ListAnswer<TenderCardView>;

it("says to a tender's client alone when it was completed or called off", async () => {
  const job = await aCompletedTender();
  const { completedAt } = await db.tender.findUniqueOrThrow({
    where: { id: job.tender.id },
    select: { completedAt: true },
  });
  const [own] = (await call<Page>(OWN, { as: job.client })).body.items;
  expect(own?.endedAt).toBe(completedAt?.toISOString());
  const [done] = (await call<Page>(LIST, { as: job.pro, query: { tab: "completed" } })).body.items;
  expect(done).toMatchObject({ id: job.tender.id, endedAt: null });

  const client = await aClient();
  const canceledAt = new Date();
  await aTender({ client, status: "CANCELED", canceledAt, canceledById: client.id, cancelReason: "OTHER" });
  await aTender({ client });
  const all = (await call<Page>(OWN, { as: client })).body.items;
  expect(all.map(({ endedAt }) => endedAt)).toEqual([null, canceledAt.toISOString()]);
});
