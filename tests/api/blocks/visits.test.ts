import { describe, expect, it } from "vitest";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { db } from "@/lib/platform/server/database/db";
import {
  anOpenPair,
  aVisit,
  fileOf,
  listOf,
  pick,
  propose,
  proposedWork,
  rowOf,
} from "@/tests/api/appointments/arranging";
import { call } from "@/tests/support/call";
import { notificationsOf, notificationTypesOf, systemMessagesOf } from "@/tests/support/observe";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";
import { block, unblock } from "./block";

describe("an agreed visit", () => {
  it("ends with the block, and neither sees it or its address any longer", async () => {
    const { client, pro, visit } = await aVisit({ showsAddress: true });
    await block(client, pro);

    for (const as of [client, pro]) {
      for (const query of [{}, { tenderId: visit.tenderId }]) expect(await listOf(as, query)).toEqual([]);
      expect((await fileOf(as, visit)).status).toBe(404);
      // Both have it in their calendars; nothing says why it does not take place.
      expect((await notificationsOf(as)).at(-1)).toMatchObject({
        type: "APPOINTMENT",
        actorId: null,
        params: { status: "ENDED", startsAt: visit.startsAt },
      });
    }
    await unblock(client, pro);
    expect((await listOf(pro, { tenderId: visit.tenderId }))[0]).toMatchObject({
      status: "CANCELED",
      may: [],
    });
  });

  it("of a job of the two goes on, and ends with the job", async () => {
    const { client, pro, tender, work } = await proposedWork();
    await block(pro, client);
    expect((await pick(client, work)).body.status).toBe("CONFIRMED");
    expect(await listOf(pro)).toMatchObject([{ id: work.id }]);

    const { version } = await db.tender.findUniqueOrThrow({ where: { id: tender.id } });
    const body = { version, reason: "SCHEDULE" };
    expect((await call(CANCEL, { as: client, params: { tenderId: tender.id }, body })).status).toBe(200);
    expect((await rowOf(work)).status).toBe("CANCELED");
    expect(await listOf(pro, { tenderId: tender.id })).toEqual([]);
  });
});

describe("a new visit", () => {
  it("is proposed by neither of two of whom one blocks the other", async () => {
    const pair = await anOpenPair();
    const { client, pro, tender } = pair;
    const before = [await notificationTypesOf(client), await notificationTypesOf(pro)];
    await block(pro, client);

    expect((await propose(client, pair)).body.code).toBe("offer_not_found");
    expect((await propose(pro, pair)).body.code).toBe("tender_not_found");
    expect([await notificationTypesOf(client), await notificationTypesOf(pro)]).toEqual(before);
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT"]);
  });

  it("does not outlive a block of the same moment", { timeout: ROUNDS_TIMEOUT_MS }, () =>
    rounds(async () => {
      const pair = await anOpenPair();
      const { client, pro } = pair;
      const [answer] = await Promise.all([propose(client, pair), block(pro, client)]);

      const rows = await db.appointment.findMany({ where: { proId: pro.id }, select: { status: true } });
      expect(rows).toEqual(answer.status === 201 ? [{ status: "CANCELED" }] : []);
    }),
  );
});
