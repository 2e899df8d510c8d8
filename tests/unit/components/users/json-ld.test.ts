import { describe, expect, it } from "vitest";
import { profileJsonLd } from "@/components/users/profile/json-ld";
import { aPublicProfile } from "@/tests/support/screen";

const address = { url: "https://bee.example/cz/account/profiles/p1", origin: "https://bee.example" };
const entityOf = (changes: Parameters<typeof aPublicProfile>[0]) =>
  profileJsonLd(aPublicProfile(changes), address).mainEntity;

describe("what a search engine reads of a profile", () => {
  it("calls a BEE a business, and a client a person", () => {
    expect(entityOf({ role: "PRO" })["@type"]).toBe("LocalBusiness");
    expect(entityOf({ role: "CLIENT" })["@type"]).toBe("Person");
  });

  it("has a rating only when there are reviews", () => {
    expect(entityOf({ rating: { average: 0, count: 0 } }).aggregateRating).toBeUndefined();
    expect(entityOf({ rating: { average: 4.8, count: 127 } }).aggregateRating).toMatchObject({
      ratingValue: 4.8,
      reviewCount: 127,
    });
  });

  it("names the town and no more of the address, and no way of contact", () => {
    const text = JSON.stringify(entityOf({ city: "Bratislava", country: "SK" }));
    expect(text).toContain('"addressLocality":"Bratislava"');
    expect(text).not.toMatch(/street|postal(?!Address)|phone|email/i);
  });

  it("names the picture with its whole address", () => {
    const photo = { id: "a", url: "/api/files/a", thumbnailURL: "/api/files/a?size=thumbnail" };
    expect(entityOf({ photo }).image).toBe("https://bee.example/api/files/a");
  });
});
