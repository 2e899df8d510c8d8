import { describe, expect, it } from "vitest";
import { countryName, countryOptions } from "@/lib/shared/countries";
import { likelyCountry } from "@/lib/platform/browser/time-zone";

describe("countries", () => {
  it("are called what the reader's language calls them, Czech too", () => {
    expect(countryName("SK", "cs")).toBe("Slovensko");
    expect(countryName("AT", "hu")).toBe("Ausztria");
    expect(countryName("ZZZ", "de")).toBe("ZZZ");
  });

  it("are sorted the way each language sorts", () => {
    const german = countryOptions("de").map((option) => option.name);
    expect(german.indexOf("Österreich")).toBeLessThan(german.indexOf("Pakistan"));
    const czech = countryOptions("cs").map((option) => option.name);
    expect(czech.indexOf("Česko")).toBeGreaterThan(czech.indexOf("Curaçao"));
    expect(german.length).toBeGreaterThan(240);
  });

  it("are assumed by the clock, else by a language of one country alone", () => {
    expect(likelyCountry("hu", "Europe/Vienna")).toBe("AT");
    expect(likelyCountry("hu", "Asia/Kathmandu")).toBe("HU");
    expect(likelyCountry("de", "Asia/Kathmandu")).toBeNull();
  });
});
