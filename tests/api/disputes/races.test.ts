import { describe, expect, it } from "vitest";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aCompletedTender, anAcceptedTender, anAdmin } from "@/tests/support/factories";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";
import { act, aDispute, aMediation, DAY_MS, end, open, rate, refusal, rowOf, statuses } from "./disputing";

const openOf = ({ id: tenderId }: { id: string }) =>
  db.dispute.count({ where: { tenderId, status: { in: ["TALK", "MEDIATION"] } } });

describe("at the same moment", { timeout: ROUNDS_TIMEOUT_MS }, () => {
  it("lets one win when both open a dispute", () =>
    rounds(async () => {
      const { client, pro, tender } = await anAcceptedTender();
      const answers = await Promise.all([open(client, tender), open(pro, tender)]);
      expect(statuses(answers)).toEqual([201, 409]);
      expect(answers.map(refusal)).toContainEqual([409, "dispute_open"]);
      expect(await openOf(tender)).toBe(1);
    }));

  it("never agrees to an outcome that is replaced", () =>
    rounds(async () => {
      const { client, pro, dispute } = await aDispute();
      const { body: seen } = await act(pro, dispute, { act: "propose" });
      const other = { act: "propose", outcome: "Something else." } as const;
      const answers = await Promise.all([act(client, seen, { act: "agree" }), act(pro, seen, other)]);
      expect(statuses(answers)).toEqual([200, 409]);
      const { status, outcome } = await rowOf(dispute);
      expect([
        ["CLOSED_AGREED", "The BEE pays half of the repair."],
        ["TALK", "Something else."],
      ]).toContainEqual([status, outcome]);
    }));

  it("finishes the work and opens the dispute, in whichever order", () =>
    rounds(async () => {
      const { client, pro, tender } = await anAcceptedTender();
      const body = { version: tender.version };
      const finish = call(FINISH, { as: client, params: { tenderId: tender.id }, body });
      const answers = await Promise.all([finish, open(pro, tender)]);
      expect(statuses(answers)).toEqual([200, 201]);
      expect(await openOf(tender)).toBe(1);
    }));

  it("completes by silence before the dispute or not at all", () =>
    rounds(async () => {
      const { client, tender } = await anAcceptedTender();
      const finishRequestedAt = new Date(Date.now() - 9 * DAY_MS);
      await db.tender.update({ where: { id: tender.id }, data: { finishRequestedAt } });
      await runTimers(new Date());
      const [opened] = await Promise.all([
        open(client, tender),
        runTimers(new Date(Date.now() + 2 * DAY_MS)),
      ]);
      expect(opened.status).toBe(201);
      const { completedAt } = await db.tender.findUniqueOrThrow({ where: { id: tender.id } });
      // Whichever was first: while the dispute is open nothing more completes.
      await runTimers(new Date(Date.now() + 2.5 * DAY_MS));
      const after = await db.tender.findUniqueOrThrow({ where: { id: tender.id } });
      expect(after.completedAt).toEqual(completedAt);
    }));

  it("publishes no review when the second one is written while the dispute is opened, or both before it", () =>
    rounds(async () => {
      const { client, pro, tender } = await aCompletedTender();
      await rate(client, tender);
      const [second, opened] = await Promise.all([rate(pro, tender), open(client, tender)]);
      expect([second.status, opened.status]).toEqual([201, 201]);
      const published = await db.review.count({ where: { tenderId: tender.id, publishedAt: { not: null } } });
      expect([0, 2]).toContain(published);
      await act(client, opened.body, { act: "withdraw" });
      expect(await db.review.count({ where: { tenderId: tender.id, publishedAt: null } })).toBe(0);
    }));

  it("releases and opens, in whichever order: the two of the dispute are those of the agreement", () =>
    rounds(async () => {
      const { client, pro, tender } = await anAcceptedTender();
      const [, opened] = await Promise.all([end(client, tender), open(pro, tender)]);
      expect(opened.status).toBe(201);
      expect(await rowOf(opened.body)).toMatchObject({ clientId: client.id, proId: pro.id });
    }));

  it("takes it back or goes to an admin, never both", () =>
    rounds(async () => {
      const { client, dispute } = await aDispute();
      await Promise.all([
        act(client, dispute, { act: "withdraw" }),
        runTimers(new Date(Date.parse(dispute.talkUntil))),
      ]);
      expect(["CLOSED_WITHDRAWN", "MEDIATION"]).toContain((await rowOf(dispute)).status);
    }));

  it("decides once when two admins do", () =>
    rounds(async () => {
      const { admin, dispute } = await aMediation();
      const answers = await Promise.all([
        act(admin, dispute, { act: "decide" }),
        act(await anAdmin(), dispute, { act: "decide" }),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
    }));
});
