import { describe, expect, it } from "vitest";
import { GET } from "@/app/api/tenders/[tenderId]/route";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import {
  actorOf,
  aClient,
  anAdmin,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";

const read = async (as: TestUser, { id }: { id: string }) =>
  (await call<TenderView>(GET, { as, params: { tenderId: id } })).body;
const countFor = async (as: TestUser, tender: { id: string }) => (await read(as, tender)).viewCount;

describe("how many BEEs have looked at a tender", () => {
  it("counts each BEE once, also when they open it twice at once, and nobody else", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    expect(await countFor(client, tender)).toBe(0);

    const [first, second] = [await aPro(), await aPro()];
    await Promise.all([read(first, tender), read(first, tender), read(second, tender)]);
    await read(first, tender);
    await read(await anAdmin(), tender);
    await read(await aClient(), tender);
    expect(await countFor(client, tender)).toBe(2);
  });

  it("is told to the client and to admins, not to rivals", async () => {
    const { client, tender, pros } = await aTenderWithOffers(2);
    for (const pro of pros) await read(pro, tender);

    expect(await countFor(client, tender)).toBe(2);
    expect(await countFor(await anAdmin(), tender)).toBe(2);
    for (const pro of [...pros, await aPro()]) expect(await countFor(pro, tender)).toBeNull();
  });

  it("no longer grows once the tender is not open", async () => {
    const { client, tender, pros } = await aTenderWithOffers(1);
    const move = { version: 1, reason: "OTHER" } as const;
    await cancelTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });
    for (const pro of pros) await read(pro, tender);

    expect(await countFor(client, tender)).toBe(0);
  });

  it("is kept beside the reading: one statement more, and no write after the first time", async () => {
    const tender = await aTender({ client: await aClient() });
    const pro = await aPro();
    await read(pro, tender);
    const seen = { where: { tenderId: tender.id }, select: { seenAt: true } };
    const before = await db.tenderView.findMany(seen);

    const first = await countQueries(() => read(pro, tender));
    const again = await countQueries(() => read(pro, tender));
    expect(again.queries).toBe(first.queries);
    expect(await db.tenderView.findMany(seen)).toEqual(before);
  });

  it("is in the copy of the BEE's data, and goes with the account", async () => {
    const client = await aClient();
    const tender = await aTender({ client, title: "Paint the fence" });
    const pro = await aPro();
    await read(pro, tender);
    const list = LISTS["tender-views"];
    const rows: unknown[] = [];
    if (list) for await (const row of rowsOf(list(pro.id))) rows.push(row);
    expect(rows).toMatchObject([{ tender: "Paint the fence", tender_id: tender.id }]);

    await forgetAccount(pro);
    expect(await countFor(client, tender)).toBe(0);
  });
});
