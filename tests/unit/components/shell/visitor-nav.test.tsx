import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { VisitorNav } from "@/components/shell/visitor/VisitorNav";
import common from "@/messages/en/common.json";

vi.mock("next/navigation", () => ({
  useParams: () => ({ lang: "en" }),
  usePathname: () => "/en",
  useRouter: () => ({}),
}));
afterEach(cleanup);

it("leads a visitor from the menu of a phone to all that there is to see without an account", () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ common }}>
      <VisitorNav />
    </NextIntlClientProvider>,
  );
  const menu = document.querySelector("dialog");
  if (!menu) throw new Error("There is no side menu");

  const hrefs = within(menu)
    .getAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href"));
  expect(hrefs.slice(0, 6)).toEqual([
    "/en/sign-up",
    "/en/sign-in",
    "/en/all-services",
    "/en/account/subscriptions",
    "/en/about-us",
    "/en/contact-us",
  ]);
  expect(screen.getAllByRole("link", { name: common.nav.services })).toHaveLength(1);
});
