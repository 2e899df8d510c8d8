import { describe, expect, it } from "vitest";
import { buildMarket } from "@/prisma/seed/build/market";

const DAYS = [
  "2026-01-01",
  "2026-02-28",
  "2026-03-29",
  "2026-05-31",
  "2026-10-25",
  "2026-12-31",
  "2028-02-29",
];

describe("the demo market", () => {
  it.each(DAYS)("can be filled on %s, keeps every plan and knows nothing of the future", (day) => {
    for (const time of ["00:00:30", "12:00:00", "23:59:30"]) {
      const now = new Date(`${day}T${time}Z`);
      const rows = buildMarket(now);
      const moments = [rows.offers, rows.messages, rows.notifications, rows.reviews].flatMap((list) =>
        list.map(({ createdAt }) => new Date(createdAt ?? 0)),
      );
      moments.push(...rows.views.map(({ seenAt }) => new Date(seenAt ?? 0)));
      expect(moments.every((moment) => moment <= now)).toBe(true);
    }
  });

  it("lets every BEE open a tender before the offer, and some without one", () => {
    const { offers, views, tenders } = buildMarket(new Date("2026-11-21T10:00:00Z"));
    const seen = new Map(views.map(({ tenderId, proId, seenAt }) => [`${tenderId} ${proId}`, seenAt]));
    const posted = new Map(tenders.map(({ id, createdAt }) => [id, createdAt]));
    expect(seen.size).toBe(views.length);
    expect(views.length).toBeGreaterThan(offers.length);
    for (const { tenderId, seenAt } of views)
      expect(Number(seenAt)).toBeGreaterThanOrEqual(Number(posted.get(tenderId)));
    for (const { tenderId, proId, createdAt } of offers)
      expect(Number(seen.get(`${tenderId} ${proId}`))).toBeLessThanOrEqual(Number(createdAt));
  });

  it("has a review, a chat message and a tender that wait in the admins' queue", () => {
    const { reportCases, reports } = buildMarket(new Date("2026-11-21T10:00:00Z"));
    expect(reportCases.map(({ kind }) => kind)).toEqual(["REVIEW", "MESSAGE", "TENDER"]);
    expect(reports.map(({ caseId }) => caseId)).toEqual(reportCases.map(({ id }) => id));
  });

  it("is the same market every time", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    expect(buildMarket(now)).toEqual(buildMarket(now));
  });
});
