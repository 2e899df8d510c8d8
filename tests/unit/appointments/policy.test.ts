import { describe, expect, it } from "vitest";
import {
  answersToAppointment,
  kindToPropose,
  overlap,
  whyNotAnswerAppointment,
  whyNotProposeAppointment,
  whyNotTime,
  type AppointmentFacts,
  type PairFacts,
} from "@/lib/appointments/policy";

const NOW = new Date("2026-03-28T12:00:00Z");
const CLIENT = { id: "client", emailConfirmed: true };
const PRO = { id: "pro", emailConfirmed: true };
const OPEN: PairFacts = {
  tender: { creatorId: "client", recipientId: null, status: "NEW" },
  proId: "pro",
  offerStatus: "ACTIVE",
};
const AGREED: PairFacts = {
  tender: { creatorId: "client", recipientId: "pro", status: "ACCEPTED" },
  proId: "pro",
  offerStatus: "ACCEPTED",
};
const PROPOSED: AppointmentFacts = {
  status: "PROPOSED",
  proposedById: "client",
  overAt: new Date("2026-04-01T12:00:00Z"),
  version: 3,
};

describe("what can be arranged", () => {
  it.each([
    ["an open offer", OPEN, "VISIT"],
    ["an agreement", AGREED, "WORK"],
    ["the agreement of another BEE", { ...AGREED, proId: "rival", offerStatus: "DECLINED" }, null],
    ["an offer that was withdrawn", { ...OPEN, offerStatus: "WITHDRAWN" }, null],
    ["no offer", { ...OPEN, offerStatus: null }, null],
    ["finished work", { ...AGREED, tender: { ...AGREED.tender, status: "COMPLETED" } }, null],
  ] as const)("%s", (_, facts, kind) => {
    expect(kindToPropose(facts)).toBe(kind);
  });

  it.each([
    ["a stranger", { id: "x", emailConfirmed: true }, OPEN, "VISIT", false, "tender_not_yours"],
    [
      "an unconfirmed address",
      { ...PRO, emailConfirmed: false },
      OPEN,
      "VISIT",
      false,
      "email_not_confirmed",
    ],
    ["work before the agreement", PRO, OPEN, "WORK", false, "tender_not_open"],
    ["a visit after it", PRO, AGREED, "VISIT", false, "tender_not_open"],
    ["a second one", PRO, OPEN, "VISIT", true, "appointment_open"],
    ["the first one", PRO, OPEN, "VISIT", false, null],
  ] as const)("%s", (_, actor, facts, kind, hasLive, code) => {
    expect(whyNotProposeAppointment(actor, facts, { kind, hasLive })).toBe(code);
  });
});

describe("who may answer what", () => {
  it.each([
    ["who proposed", CLIENT, PROPOSED, ["PROPOSE", "WITHDRAW"]],
    ["who is asked", PRO, PROPOSED, ["PICK", "PROPOSE", "DECLINE"]],
    [
      "both of an agreed time",
      PRO,
      { ...PROPOSED, status: "CONFIRMED", proposedById: null },
      ["PROPOSE", "CANCEL"],
    ],
    [
      "who is asked to move it",
      PRO,
      { ...PROPOSED, status: "CONFIRMED" },
      ["PICK", "PROPOSE", "DECLINE", "CANCEL"],
    ],
    ["none of what is over", PRO, { ...PROPOSED, overAt: NOW }, []],
    ["none of what has ended", PRO, { ...PROPOSED, status: "CANCELED", proposedById: null }, []],
    ["no stranger", { id: "x", emailConfirmed: true }, PROPOSED, []],
  ] as const)("%s", (_, actor, appointment, answers) => {
    expect(answersToAppointment(actor, { ...OPEN, appointment }, NOW)).toEqual(answers);
  });

  it("is judged in the version that was seen", () => {
    const seen = { answer: "PICK", seenVersion: 2, now: NOW } as const;
    expect(whyNotAnswerAppointment(PRO, { ...OPEN, appointment: PROPOSED }, seen)).toBe("stale_version");
  });
});

describe("times", () => {
  it("lie ahead, within thirty days", () => {
    expect(whyNotTime(NOW, NOW)).toBe("dateInPast");
    expect(whyNotTime(new Date("2026-03-28T12:30:00Z"), NOW)).toBeNull();
    expect(whyNotTime(new Date("2026-04-27T12:00:00Z"), NOW)).toBeNull();
    expect(whyNotTime(new Date("2026-04-27T12:30:00Z"), NOW)).toBe("dateTooLate");
  });

  it("overlap when they have a moment in common, not when one follows the other", () => {
    const at = (hour: number, minutes: number) => ({
      startsAt: new Date(Date.UTC(2026, 2, 28, hour)),
      minutes,
    });
    expect(overlap(at(9, 90), at(10, 30))).toBe(true);
    expect(overlap(at(10, 30), at(9, 90))).toBe(true);
    expect(overlap(at(9, 60), at(10, 60))).toBe(false);
  });
});
