import { expect, it } from "vitest";
import { setNameOf, setsToRemove } from "@/lib/maintenance/backup/constants";

const DAY_MS = 86_400_000;
/** A Friday. */
const TODAY = Date.parse("2026-11-27T02:17:00Z");
const setOf = (daysAgo: number) => setNameOf(new Date(TODAY - daysAgo * DAY_MS), true);

it("keeps seven days and the last set of each of four weeks, as nights go by", () => {
  let sets: string[] = [];
  for (let daysAgo = 60; daysAgo >= 0; daysAgo--) {
    sets.push(setOf(daysAgo));
    const removed = new Set(setsToRemove(sets));
    sets = sets.filter((name) => !removed.has(name));
  }
  // The Sundays of three weeks before, beside the last seven days, among which one is a Sunday, too.
  expect(sets).toEqual([19, 12, 6, 5, 4, 3, 2, 1, 0].map(setOf));
});

it("keeps the newest of a day, and the last ones there are after a pause", () => {
  const earlier = setNameOf(new Date(TODAY - 3_600_000), false);
  expect(setsToRemove([earlier, setOf(0)])).toEqual([earlier]);
  expect(setsToRemove([setOf(400), setOf(300)])).toEqual([]);
});

it("leaves alone what is no set", () => {
  expect(setsToRemove([`${setOf(0)}.part`, "notes.txt", "tenderbee-2026.tar.gz"])).toEqual([]);
});
