import { describe, expect, it } from "vitest";
import { completePercent, missingParts, whyNotChooseSubcategories } from "@/lib/users/profile/policy";
import type { OwnProfile } from "@/lib/users/profile/schema";

type Facts = Parameters<typeof missingParts>[0];

const INCOMPLETE: Facts = {
  role: "PRO",
  photo: null,
  headline: null,
  location: null,
  summary: null,
  subcategories: [],
  languages: [],
  experiences: [],
  educations: [],
  photos: [],
  hasPhone: false,
  verification: null,
};

const photo = { id: "a", url: "/a", thumbnailURL: "/a?size=thumbnail" };
const experience = {
  id: "x",
  title: "Painter",
  company: null,
  fromMonth: "2004-02",
  toMonth: null,
  isCurrent: true,
  description: null,
};
const education = {
  id: "e",
  school: "HTL",
  degree: null,
  field: null,
  fromYear: 1999,
  toYear: 2003,
  isCurrent: false,
  description: null,
};
const check = (status: "PENDING" | "APPROVED" | "REJECTED"): OwnProfile["verification"] => ({
  id: "v",
  documentType: "PASSPORT",
  status,
  rejectionReason: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  decidedAt: null,
});
const FULL: Facts = {
  role: "PRO",
  photo,
  headline: "Painter",
  location: {
    id: "u",
    country: "AT",
    city: "Wien",
    street: null,
    postcode: null,
    latitude: 1,
    longitude: 2,
  },
  summary: "I have painted for twenty years.",
  subcategories: [{ id: "s", slug: "painting", name: "Painting", categorySlug: "renovation" }],
  languages: [{ code: "de", level: "NATIVE" }],
  experiences: [experience],
  educations: [],
  photos: [{ ...photo, publicId: "p", photoId: "w", name: "a.webp", size: 1, mimeType: "image/webp" }],
  hasPhone: true,
  verification: check("APPROVED"),
};

describe("a profile", () => {
  it.each<[string, Facts, string[], number]>([
    ["of a BEE with everything", FULL, [], 100],
    ["of a BEE with a school and no job", { ...FULL, experiences: [], educations: [education] }, [], 100],
    ["of a BEE without either", { ...FULL, experiences: [] }, ["experience"], 90],
    ["of a BEE who waits for the check", { ...FULL, verification: check("PENDING") }, [], 100],
    ["of a BEE who was rejected", { ...FULL, verification: check("REJECTED") }, ["verification"], 90],
    ["of a BEE who was never checked", { ...FULL, verification: null }, ["verification"], 90],
    [
      "of a BEE without photos and phone",
      { ...FULL, photos: [], hasPhone: false },
      ["workPhotos", "phone"],
      80,
    ],
    ["of a client with nothing of a BEE's", { ...FULL, ...forClient() }, [], 100],
    ["of a client without a summary", { ...FULL, ...forClient(), summary: null }, ["summary"], 80],
    [
      "of a new client",
      { ...INCOMPLETE, role: "CLIENT" },
      ["photo", "location", "summary", "languages", "phone"],
      0,
    ],
    [
      "of a new BEE",
      INCOMPLETE,
      [
        "photo",
        "headline",
        "location",
        "summary",
        "trades",
        "languages",
        "experience",
        "workPhotos",
        "phone",
        "verification",
      ],
      0,
    ],
  ])("%s", (_, profile, missing, percent) => {
    expect(missingParts(profile)).toEqual(missing);
    expect(completePercent(profile)).toBe(percent);
  });
});

function forClient(): Partial<Facts> {
  const { headline, subcategories, experiences, photos, verification } = INCOMPLETE;
  return { role: "CLIENT", headline, subcategories, experiences, photos, verification };
}

describe("choosing subcategories", () => {
  it.each([
    ["as many as the plan allows", [], ["a", "b", "c"], 3, null],
    ["one more", [], ["a", "b", "c", "d"], 3, "subcategories_used_up"],
    ["fewer, but still too many", ["a", "b", "c", "d", "e"], ["a", "b", "c", "d"], 3, null],
    [
      "another one in place of many",
      ["a", "b", "c", "d", "e"],
      ["a", "b", "c", "x"],
      3,
      "subcategories_used_up",
    ],
    ["none", ["a"], [], 0, null],
  ])("%s", (_, before, chosen, max, refusal) => {
    expect(whyNotChooseSubcategories({ before, chosen, max })).toBe(refusal);
  });
});
