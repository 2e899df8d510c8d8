import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CardOnFile } from "@/components/subscriptions/CardOnFile";
import { translator } from "@/lib/i18n/translator";
import { LANGUAGES } from "@/lib/i18n/languages";
import type { SubscriptionView } from "@/lib/subscriptions/schema";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
afterEach(cleanup);

it("says until when a card is valid as the card does", () => {
  const card = { brand: "visa", last4: "4242", expMonth: 3, expYear: 2028 };
  showScreen(<CardOnFile current={{ id: "s1", card } as SubscriptionView} />);

  expect(screen.getByText("Valid until 03/2028")).toBeTruthy();
});

it.each(LANGUAGES)("fits the sentence around it in %s", (lang) => {
  const t = translator(lang, "subscriptions");

  expect(t("method.expires", { month: "12/2028" })).toMatch(/\S 12\/2028$/);
});
