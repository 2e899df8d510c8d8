import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OfflineLinkGuard } from "@/components/shell/account/OfflineLinkGuard";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import common from "@/messages/en/common.json";

const warnings = vi.spyOn(toast, "warning").mockImplementation(() => undefined);
let isOnline = false;

beforeEach(() => {
  isOnline = false;
  vi.spyOn(window.navigator, "onLine", "get").mockImplementation(() => isOnline);
  warnings.mockClear();
  window.history.replaceState(null, "", "/en/account?tab=all");
});
afterEach(cleanup);

type Link = React.ComponentProps<"a">;

/** The result of a press on a link: whether it would have navigated, and how many warnings were shown. */
function press(link: Link, how: MouseEventInit = {}): { leads: boolean; warnings: number } {
  let leads = false;
  render(
    <NextIntlClientProvider locale="en" messages={{ common }}>
      <OfflineLinkGuard />
      <div
        onClickCapture={(event) => {
          leads = !event.defaultPrevented;
          event.preventDefault();
        }}
      >
        <a {...link}>
          <b>Go</b>
        </a>
      </div>
    </NextIntlClientProvider>,
  );
  const target = screen.getByText("Go");
  fireEvent(target, createEvent.click(target, { button: 0, ...how }));
  return { leads, warnings: warnings.mock.calls.length };
}

it("stays on the page and says why, when a page of ours is pressed without a network", () => {
  expect(press({ href: "/en/account/tenders" })).toEqual({ leads: false, warnings: 1 });
  expect(warnings).toHaveBeenCalledWith(common.failure.network);
});

it("lets every link lead where it leads while there is a network", () => {
  isOnline = true;
  expect(press({ href: "/en/account/tenders" })).toEqual({ leads: true, warnings: 0 });
});

it.each<[string, Link, MouseEventInit]>([
  ["another site", { href: "https://elsewhere.example/en" }, {}],
  ["a new tab by its target", { href: "/en/terms", target: "_blank" }, {}],
  ["a new tab by the key that is held", { href: "/en/terms" }, { ctrlKey: true }],
  ["a place on this page", { href: "#main" }, {}],
  ["a file to keep", { href: "/api/files/1", download: true }, {}],
  ["a mail", { href: "mailto:a@b.example" }, {}],
])("leaves %s to the browser", (_, link, how) => {
  expect(press(link, how)).toEqual({ leads: true, warnings: 0 });
});
