import { expect, it } from "vitest";
import { proposalForm } from "@/lib/offers/proposals/schema";

const TERMS = { priceType: "FIXED", priceMinor: 9000, materialsMinor: 0, version: 1 } as const;

it("judges a price of materials only where it is chosen", () => {
  expect(proposalForm.safeParse({ ...TERMS, materials: "INCLUDED" }).data?.materialsMinor).toBeNull();
  expect(proposalForm.safeParse({ ...TERMS, materials: "EXTRA" }).success).toBe(false);
});
