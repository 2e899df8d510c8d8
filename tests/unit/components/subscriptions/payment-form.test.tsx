import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DemoPayment } from "@/components/subscriptions/payment/DemoPayment";
import { rememberReturnTo, returnTo } from "@/components/subscriptions/return-to";
import { PLANS } from "@/lib/subscriptions/constants";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
}));

vi.mock("@/lib/demo/payments/queries", () => ({ useAddDemoCard: () => ({ mutateAsync: addCard }) }));

const addCard = vi.fn<(card: unknown) => Promise<{ paymentMethod: string }>>(() =>
  Promise.resolve({ paymentMethod: "pm_1" }),
);
const plan = { ...PLANS[1], id: "standard", name: "Standard", currency: "EUR", interval: "MONTH" } as const;
const number = () => screen.getByLabelText<HTMLInputElement>(/^Card number/);
const press = () => fireEvent.submit(number().closest("form") as HTMLFormElement);
/** The machine that runs the tests may be busy. */
const SOON = { timeout: 15_000 };

beforeEach(() => {
  addCard.mockClear();
  signInAs("pro", "PRO");
});
afterEach(cleanup);

function show(pay: (paymentMethod: string) => Promise<void>) {
  showScreen(<DemoPayment purpose={{ kind: "start", plan }} pay={pay} />);
  fireEvent.click(screen.getByText("Pays"));
  fireEvent.click(screen.getByLabelText(/^I ask for/));
}

it("pays once however often the button is pressed", async () => {
  const pay = vi.fn<(paymentMethod: string) => Promise<void>>(() => Promise.resolve());
  show(pay);
  [1, 2, 3].forEach(press);

  await waitFor(() => expect(pay).toHaveBeenCalledWith("pm_1"), SOON);
  expect(pay).toHaveBeenCalledTimes(1);
});

it("keeps the card when its payment fails, says why beside the button, and uses the same card again", async () => {
  const pay = vi.fn<(paymentMethod: string) => Promise<void>>(() => Promise.reject(new Error("lost")));
  show(pay);
  press();
  expect(await screen.findByRole("alert", undefined, SOON)).toBeTruthy();
  expect(number().value).toBe("4242 4242 4242 4242");

  press();
  await waitFor(() => expect(pay).toHaveBeenCalledTimes(2), SOON);
  expect(addCard).toHaveBeenCalledTimes(1);
});

it("asks for the consent, which nobody has ticked", async () => {
  const pay = vi.fn<(paymentMethod: string) => Promise<void>>(() => Promise.resolve());
  showScreen(<DemoPayment purpose={{ kind: "start", plan }} pay={pay} />);
  const consent = screen.getByLabelText<HTMLInputElement>(/^I ask for/);
  expect(consent.checked).toBe(false);
  // It is the last thing before the button that pays.
  expect(consent.compareDocumentPosition(number()) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  fireEvent.click(screen.getByText("Pays"));
  press();

  expect(await screen.findByText("Please tick this to go on.", undefined, SOON)).toBeTruthy();
  expect(pay).not.toHaveBeenCalled();
});

it("remembers only pages of this site as the way back", () => {
  rememberReturnTo("/de/account/tenders/7#offer");
  expect(returnTo()).toBe("/account/tenders/7#offer");
  rememberReturnTo("//evil.example");
  expect(returnTo()).toBeNull();
});
