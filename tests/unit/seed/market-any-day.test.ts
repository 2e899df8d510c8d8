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
      expect(moments.every((moment) => moment <= now)).toBe(true);
    }
  });

  it("is the same market every time", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    expect(buildMarket(now)).toEqual(buildMarket(now));
  });
});
