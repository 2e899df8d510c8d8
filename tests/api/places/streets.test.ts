import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as config } from "@/app/api/config/route";
import { GET as findPlaces } from "@/app/api/places/route";
import { placeList } from "@/lib/places/schema";
import { log } from "@/lib/platform/server/config/log";
import { publicConfig } from "@/lib/shared/config";
import { call, read, type TestRequest } from "@/tests/support/call";
import { aPhotonPlace, FakePhoton } from "@/tests/support/fake-photon";

const photon = new FakePhoton();
const other = new FakePhoton();

beforeAll(async () => {
  await Promise.all([photon.start(), other.start()]);
  process.env.PHOTON_URL = photon.url;
  process.env.GOOGLE_MAPS_KEY = "a-browser-key";
});
afterAll(() => Promise.all([photon.stop(), other.stop()]));

let now = Date.now();
const warned = vi.spyOn(log, "warn");

beforeEach(() => {
  photon.requests.length = 0;
  photon.answer = photon.says([aPhotonPlace()]);
  warned.mockClear();
  // Circuit breaker: after a failure the server is not asked for half a minute; the next test runs after that.
  now += 60_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => vi.mocked(Date.now).mockRestore());

const find = async (query: TestRequest["query"]) => {
  const answer = await call(findPlaces, { query: { streets: true, ...query } });
  expect(answer.status).toBe(200);
  return read(placeList, answer);
};

describe("looking up a street", () => {
  it("gives the parts of an address, and says whose data they are", async () => {
    expect(await find({ query: "Neubaugasse 24" })).toEqual({
      source: "OPENSTREETMAP",
      items: [
        {
          placeId: null,
          name: "Wien",
          alsoKnownAs: null,
          region: "Wien",
          country: "AT",
          street: "Neubaugasse 24",
          postcode: "1070",
          latitude: 48.2019,
          longitude: 16.3489,
        },
      ],
    });
    expect(photon.requests.map(({ pathname, search }) => pathname + search)).toEqual([
      "/api?q=Neubaugasse+24&limit=8",
    ]);
  });

  it("says in the configuration that streets are known, and with which key Google can be asked", async () => {
    expect(read(publicConfig, await call(config))).toMatchObject({
      hasStreets: true,
      mapsKey: "a-browser-key",
    });
  });

  it("passes on where somebody is to two decimals, and keeps the answer out of caches", async () => {
    const query = { streets: true, query: "Neubaugasse", near: "48.208174,16.373819" };
    const answer = await call(findPlaces, { query });
    expect(photon.requests[0]?.searchParams.get("lat")).toBe("48.21");
    expect(photon.requests[0]?.searchParams.get("lon")).toBe("16.37");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("keeps to the chosen country, and shows each street once", async () => {
    const properties = { type: "street", name: "Hauptstraße", city: "Bonn", countrycode: "DE" };
    photon.answer = photon.says([aPhotonPlace(), aPhotonPlace(), aPhotonPlace({ properties })]);
    const { items } = await find({ query: "Hauptstraße", country: "de" });
    expect(items).toMatchObject([{ street: "Hauptstraße", name: "Bonn", country: "DE" }]);
    expect((await find({ query: "Neubaugasse" })).items).toHaveLength(2);
  });

  it("shows at most eight, however many there are", async () => {
    const numbered = (_: unknown, number: number) =>
      aPhotonPlace({
        properties: {
          type: "house",
          street: "Gasse",
          housenumber: String(number),
          city: "Wien",
          countrycode: "AT",
        },
      });
    photon.answer = photon.says(Array.from({ length: 40 }, numbered));
    expect((await find({ query: "Gasse" })).items).toHaveLength(8);
  });

  it("asks nobody for a list of towns", async () => {
    await call(findPlaces, { query: { query: "Wien" } });
    expect(photon.requests).toEqual([]);
  });
});

describe("when Photon cannot help", () => {
  const hang = () => undefined;
  const trickle = (response: { write: (text: string) => void }) => response.write('{"features":[');
  const failures: [string, () => void][] = [
    ["is broken", () => (photon.answer = photon.sends("oops", 500))],
    ["sends no JSON", () => (photon.answer = photon.sends("<html>Hello</html>"))],
    ["sends other JSON", () => (photon.answer = photon.sends('{"features":"many"}'))],
    [
      "sends ten megabytes",
      () => (photon.answer = photon.sends(`{"features":[],"x":"${"a".repeat(10_000_000)}"}`)),
    ],
    ["sends us elsewhere", () => (photon.answer = photon.redirects(`${other.url}/api`))],
    ["says nothing", () => (photon.answer = hang)],
    ["stops half way", () => (photon.answer = trickle)],
  ];

  it.each(failures)("answers with towns and writes it down: it %s", async (_name, happens) => {
    happens();
    const since = performance.now();
    const { source, items } = await find({ query: "Wien" });
    expect({ source, first: items[0]?.name }).toEqual({ source: "GEONAMES", first: "Wien" });
    expect(performance.now() - since).toBeLessThan(6000);
    expect(warned).toHaveBeenCalledOnce();
    expect(other.requests).toEqual([]);
  });

  it("is not waited for again in the next half minute", async () => {
    photon.answer = photon.sends("", 503);
    for (const query of ["W", "Wi", "Wie", "Wien"]) await find({ query });
    expect(photon.requests).toHaveLength(1);
    now += 31_000;
    photon.answer = photon.says([aPhotonPlace()]);
    expect((await find({ query: "Neubaugasse" })).source).toBe("OPENSTREETMAP");
  });

  it("answers with towns when it is down", async () => {
    await photon.stop();
    expect((await find({ query: "Wien" })).source).toBe("GEONAMES");
    expect(warned).toHaveBeenCalledOnce();
    await photon.start();
  });

  it("answers with towns when it knows nothing, or only places that are none", async () => {
    photon.answer = photon.says([]);
    expect((await find({ query: "Bratislava" })).items[0]?.name).toBe("Bratislava");
    photon.answer = photon.says([
      "garbage",
      null,
      aPhotonPlace({ coordinates: [500, 500] }),
      aPhotonPlace({ properties: { type: "country", name: "Slovensko", countrycode: "SK" } }),
      aPhotonPlace({
        properties: { type: "house", street: "Nowhere 1", city: "Far", countrycode: "Slovakia" },
      }),
    ]);
    expect((await find({ query: "Bratislava" })).source).toBe("GEONAMES");
    expect(warned).not.toHaveBeenCalled();
  });
});
