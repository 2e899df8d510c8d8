import { expect, it } from "vitest";
import { sortOffers } from "@/components/offers/format";
import type { OfferView } from "@/lib/offers/schema";

const anOffer = (id: string, totalMinor: number, changes: Partial<OfferView> = {}) =>
  ({
    id,
    totalMinor,
    materials: "INCLUDED",
    availableFrom: null,
    isPinned: false,
    createdAt: id,
    ...changes,
  }) as OfferView;

const OFFERS = [
  anOffer("a", 72_000, { materials: "CLIENT", availableFrom: "2026-12-02" }),
  anOffer("b", 83_000),
  anOffer("c", 78_000, { materials: "EXTRA", availableFrom: "2026-12-03" }),
];
const inOrder = (offers: readonly OfferView[], sort: "total" | "start") =>
  sortOffers(offers, sort, () => false).map(({ id }) => id);

it("begins with the lowest of the prices that are whole: one without the material may end higher than all", () => {
  expect(inOrder(OFFERS, "total")).toEqual(["c", "b", "a"]);
});

it("takes a price without the material like any other where they are sorted by the start, or it is on the shortlist", () => {
  expect(inOrder(OFFERS, "start")).toEqual(["a", "c", "b"]);
  const [first, ...others] = OFFERS;
  expect(inOrder([{ ...first!, isPinned: true }, ...others], "total")).toEqual(["a", "c", "b"]);
});
