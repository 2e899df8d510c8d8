import { describe, expect, it } from "vitest";
import { alternatesOf, canonicalOf, localesOf } from "@/lib/i18n/public-pages";
import { addressIn } from "@/lib/i18n/languages";

describe("the addresses of public pages", () => {
  it("say cz to people and cs to search engines", () => {
    expect(addressIn("cs", "/privacy-policy")).toBe("/cz/privacy-policy");
    expect(alternatesOf("/privacy-policy")).toEqual({
      en: "/en/privacy-policy",
      de: "/de/privacy-policy",
      hu: "/hu/privacy-policy",
      cs: "/cz/privacy-policy",
      sk: "/sk/privacy-policy",
      "x-default": "/en/privacy-policy",
    });
  });

  it("end without a slash on the home page", () => {
    expect(addressIn("sk", "/")).toBe("/sk");
  });

  it("lead to the English terms from every language that has none of its own", () => {
    expect(localesOf("/terms-and-conditions")).toEqual(["en", "de"]);
    expect(canonicalOf("/terms-and-conditions", "de")).toBe("/de/terms-and-conditions");
    expect(canonicalOf("/terms-and-conditions", "cs")).toBe("/en/terms-and-conditions");
    expect(canonicalOf("/privacy-policy", "cs")).toBe("/cz/privacy-policy");
  });
});
