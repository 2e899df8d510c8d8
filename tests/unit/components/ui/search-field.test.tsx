import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { SearchField } from "@/components/ui/lists/SearchField";
import { showScreen } from "@/tests/support/screen";

afterEach(cleanup);

/** A list that keeps its search elsewhere, as its address does. */
function List() {
  const [search, setSearch] = useState("");
  return (
    <>
      <SearchField value={search} onSubmit={setSearch} placeholder="" label="Search tenders" />
      <button onClick={() => setSearch("move")}>Back</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Search tenders");

it("keeps the focus in the field when a search is sent and when it is cleared", () => {
  showScreen(<List />);
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: " paint " } });
  fireEvent.submit(field());
  expect(field().value).toBe("paint");
  expect(document.activeElement).toBe(field());

  const cross = screen.getByRole("button", { name: "Clear the search" });
  act(() => cross.focus());
  fireEvent.click(cross);
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
});

it("shows a search that came from outside in place of what was typed", () => {
  showScreen(<List />);
  fireEvent.change(field(), { target: { value: "paint" } });

  fireEvent.click(screen.getByText("Back"));
  expect(field().value).toBe("move");
});
