import { expect, it } from "vitest";
import { partHref } from "@/components/users/profile/part-href";

it("leads from a missing part to its section, and to the settings for the phone number", () => {
  expect(partHref("u1", "workPhotos")).toBe("/account/profiles/u1/update#photos");
  expect(partHref("u1", "phone")).toBe("/account/profiles/u1/update?tab=settings&section=personal");
});
