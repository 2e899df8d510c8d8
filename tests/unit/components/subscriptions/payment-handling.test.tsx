import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PaymentHandlingScreen } from "@/components/subscriptions/payment/PaymentHandlingScreen";
import { PLANS } from "@/lib/subscriptions/constants";
import { providerSubscriptionQuery } from "@/lib/subscriptions/queries";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

const address = vi.hoisted(() => ({ query: "", replaced: [] as string[] }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));
vi.mock("@/lib/i18n/navigation", () => {
  const router = { push: () => undefined, replace: (href: string) => void address.replaced.push(href) };
  return {
    Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
    useRouter: () => router,
  };
});
vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);

const SUCCESS = "/account/payment/success";
const AGAIN_MS = 3_000;

/** Our own row has one plan, the provider another one, whose payment waits for `step`. */
function answerPlans({ own, atProvider, step = "none" }: { own: string; atProvider: string; step?: string }) {
  const named = (slug: string) => ({ ...PLANS.find((plan) => plan.slug === slug), id: slug, name: slug });
  const current = {
    id: "sub",
    planId: own,
    plan: named(own),
    pendingPlan: null,
    status: "ACTIVE",
    paymentProviderId: "provider",
  };
  answerWith({
    "/users/subscriptions": { plan: named(own), current, incomplete: null, history: [] },
    "/users/subscriptions/getStripeSubscriptionById": {
      id: "provider",
      status: "ACTIVE",
      planId: atProvider,
      step,
      clientSecret: null,
    },
  });
}

const heading = (name: string) => screen.findByRole("heading", { name });
const later = () => act(() => vi.advanceTimersByTimeAsync(AGAIN_MS));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signInAs("pro", "PRO");
  address.replaced = [];
  address.query = "id=sub&from=standard";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("says that an upgrade has ended which the bank never confirmed, and claims no payment", async () => {
  answerPlans({ own: "standard", atProvider: "standard" });
  showScreen(<PaymentHandlingScreen />);

  await heading("This payment has ended");
  expect(address.replaced).toEqual([]);
});

it("leads to the confirmation once an overdue payment of the same plan is through", async () => {
  address.query = "id=sub";
  answerPlans({ own: "standard", atProvider: "standard" });
  showScreen(<PaymentHandlingScreen />);

  await waitFor(() => expect(address.replaced).toEqual([SUCCESS]));
});

it("learns without an event that an upgrade is through", async () => {
  answerPlans({ own: "standard", atProvider: "premium" });
  showScreen(<PaymentHandlingScreen />);
  await heading("Your payment is on its way");

  answerPlans({ own: "premium", atProvider: "premium" });
  await later();

  await waitFor(() => expect(address.replaced).toEqual([SUCCESS]));
});

it("believes nothing that was seen before the upgrade was asked for", async () => {
  answerPlans({ own: "standard", atProvider: "standard", step: "processing" });
  const { queryKey } = providerSubscriptionQuery("provider");
  const { client, change } = showScreen(null);
  client.setQueryData(queryKey, { status: "ACTIVE", planId: "standard", step: "none" } as never);
  address.query = "id=sub";

  change(<PaymentHandlingScreen />);

  await heading("Your payment is on its way");
  expect(address.replaced).toEqual([]);
});

it("waits on while the card is charged, and says when the upgrade has ended meanwhile", async () => {
  answerPlans({ own: "standard", atProvider: "standard", step: "processing" });
  showScreen(<PaymentHandlingScreen />);
  await heading("Your payment is on its way");

  answerPlans({ own: "standard", atProvider: "standard" });
  await later();

  await heading("This payment has ended");
  expect(address.replaced).toEqual([]);
});
