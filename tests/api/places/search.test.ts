import { describe, expect, it } from "vitest";
import { GET as readPlace } from "@/app/api/places/[placeId]/route";
import { GET as findPlaces } from "@/app/api/places/route";
import { placeAddress, placeList } from "@/lib/places/schema";
import { fillPlaces } from "@/lib/places/service/fill-places";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";

// The test database holds the towns of Austria and Slovakia.
const WIEN = 2761369;

async function namesFor(query: string, country?: string) {
  return read(placeList, await call(findPlaces, { query: { query, country } })).items.map(
    (town) => town.name,
  );
}

describe("finding a town", () => {
  it.each(["Wien", "wie", "Vienna", "Viedeň", "vieden", "Bécs", "becs"])(
    "finds Wien as %s",
    async (typed) => {
      expect((await namesFor(typed))[0]).toBe("Wien");
    },
  );

  it.each(["Pozsony", "Pressburg", "Preßburg", "bratisl"])("finds Bratislava as %s", async (typed) => {
    expect((await namesFor(typed))[0]).toBe("Bratislava");
  });

  it("says which name was meant when it is not the town's own", async () => {
    const { items } = read(placeList, await call(findPlaces, { query: { query: "Kassa" } }));
    expect(items[0]).toMatchObject({
      name: "Košice",
      alsoKnownAs: "Kassa",
      region: "Košický kraj",
      country: "SK",
    });
    const own = read(placeList, await call(findPlaces, { query: { query: "kosi" } }));
    expect(own.items[0]).toMatchObject({ name: "Košice", alsoKnownAs: null });
  });

  it("needs no other name where the region already begins as typed", async () => {
    const { items } = read(placeList, await call(findPlaces, { query: { query: "Bratislava" } }));
    expect(items.length).toBeGreaterThan(1);
    const inRegion = items.filter(({ region }) => region === "Bratislavský kraj");
    expect(inRegion.map(({ alsoKnownAs }) => alsoKnownAs)).toEqual(inRegion.map(() => null));
  });

  it("puts big towns first, and stays in the chosen country", async () => {
    expect((await namesFor("sa"))[0]).toBe("Salzburg");
    expect(await namesFor("Wien", "sk")).not.toContain("Wien");
    expect((await namesFor("nov", "SK")).length).toBeGreaterThan(0);
  });

  it("forgives a slip of the finger", async () => {
    expect(await namesFor("Bratislva")).toContain("Bratislava");
    expect(await namesFor("Insbruck")).toContain("Innsbruck");
  });

  it("has nothing for one letter, for signs, and for what is no town", async () => {
    expect(await namesFor("w")).toEqual([]);
    expect(await namesFor("%_")).toEqual([]);
    expect(await namesFor("'; DROP TABLE places --")).toEqual([]);
    expect(await namesFor("qqqqzzzz")).toEqual([]);
  });

  it.each([
    "%",
    "_",
    "%%%",
    "\\",
    "🐝",
    "🐝🐝🐝",
    "' OR 1=1",
    "ﷺ",
    "\u202eneiw",
    "a b",
    "''",
    "ªº",
    "{}[]()*+?",
  ])("takes %j as what somebody typed", async (query) => {
    expect((await call(findPlaces, { query: { query } })).status).toBe(200);
  });

  it("takes a hundred characters and no more", async () => {
    expect((await call(findPlaces, { query: { query: "x".repeat(100) } })).status).toBe(200);
    expect((await call(findPlaces, { query: { query: "ß".repeat(100) } })).status).toBe(200);
    for (const query of ["x".repeat(101), "W".repeat(5000), "🐝".repeat(101)])
      expect((await call(findPlaces, { query: { query } })).status).toBe(422);
  });

  it("counts how often somebody asks", () => {
    expect(findPlaces.spec.limit).toBe("places");
  });

  it("refuses what is no country", async () => {
    expect((await call(findPlaces, { query: { query: "Wien", country: "Austria" } })).status).toBe(422);
  });

  it("finds beginnings of words through the trigram index", async () => {
    // The few towns of a test fit on some pages, which a sequential scan reads faster: the index must be usable.
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw<{ "QUERY PLAN": string }[]>`
        EXPLAIN SELECT name FROM places WHERE search_text LIKE '% ' || fold_text('pressb') || '%'`;
    });
    expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("places_search_text_idx");
  });
});

describe("from where somebody is", () => {
  const around = async (query: Record<string, string>) =>
    read(placeList, await call(findPlaces, { query })).items.map((town) => town.name);

  it("shows the towns around before anything is typed, nearest first", async () => {
    const names = await around({ near: "48.15,17.11" });
    expect(names).toHaveLength(8);
    expect(names[0]).toBe("Bratislava");
    expect((await around({ near: "48.15,17.11", country: "AT" }))[0]).toBe("Kittsee");
  });

  it("puts the nearest of those that begin alike first", async () => {
    expect((await around({ query: "Sankt", near: "48.20,15.63" }))[0]).toBe("Sankt Pölten");
    expect((await around({ query: "Sankt", near: "46.77,14.36" }))[0]).toBe("Sankt Veit an der Glan");
  });

  it("keeps a position out of caches", async () => {
    const near = await call(findPlaces, { query: { query: "Wien", near: "48.15,17.11" } });
    expect(near.headers.get("cache-control")).toBe("no-store");
    const anywhere = await call(findPlaces, { query: { query: "Wien" } });
    expect(anywhere.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it.each(["here", "48.15", "91,17", "48,181", "48.15,17.11,3", "NaN,NaN", "1e9,2", ","])(
    "refuses %s, which is no position",
    async (near) => {
      expect((await call(findPlaces, { query: { query: "Wien", near } })).status).toBe(422);
    },
  );
});

describe("a chosen town", () => {
  it("gives the parts of an address", async () => {
    const answer = await call(readPlace, { params: { placeId: String(WIEN) } });
    expect(read(placeAddress, answer)).toEqual({
      country: "AT",
      city: "Wien",
      postcode: null,
      street: null,
      latitude: 48.20849,
      longitude: 16.37208,
    });
  });

  it("answers 404 for a town that does not exist and 422 for what is no id", async () => {
    expect(await call(readPlace, { params: { placeId: "1" } })).toMatchObject({
      status: 404,
      body: { code: "place_not_found" },
    });
    expect((await call(readPlace, { params: { placeId: "Wien" } })).status).toBe(422);
  });
});

describe("the gazetteer", () => {
  it("is filled once, also when two servers start together", async () => {
    const full = await db.place.count();
    expect(full).toBeGreaterThan(3000);
    expect(await Promise.all([fillPlaces(db), fillPlaces(db)])).toEqual([0, 0]);
    await db.place.deleteMany({ where: {} });
    const filled = await Promise.all([fillPlaces(db, ["SK"]), fillPlaces(db, ["SK"])]);
    expect(filled.filter((towns) => towns > 0)).toHaveLength(1);
    expect(await db.place.count()).toBe(Math.max(...filled));
  });
});
