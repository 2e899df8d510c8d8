import { describe, expect, it } from "vitest";
import { distanceKm, roundCoordinate } from "@/lib/shared/coordinates";
import { isAddressFilled } from "@/lib/shared/address-parts";
import { address } from "@/lib/shared/address";

const VIENNA = { latitude: 48.2082, longitude: 16.3738 };
const BRATISLAVA = { latitude: 48.1486, longitude: 17.1077 };

describe("an address", () => {
  it.each([
    [{ country: "SK" }, true],
    [{ city: "Praha" }, true],
    [{ street: "Hlavná 1" }, true],
    [{ postcode: "811 01" }, true],
    [{ latitude: 48.1 }, true],
    [{ longitude: 0 }, true],
    [{ latitude: 0 }, true],
    [{}, false],
    [{ country: "", city: "", street: null, postcode: undefined }, false],
    [null, false],
    [undefined, false],
  ])("%j is filled: %s", (value, isFilled) => {
    expect(isAddressFilled(value)).toBe(isFilled);
  });

  it("keeps the country in capitals and everything trimmed", () => {
    expect(address.parse({ country: "sk", city: " Bratislava ", postcode: " 811 01 " })).toEqual({
      country: "SK",
      city: "Bratislava",
      postcode: "811 01",
    });
  });

  it.each([
    [{ country: "SVK", city: "Bratislava" }],
    [{ country: "SK", city: "  " }],
    [{ country: "SK" }],
    [{ country: "SK", city: "Bratislava", latitude: 91, longitude: 0 }],
    [{ country: "SK", city: "Bratislava", latitude: 0, longitude: -181 }],
    [{ country: "SK", city: "Bratislava", postcode: "1234567890123" }],
  ])("is refused as %j", (value) => {
    expect(address.safeParse(value).success).toBe(false);
  });
});

describe("a point that others see", () => {
  it.each([
    [48.20849, 48.21],
    [16.3738, 16.37],
    [-0.004, -0],
    [null, null],
  ])("%s is rounded to %s", (degrees, rounded) => {
    expect(roundCoordinate(degrees)).toBe(rounded);
  });

  it("lies at most about a kilometre from the real one", () => {
    for (let step = 0; step < 100; step++) {
      const real = { latitude: 45 + step * 0.0377, longitude: 10 + step * 0.0731 };
      const shown = {
        latitude: roundCoordinate(real.latitude) ?? 0,
        longitude: roundCoordinate(real.longitude) ?? 0,
      };
      expect(distanceKm(real, shown)).toBeLessThan(0.7);
    }
  });
});

describe("a distance", () => {
  it.each([
    ["Vienna to Bratislava", VIENNA, BRATISLAVA, 54.6],
    ["one degree of latitude", { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111.2],
    ["across the date line", { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
    ["to where one is", VIENNA, VIENNA, 0],
  ])("%s is right", (_, from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 0);
  });

  it("is the same there and back", () => {
    expect(distanceKm(VIENNA, BRATISLAVA)).toBeCloseTo(distanceKm(BRATISLAVA, VIENNA), 9);
  });
});
