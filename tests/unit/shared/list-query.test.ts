import { describe, expect, it } from "vitest";
import { listQuery, toListAnswer } from "@/lib/shared/list-query";

describe("the query of a list", () => {
  it("has the specification's defaults", () => {
    expect(listQuery.parse({})).toEqual({ page: 1, search: "", sortDirection: "DESC" });
  });

  it("reads what an address bar holds and ignores what it does not know", () => {
    expect(listQuery.parse({ page: "3", search: "  painter ", sortDirection: "ASC", color: "red" })).toEqual({
      page: 3,
      search: "painter",
      sortDirection: "ASC",
    });
  });

  it.each([{ page: "0" }, { page: "101" }, { page: "1.5" }, { page: "x" }, { sortDirection: "asc" }])(
    "refuses %j",
    (query) => {
      expect(listQuery.safeParse(query).success).toBe(false);
    },
  );
});

describe("the total of a list", () => {
  it.each([
    [0, 0, false],
    [1000, 1000, false],
    [1001, 1000, true],
  ])("of %i counted says %i, and whether there are more: %s", (counted, total, totalIsCapped) => {
    expect(toListAnswer([], counted, 1, 10)).toMatchObject({ total, totalIsCapped });
  });
});
