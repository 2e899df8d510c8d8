import { expect, it } from "vitest";
import { LogPositions } from "@/lib/platform/server/database/log-positions";

/** The primary was looked at twice a second and has written 100 bytes in between, from position 0 at moment 0. */
function aBusyPrimary(looks: number): LogPositions {
  const positions = new LogPositions();
  for (let look = 0; look < looks; look++) positions.note(look * 100, look * 500);
  return positions;
}

it.each([
  { replayed: 400, now: 2_000, lag: 0, why: "all that was seen" },
  { replayed: 999, now: 9_000, lag: 0, why: "more than was seen, however long ago" },
  { replayed: 399, now: 2_000, lag: 500, why: "nearly the last look" },
  { replayed: 300, now: 2_100, lag: 600, why: "the look before the last" },
  { replayed: 0, now: 2_000, lag: 2_000, why: "only what was there at first" },
  { replayed: -1, now: 2_000, lag: 2_000, why: "not even that" },
])("a replica that has replayed $why is $lag ms behind", ({ replayed, now, lag }) => {
  expect(aBusyPrimary(5).lagOf(replayed, now)).toBe(lag);
});

it("knows nothing before the first look", () => {
  expect(new LogPositions().lagOf(1_000_000, 0)).toBe(Infinity);
});

it("counts from the last moment at which an idle primary had written no more", () => {
  const positions = new LogPositions();
  for (const at of [0, 500, 60_000]) positions.note(100, at);
  positions.note(200, 60_500);

  expect(positions.lagOf(100, 61_000)).toBe(1_000);
});

it("begins anew where a promoted replica has not all that the lost primary had", () => {
  const positions = aBusyPrimary(5);
  positions.note(350, 2_500);

  expect(positions.lagOf(350, 3_000)).toBe(0);
  expect(positions.lagOf(300, 3_000)).toBe(500);
});

it("forgets what is long past and then says less than it was", () => {
  expect(aBusyPrimary(1_000).lagOf(0, 999 * 500)).toBe(599 * 500);
});
