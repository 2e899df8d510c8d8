import { beforeAll, expect, it } from "vitest";
import { GET as bees } from "@/app/api/bees/route";
import { directoryList } from "@/lib/directory/schema";
import { fillPlaces } from "@/lib/places/service/fill-places";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";

beforeAll(() => fillPlaces(db), 120_000);

const VIENNA_ID = 2761369;
const placeOf = async (query: Record<string, string | number>) =>
  read(directoryList, await call(bees, { query })).place;

it("stays with the town that is meant when its largest namesake has the same name, until another one is typed", async () => {
  const [shared] = await db.place.groupBy({
    by: ["name"],
    having: { name: { _count: { gt: 1 } } },
    orderBy: { name: "asc" },
    take: 1,
  });
  const near = shared?.name ?? "";
  const largest = await placeOf({ near });
  const other = { name: near, geonameId: { not: largest?.placeId ?? 0 } };
  const { geonameId: town } = await db.place.findFirstOrThrow({ where: other });

  expect((await placeOf({ near, town }))?.placeId).toBe(town);
  expect((await placeOf({ near: "Wien", town }))?.placeId).toBe(VIENNA_ID);
  expect(await placeOf({ town })).toBeNull();
});
