import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OfferCard } from "@/components/offers/OfferCard";
import type { OfferView } from "@/lib/offers/schema";
import moves from "@/messages/en/moves.json";
import { anOfferView, answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

beforeEach(() => {
  signInAs("client", "CLIENT");
  answerWith({});
});
afterEach(cleanup);

async function openMenu(changes: Partial<OfferView>) {
  const offer = anOfferView(changes);
  showScreen(<OfferCard offer={offer} offers={[offer]} isFirst={false} canChat={false} />);
  fireEvent.click(screen.getByRole("button", { name: `More: ${offer.pro.name}` }));
  return within(await screen.findByRole("menu"));
}

it("holds what the client may do with an open offer", async () => {
  const menu = await openMenu({ may: ["accept", "decline", "propose"] });
  for (const name of [moves.propose, moves.profile, moves.report, moves.decline.button])
    expect(menu.getByRole("menuitem", { name })).toBeTruthy();
  expect(menu.getByRole("menuitemcheckbox", { name: moves.pin })).toBeTruthy();
});

it.each(["ACCEPTED", "DECLINED", "WITHDRAWN"] as const)(
  "leaves of an offer that is %s its BEE and the report",
  async (status) => {
    const menu = await openMenu({ status, may: [] });
    expect(menu.getByRole("menuitem", { name: moves.report })).toBeTruthy();
    expect(menu.getByRole("menuitem", { name: moves.profile })).toBeTruthy();
    expect(menu.queryByRole("menuitemcheckbox", { name: moves.pin })).toBeNull();
    expect(menu.queryByRole("menuitem", { name: moves.decline.button })).toBeNull();
  },
);
