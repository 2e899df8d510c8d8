import { describe, expect, it } from "vitest";
import {
  agreedChangesOf,
  awaitsAcceptance,
  negotiationOf,
  stepsOf,
} from "@/lib/offers/proposals/presentation";
import type { OfferHistory, ProposalView } from "@/lib/offers/proposals/schema";
import { changedTerms } from "@/lib/offers/terms/presentation";
import type { Terms } from "@/lib/offers/terms/schema";

const TERMS: Terms = {
  priceType: "FIXED",
  priceMinor: 45_000,
  estimatedHours: null,
  materials: "INCLUDED",
  materialsMinor: null,
  availableFrom: null,
  timeSlots: [],
  durationDays: null,
};

const PROPOSAL: ProposalView = {
  ...TERMS,
  id: "p",
  byPro: false,
  duringJob: false,
  totalMinor: 40_000,
  note: null,
  status: "OPEN",
  baseRevision: 1,
  revision: null,
  expiresAt: "2026-05-07T09:00:00.000Z",
  createdAt: "2026-05-04T09:00:00.000Z",
  may: [],
};

describe("how far the two are", () => {
  const stateOf = (
    proposal: Partial<ProposalView>,
    revision: number,
    status: "ACTIVE" | "ACCEPTED" = "ACTIVE",
  ) => negotiationOf({ proposal: { ...PROPOSAL, ...proposal }, revision, status });

  it("is what became of the newest proposal, while the offer is as it was then", () => {
    expect(stateOf({}, 1)).toBe("OPEN");
    expect(stateOf({ status: "KEPT" }, 1)).toBe("KEPT");
    expect(stateOf({ status: "LAPSED" }, 1)).toBe("LAPSED");
    expect(stateOf({ status: "TAKEN", revision: 2 }, 2)).toBe("TAKEN");
    expect(stateOf({ status: "ANSWERED", revision: 2 }, 2)).toBe("ANSWERED");
  });

  it("is nothing once the offer has other terms, has ended, or the proposal was taken back", () => {
    expect(stateOf({ status: "KEPT" }, 2)).toBeNull();
    expect(stateOf({ status: "ANSWERED", revision: 2 }, 3)).toBeNull();
    expect(stateOf({ status: "WITHDRAWN" }, 1)).toBeNull();
    expect(stateOf({}, 1, "ACCEPTED")).toBeNull();
    // What was agreed during a job that was released says nothing of the offer that is sent anew.
    expect(stateOf({ duringJob: true, status: "TAKEN", revision: 2 }, 2)).toBeNull();
    expect(negotiationOf({ proposal: null, revision: 1, status: "ACTIVE" })).toBeNull();
  });

  it("waits for the client where the BEE has taken or answered", () => {
    const waits = (status: ProposalView["status"]) =>
      awaitsAcceptance({ proposal: { ...PROPOSAL, status, revision: 2 }, revision: 2, status: "ACTIVE" });
    expect([waits("TAKEN"), waits("ANSWERED"), waits("OPEN"), waits("KEPT")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it("tells each price once, in its order, with whose it was", () => {
  const revision = (n: number, totalMinor: number, day: string) =>
    ({ ...TERMS, n, by: "PRO", proposalId: null, totalMinor, createdAt: day }) as const;
  const history: OfferHistory = {
    items: [
      revision(1, 45_000, "2026-05-01"),
      revision(2, 44_000, "2026-05-02"),
      { ...revision(3, 43_000, "2026-05-05"), proposalId: "p" },
      { ...revision(4, 42_000, "2026-05-07"), by: "CLIENT", proposalId: "q" },
    ],
    proposals: [
      { ...PROPOSAL, status: "ANSWERED", createdAt: "2026-05-04" },
      { ...PROPOSAL, id: "q", totalMinor: 42_000, status: "TAKEN", createdAt: "2026-05-06" },
    ],
  };

  expect(stepsOf(history).map(({ kind, by, totalMinor }) => [kind, by, totalMinor])).toEqual([
    ["OFFERED", "PRO", 45_000],
    ["CHANGED", "PRO", 44_000],
    ["PROPOSED", "CLIENT", 40_000],
    ["ANSWERED", "PRO", 43_000],
    ["PROPOSED", "CLIENT", 42_000],
  ]);
});

it("tells the changes of an agreement that both agreed to, and each of its prices once", () => {
  const at = { by: "PRO", proposalId: null, createdAt: "2026-05-01" } as const;
  const job = { ...PROPOSAL, byPro: true, duringJob: true };
  const history: OfferHistory = {
    items: [
      { ...TERMS, ...at, n: 1, totalMinor: 45_000 },
      { ...TERMS, ...at, n: 2, totalMinor: 52_000, proposalId: "p", createdAt: "2026-05-05" },
    ],
    proposals: [
      { ...job, totalMinor: 52_000, status: "TAKEN", revision: 2 },
      { ...job, id: "q", byPro: false, totalMinor: 50_000, status: "KEPT", createdAt: "2026-05-06" },
    ],
  };

  expect(agreedChangesOf(history).map(({ before, after }) => [before.totalMinor, after.totalMinor])).toEqual([
    [45_000, 52_000],
  ]);
  expect(stepsOf(history).map(({ kind, by, totalMinor }) => [kind, by, totalMinor])).toEqual([
    ["OFFERED", "PRO", 45_000],
    ["PROPOSED", "PRO", 52_000],
    ["PROPOSED", "CLIENT", 50_000],
  ]);
});

it("names what differs, and nothing that is only left over of another kind of price", () => {
  expect(changedTerms(TERMS, TERMS)).toEqual([]);
  expect(changedTerms(TERMS, { ...TERMS, estimatedHours: 4, materialsMinor: 900 })).toEqual([]);
  expect(changedTerms(TERMS, { ...TERMS, timeSlots: ["8:00-12:00"], priceMinor: 40_000 })).toEqual([
    "priceMinor",
    "timeSlots",
  ]);
});
