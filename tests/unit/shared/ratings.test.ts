import { describe, expect, it } from "vitest";
import { averageRating, ratingWord } from "@/lib/shared/ratings";

describe("the word for a rating", () => {
  it.each([
    [1, "poor"],
    [2, "ok"],
    [3, "good"],
    [4, "veryGood"],
    [5, "excellent"],
    [4.4, "veryGood"],
    [4.5, "excellent"],
    [1.49, "poor"],
    [0, "poor"],
    [6, "excellent"],
  ] as const)("%d is %s", (rating, word) => {
    expect(ratingWord(rating)).toBe(word);
  });
});

describe("an average", () => {
  it.each([
    [0, 0, 0],
    [5, 1, 5],
    [9, 2, 4.5],
    [13, 3, 4.3],
    [14, 3, 4.7],
    [609, 127, 4.8],
  ])("of a sum of %i over %i reviews is %d", (sum, count, average) => {
    expect(averageRating(sum, count)).toBe(average);
  });
});
