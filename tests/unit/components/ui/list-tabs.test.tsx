import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { showScreen } from "@/tests/support/screen";

const TABS = [
  { value: "all", label: "All" },
  { value: "open", label: "Open", count: 3 },
  { value: "done", label: "Done" },
] as const;
const onChange = vi.fn<(value: string) => void>();

const tab = (name: string) => screen.getByRole("tab", { name });
const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...modifiers });

beforeEach(() => {
  onChange.mockReset();
  showScreen(<ListTabs tabs={TABS} value="open" onChange={onChange} label="Tenders" />);
});
afterEach(cleanup);

it("is one stop of the keyboard, the open tab, and says which that is and how many there are", () => {
  expect(screen.getByRole("tablist", { name: "Tenders" })).toBeTruthy();
  const state = screen.getAllByRole("tab").map((each) => [each.getAttribute("aria-selected"), each.tabIndex]);
  expect(state).toEqual([
    ["false", -1],
    ["true", 0],
    ["false", -1],
  ]);
  expect(tab("Open 3")).toBeTruthy();
});

it("leads from tab to tab by its keys, round at the ends, and opens none before it is pressed", () => {
  tab("Open 3").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(tab("Done"));
  press("ArrowRight");
  expect(document.activeElement).toBe(tab("All"));
  press("End");
  expect(document.activeElement).toBe(tab("Done"));
  press("Home");
  expect(document.activeElement).toBe(tab("All"));
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.click(tab("All"));
  expect(onChange).toHaveBeenCalledWith("all");
});

it("leaves Alt and an arrow to the browser, which goes back by it", () => {
  tab("Open 3").focus();
  expect(press("ArrowLeft", { altKey: true })).toBe(true);
  expect(document.activeElement).toBe(tab("Open 3"));
});

it("looks again whether the open tab is cut off once its count has come, which makes the row wider", () => {
  const observed = vi.fn<(element: Element) => void>();
  class Observer {
    observe = observed;
    disconnect(): void {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  cleanup();
  const tabs = (count: number | null) => [{ value: "all", label: "All", count }];
  const { change } = showScreen(
    <ListTabs tabs={tabs(null)} value="all" onChange={onChange} label="Tenders" />,
  );
  expect(observed).toHaveBeenCalledTimes(1);
  change(<ListTabs tabs={tabs(16)} value="all" onChange={onChange} label="Tenders" />);
  expect(observed).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
