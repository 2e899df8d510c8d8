import { expect, it } from "vitest";
import { pageNumbers } from "@/lib/directory/presentation";

const shown = (page: number, last: number) =>
  pageNumbers(page, last)
    .map((number) => number ?? "…")
    .join(" ");

it("shows both ends, the page itself, and three at the end that it stands at", () => {
  expect(shown(1, 2)).toBe("1 2");
  expect(shown(1, 6)).toBe("1 2 3 … 6");
  expect(shown(3, 10)).toBe("1 2 3 … 10");
  expect(shown(5, 10)).toBe("1 … 5 … 10");
  expect(shown(9, 10)).toBe("1 … 8 9 10");
});

it("names a page that is left out alone, and of a page beyond the last the end", () => {
  expect(shown(1, 5)).toBe("1 2 3 4 5");
  expect(shown(4, 6)).toBe("1 … 4 5 6");
  expect(shown(12, 6)).toBe("1 … 4 5 6");
});
