import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { TenderListParts } from "@/components/tenders/list/list-filters";
import { NoTenders } from "@/components/tenders/list/NoTenders";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({ Link: "a" }));
afterEach(cleanup);

it("names what was searched for, and offers first to clear it", () => {
  const list = { tab: "all", search: "xyzxyz", filters: {} } as unknown as TenderListParts;
  showScreen(<NoTenders list={list} />);

  expect(screen.getByRole("heading").textContent).toBe("Nothing found for “xyzxyz”");
  const [first, ...others] = screen.getAllByRole("button");
  expect([first?.textContent, first?.dataset.variant]).toEqual(["Clear the search", "contained"]);
  expect(others.map(({ dataset }) => dataset.variant)).not.toContain("contained");
});
