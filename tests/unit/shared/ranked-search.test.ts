import { describe, expect, it } from "vitest";
import { findRanked, searchIndex } from "@/lib/shared/ranked-search";

const index = searchIndex([
  { value: "carpets", phrases: ["Čištění koberců", "tepování"], wider: ["Úklid"] },
  { value: "windows", phrases: ["Fensterreinigung", "Fenster putzen"], wider: ["Reinigung"] },
  { value: "wiring", phrases: ["Villanyszerelés", "villanyszerelő"] },
  { value: "painting", phrases: ["Painting", "paint a wall", "decorator"], wider: ["Renovation"] },
  { value: "tiling", phrases: ["Tiling", "wall tiles"], wider: ["Renovation"] },
  { value: "taps", phrases: ["Leaks", "leaking tap", "Wasserhahn"] },
  { value: "skills", phrases: ["IT skills"] },
]);

describe("a ranked search", () => {
  it.each([
    ["without case and accents", "CISTENI", "carpets"],
    ["while a word is being typed", "fenst", "windows"],
    ["by a part of a compound", "reinigung", "windows"],
    ["in another grammatical form", "villanyszerelőt", "wiring"],
    ["with a letter wrong", "decoratir", "painting"],
    ["with a letter missing", "tilng", "tiling"],
    ["with two letters swapped", "wasserhhan", "taps"],
    ["by the name of its field", "renovation", "painting"],
    ["by its words in another order", "tap leaking", "taps"],
    ["by the phrase that fits as a whole", "paint wall", "painting"],
    ["by the rarer word", "wall decorator", "painting"],
    ["among words that fit nothing", "please somebody with IT skills", "skills"],
    ["by a short word", "it", "skills"],
  ])("finds %s", (_how, search, wanted) => {
    expect(findRanked(index, search)[0]).toBe(wanted);
  });

  it("puts what is called so before what is found by other words, however well those fit", () => {
    const named = searchIndex([
      { value: "painting", name: "Malerarbeiten", phrases: ["Malerarbeiten", "Wand", "Wand streichen"] },
      { value: "mounting", name: "Wandmontage", phrases: ["Wandmontage", "Regal aufhängen"] },
    ]);
    expect(findRanked(named, "wand")).toEqual(["mounting", "painting"]);
    expect(findRanked(named, "wand streichen")[0]).toBe("painting");
  });

  it.each(["", "  ", "…", "xyz", "qu", "🐝", "<script>", "%", "\\"])("finds nothing for %j", (search) => {
    expect(findRanked(index, search)).toEqual([]);
  });

  it("answers five thousand characters, and no more than is asked for", () => {
    expect(findRanked(index, "wall ".repeat(1000), 1)).toHaveLength(1);
  });
});
