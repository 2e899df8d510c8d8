import { describe, expect, it } from "vitest";
import { GET as readTender } from "@/app/api/tenders/[tenderId]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import {
  accept,
  anOpenPair,
  answer,
  aProposedVisit,
  aVisit,
  inHours,
  lastLine,
  listOf,
  pick,
  propose,
  proposedWork,
  seenBy,
  TIMES,
} from "./arranging";

describe("proposing a time", () => {
  it("offers up to three times to the other side, and tells only the two", async () => {
    const pair = await anOpenPair(2);
    const { client, pro, tender } = pair;
    const { status, body: visit } = await propose(client, pair, { note: "Ring twice." });

    expect(status).toBe(201);
    expect(visit).toMatchObject({
      kind: "VISIT",
      status: "PROPOSED",
      startsAt: null,
      note: "Ring twice.",
      isProposedByMe: true,
      may: ["PROPOSE", "WITHDRAW"],
    });
    expect(visit.options).toHaveLength(3);
    expect(await seenBy(pro, visit)).toMatchObject({
      isProposedByMe: false,
      may: ["PICK", "PROPOSE", "DECLINE"],
    });
    expect(await listOf(pair.pros[1]!, { tenderId: tender.id })).toEqual([]);
    expect((await notificationsOf(pro)).find(({ type }) => type === "APPOINTMENT")).toMatchObject({
      params: { status: "PROPOSED", proId: pro.id, startsAt: visit.options[0] },
    });
    expect((await notificationsOf(pair.pros[1]!)).map(({ type }) => type)).not.toContain("APPOINTMENT");
    expect(await lastLine(tender, pro)).toMatchObject({
      systemCode: "APPOINTMENT_PROPOSED",
      params: { appointmentId: visit.id, byPro: false, times: visit.options },
    });
  });

  it("is for both sides: the BEE proposes too", async () => {
    const pair = await anOpenPair();
    const { body: visit } = await propose(pair.pro, pair);
    expect(await seenBy(pair.client, visit)).toMatchObject({ may: ["PICK", "PROPOSE", "DECLINE"] });
  });

  it.each([
    ["a past hour", { times: [inHours(-1)] }, "dateInPast"],
    ["a day after the next thirty", { times: [inHours(31 * 24)] }, "dateTooLate"],
    ["ten past", { times: [inHours(48).replace(/:\d\d:/, ":10:")] }, "choose"],
    ["the same time twice", { times: [inHours(48), inHours(48)] }, "choose"],
  ])("refuses %s", async (_, changes, code) => {
    const pair = await anOpenPair();
    const { status, body } = await propose(pair.client, pair, changes);
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.code)).toContain(code);
  });

  it("is for a visit while the tender is open, for the work once it is agreed", async () => {
    const pair = await anOpenPair();
    expect((await propose(pair.client, pair, { kind: "WORK" })).body.code).toBe("tender_not_open");

    const { client, work, ...market } = await proposedWork();
    expect(work).toMatchObject({ kind: "WORK", status: "PROPOSED" });
    expect((await propose(client, market)).body.code).toBe("tender_not_open");
    expect((await propose(client, market, { kind: "WORK" })).body.code).toBe("appointment_open");
  });

  it("is closed to everybody else", async () => {
    const { visit, ...pair } = await aProposedVisit();
    const stranger = await aPro();
    expect((await propose(stranger, pair)).body.code).toBe("tender_not_yours");
    expect((await pick(stranger, visit)).body.code).toBe("appointment_not_found");
    // Without an offer of one's own there is no conversation to meet in.
    expect((await propose(stranger, { ...pair, pro: stranger })).body.code).toBe("offer_not_active");
  });
});

describe("answering", () => {
  it("sets the day of the work, in place of the hours that the offer named", async () => {
    const { client, tender, work } = await proposedWork();
    await db.offer.updateMany({ where: { tenderId: tender.id }, data: { timeSlots: ["8:00-12:00"] } });
    const agreedSlots = async () =>
      (await call<TenderView>(readTender, { as: client, params: { tenderId: tender.id } })).body.agreedSlots;
    expect(await agreedSlots()).toEqual(["8:00-12:00"]);

    await pick(client, work);
    expect(await agreedSlots()).toEqual([]);
  });

  it("agrees to one of the times", async () => {
    const { client, pro, tender, visit } = await aVisit();

    expect(visit).toMatchObject({ status: "CONFIRMED", options: [], may: ["PROPOSE", "CANCEL"] });
    expect((await notificationsOf(client)).find(({ type }) => type === "APPOINTMENT")).toMatchObject({
      params: { status: "CONFIRMED", startsAt: visit.startsAt },
    });
    expect(await lastLine(tender, pro)).toMatchObject({
      systemCode: "APPOINTMENT_CONFIRMED",
      params: { byPro: true, times: [visit.startsAt] },
    });
    expect(await listOf(pro)).toMatchObject([{ id: visit.id, startsAt: visit.startsAt }]);
  });

  it("takes no time that was not proposed, and no version but the newest", async () => {
    const { client, pro, visit } = await aProposedVisit();
    const other = await answer(pro, visit, { answer: "PICK", startsAt: inHours(200) });
    expect(other.body.errors).toMatchObject([{ path: "startsAt", code: "choose" }]);

    const times = [inHours(120)];
    const { body: changed } = await answer(client, visit, { answer: "PROPOSE", times, durationMinutes: 60 });
    expect((await pick(pro, visit)).body.code).toBe("stale_version");
    expect((await pick(pro, changed)).body.startsAt).toBe(times[0]);
  });

  it("proposes other times, which is the turn of the one who proposed first", async () => {
    const { client, pro, visit } = await aProposedVisit();
    const times = [inHours(120)];
    const { body } = await answer(pro, visit, {
      answer: "PROPOSE",
      times,
      durationMinutes: 90,
      note: "Later?",
    });

    expect(body).toMatchObject({ isProposedByMe: true, options: times, note: "Later?" });
    const { body: agreed } = await pick(client, await seenBy(client, body));
    expect(agreed).toMatchObject({ status: "CONFIRMED", startsAt: times[0], durationMinutes: 90 });
  });

  it("declines, and a new one can be proposed", async () => {
    const { visit, ...pair } = await aProposedVisit();
    const { body } = await answer(pair.pro, visit, { answer: "DECLINE" });
    expect(body).toMatchObject({ status: "CANCELED", options: [], may: [] });
    expect((await notificationsOf(pair.client)).map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ status: "DECLINED" }),
    );
    expect((await propose(pair.pro, pair)).status).toBe(201);
  });

  it("lets no side answer itself", async () => {
    const { client, pro, visit } = await aProposedVisit();
    for (const given of ["DECLINE", "PICK"] as const)
      expect((await answer(client, visit, { answer: given, startsAt: visit.options[0] })).body.code).toBe(
        "appointment_closed",
      );
    expect((await answer(pro, visit, { answer: "WITHDRAW" })).body.code).toBe("appointment_closed");
    expect((await answer(client, visit, { answer: "WITHDRAW" })).body.status).toBe("CANCELED");
  });

  it("moves what is agreed only when the other side agrees", async () => {
    const { client, pro, visit } = await aVisit();
    const times = [inHours(120)];
    const { body: asked } = await answer(client, visit, { answer: "PROPOSE", times, durationMinutes: 120 });
    expect(asked).toMatchObject({ status: "CONFIRMED", startsAt: visit.startsAt, options: times });

    const { body: kept } = await answer(pro, asked, { answer: "DECLINE" });
    expect(kept).toMatchObject({ status: "CONFIRMED", startsAt: visit.startsAt, options: [] });

    const { body: again } = await answer(pro, kept, { answer: "PROPOSE", times, durationMinutes: 120 });
    const { body: moved } = await pick(client, await seenBy(client, again));
    expect(moved).toMatchObject({ startsAt: times[0], durationMinutes: 120, options: [] });
  });

  it("cancels what is agreed, for either side", async () => {
    const { client, pro, visit } = await aVisit();
    const { body } = await answer(client, visit, { answer: "CANCEL" });
    expect(body).toMatchObject({ status: "CANCELED", startsAt: visit.startsAt });
    expect((await notificationsOf(pro)).map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ status: "CANCELED", startsAt: visit.startsAt }),
    );
  });
});

describe("what each side sees", () => {
  it("opens the address of a visit only when the client ticks it and the time is agreed", async () => {
    const closed = await aVisit();
    expect(closed.visit.place).toBe("Wien");

    const { client, pro, visit } = await aProposedVisit({ showsAddress: true });
    expect((await seenBy(pro, visit)).place).toBe("Wien");
    const { body } = await pick(pro, visit);
    expect(body.place).toMatch(/^.+, \d{4} Wien$/);
    await answer(client, body, { answer: "CANCEL" });
    expect((await seenBy(pro, visit)).place).toBe("Wien");
  });

  it("lets no BEE open the address", async () => {
    const pair = await anOpenPair();
    const { body: visit } = await propose(pair.pro, pair, { showsAddress: true });
    expect((await pick(pair.client, visit)).body.showsAddress).toBe(false);
  });

  it("names own confirmed appointments at the same time, and none of the other side's", async () => {
    const times = TIMES();
    const pair = await anOpenPair(2);
    const [, rival] = pair.pros as [typeof pair.pro, typeof pair.pro];
    const { body: first } = await propose(pair.client, pair, { times });
    await pick(pair.pro, first);

    const { body: second } = await propose(pair.client, { ...pair, pro: rival }, { times });
    expect(second.clashes).toEqual([times[0]]);
    expect((await seenBy(rival, second)).clashes).toEqual([]);
    // The one after has its own hour.
    const later = { answer: "PROPOSE", times: [times[1]], durationMinutes: 60 };
    expect((await answer(rival, second, later)).body.clashes).toEqual([]);
  });

  it("goes on with the BEE who is chosen, and ends for the others", async () => {
    const pair = await anOpenPair(2);
    const [chosen, rival] = pair.pros as [typeof pair.pro, typeof pair.pro];
    const { body: visit } = await propose(pair.client, pair);
    const { body: rivals } = await propose(pair.client, { ...pair, pro: rival });
    await accept(pair.client, pair.offer);

    expect(await seenBy(rival, rivals)).toMatchObject({ status: "CANCELED", may: [] });
    expect((await pick(chosen, await seenBy(chosen, visit))).body.status).toBe("CONFIRMED");
  });
});
