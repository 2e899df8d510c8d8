import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LazyProposeDialog } from "@/components/offers/proposals/lazy-proposals";
import type { OfferView } from "@/lib/offers/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import messages from "@/messages/en/other-terms.json";
import { anOfferView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

const sent: unknown[] = [];
beforeEach(() => {
  signInAs("client", "CLIENT");
  sent.length = 0;
  accountAxios.defaults.adapter = (config) => {
    if (config.method === "post") sent.push(JSON.parse(String(config.data)));
    return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
  };
});
afterEach(cleanup);

const { form: words } = messages;
const anOffer = (changes: Partial<OfferView> = {}) =>
  anOfferView({ priceType: "FIXED", priceMinor: 10_000, materials: "INCLUDED", version: 1, ...changes });

it("follows an offer that changes meanwhile in what was not touched, and says what changed", async () => {
  const close = vi.fn<() => void>();
  const { change } = showScreen(<LazyProposeDialog offer={anOffer()} onClose={close} />);
  const price = await screen.findByLabelText<HTMLInputElement>(words.price);
  expect(price.value).toMatch(/^100/);
  fireEvent.click(screen.getByRole("button", { name: words.kinds.CLIENT }));

  change(<LazyProposeDialog offer={anOffer({ version: 2, priceMinor: 8000 })} onClose={close} />);

  expect(await screen.findByText(/has changed the offer meanwhile/)).toBeTruthy();
  expect(price.value).toMatch(/^80/);
  fireEvent.click(screen.getByRole("button", { name: /80/ }));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toMatchObject([{ version: 2, priceMinor: 8000, materials: "CLIENT" }]);
});

it("keeps a price that was typed, for the offer as it is now", async () => {
  const close = vi.fn<() => void>();
  const { change } = showScreen(<LazyProposeDialog offer={anOffer()} onClose={close} />);
  const price = await screen.findByLabelText<HTMLInputElement>(words.price);
  fireEvent.change(price, { target: { value: "90" } });
  fireEvent.blur(price);

  change(<LazyProposeDialog offer={anOffer({ version: 2, materials: "CLIENT" })} onClose={close} />);

  fireEvent.click(await screen.findByRole("button", { name: /90/ }));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toMatchObject([{ version: 2, priceMinor: 9000, materials: "CLIENT" }]);
});
