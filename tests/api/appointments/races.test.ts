import { describe, expect, it } from "vitest";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { notificationsOf, systemMessagesOf } from "@/tests/support/observe";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";
import {
  anOpenPair,
  answer,
  aProposedVisit,
  aVisit,
  inHours,
  pick,
  propose,
  rowOf,
  statuses,
} from "./arranging";

const liveOf = (tenderId: string) =>
  db.appointment.count({ where: { tenderId, status: { in: ["PROPOSED", "CONFIRMED"] } } });

describe("at the same moment", { timeout: ROUNDS_TIMEOUT_MS }, () => {
  it("lets one win when both propose", () =>
    rounds(async () => {
      const pair = await anOpenPair();
      const answers = await Promise.all([propose(pair.client, pair), propose(pair.pro, pair)]);
      expect(statuses(answers)).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe("appointment_open");
      expect(await liveOf(pair.tender.id)).toBe(1);
    }));

  it("lets one win when both answer: one agrees, the other takes the times back", () =>
    rounds(async () => {
      const { client, pro, visit } = await aProposedVisit();
      const answers = await Promise.all([pick(pro, visit), answer(client, visit, { answer: "WITHDRAW" })]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect((await rowOf(visit)).status).toBe(answers[0].status === 200 ? "CONFIRMED" : "CANCELED");
    }));

  it("confirms one time when two of them are picked in two tabs", () =>
    rounds(async () => {
      const { pro, visit } = await aProposedVisit();
      const picks = visit.options.slice(0, 2).map((startsAt) => ({ answer: "PICK", startsAt }));
      const answers = await Promise.all(picks.map((given) => answer(pro, visit, given)));
      expect(statuses(answers)).toEqual([200, 409]);
      const winner = picks[answers.findIndex(({ status }) => status === 200)];
      expect(await rowOf(visit)).toMatchObject({ status: "CONFIRMED", startsAt: new Date(winner!.startsAt) });
    }));

  it("never agrees to a time that was just replaced", () =>
    rounds(async () => {
      const { client, pro, visit } = await aProposedVisit();
      const others = { answer: "PROPOSE", times: [inHours(150)], durationMinutes: 60 };
      const answers = await Promise.all([pick(pro, visit), answer(client, visit, others)]);
      expect(statuses(answers)).toEqual([200, 409]);
      const row = await rowOf(visit);
      expect(row.startsAt?.toISOString() ?? null).toBe(answers[0].status === 200 ? visit.options[0] : null);
    }));

  it("lets one win when one cancels and the other agrees to another time", () =>
    rounds(async () => {
      const { client, pro, visit } = await aVisit();
      const others = { answer: "PROPOSE", times: [inHours(150)], durationMinutes: 60 };
      const { body: asked } = await answer(client, visit, others);
      const answers = await Promise.all([pick(pro, asked), answer(client, asked, { answer: "CANCEL" })]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect((await rowOf(visit)).status).toBe(answers[0].status === 200 ? "CONFIRMED" : "CANCELED");
    }));

  it("leaves nothing live when the tender is canceled meanwhile", () =>
    rounds(async () => {
      const { client, pro, tender, visit } = await aProposedVisit();
      const body = { version: tender.version, reason: "OTHER" };
      const cancel = call(CANCEL, { as: client, params: { tenderId: tender.id }, body });
      const [canceled] = await Promise.all([cancel, pick(pro, visit)]);
      expect(canceled.status).toBe(200);
      expect(await liveOf(tender.id)).toBe(0);
    }));

  it("leaves nothing live when the offer is withdrawn meanwhile", () =>
    rounds(async () => {
      const pair = await anOpenPair();
      const withdraw = call(WITHDRAW, { as: pair.pro, params: { offerId: pair.offer.id } });
      await Promise.all([propose(pair.client, pair), withdraw]);
      expect(await liveOf(pair.tender.id)).toBe(0);
    }));

  it("agrees or lapses, never both", () =>
    rounds(async () => {
      const { pro, visit } = await aProposedVisit();
      const [picked] = await Promise.all([pick(pro, visit), runTimers(new Date(visit.options.at(-1)!))]);
      const { status } = await rowOf(visit);
      // Agreed in time, it may be over by the moment at which the timer runs.
      expect(picked.status === 200 ? ["CONFIRMED", "DONE"] : ["CANCELED"]).toContain(status);
    }));

  it("counts a double press once", async () => {
    const pair = await anOpenPair();
    const presses = await Promise.all([1, 2, 3].map(() => propose(pair.client, pair, {}, "one-press")));
    expect(statuses(presses)).toEqual([201, 201, 201]);
    expect(new Set(presses.map(({ body }) => body.id)).size).toBe(1);

    const [{ body: visit } = { body: null }] = presses;
    const picks = await Promise.all([1, 2, 3].map(() => pick(pair.pro, visit!, "one-pick")));
    expect(statuses(picks)).toEqual([200, 200, 200]);
    expect(await rowOf(visit!)).toMatchObject({ version: 2, sequence: 1 });
    const lines = await systemMessagesOf(pair.tender, pair.pro);
    expect(lines).toEqual(["1 OFFER_SENT", "2 APPOINTMENT_PROPOSED", "3 APPOINTMENT_CONFIRMED"]);
    expect((await notificationsOf(pair.client)).filter(({ type }) => type === "APPOINTMENT")).toHaveLength(1);
  });
});
