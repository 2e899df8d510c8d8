import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LazyNextSteps } from "@/components/agreements/steps/lazy-next-steps";
import { LazyProposeDialog } from "@/components/offers/proposals/lazy-proposals";
import { offersQuery } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import messages from "@/messages/en/other-terms.json";
import { anOfferView, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

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

it("sends a proposal although a price of materials that are not chosen any more is wrong", async () => {
  const close = vi.fn<() => void>();
  showScreen(<LazyProposeDialog offer={anOffer()} onClose={close} />);
  const price = await screen.findByLabelText(words.price);
  fireEvent.change(price, { target: { value: "90" } });
  fireEvent.blur(price);
  fireEvent.click(screen.getByRole("button", { name: words.kinds.EXTRA }));
  const materials = await screen.findByLabelText(words.materialsPrice);
  fireEvent.change(materials, { target: { value: "0" } });
  fireEvent.blur(materials);

  fireEvent.click(screen.getByRole("button", { name: words.kinds.INCLUDED }));
  fireEvent.click(screen.getByRole("button", { name: /90/ }));

  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toMatchObject([{ priceMinor: 9000, materials: "INCLUDED", materialsMinor: null }]);
});

it("does not take a price of materials that are not chosen any more for a change", async () => {
  showScreen(<LazyProposeDialog offer={anOffer()} onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole("button", { name: words.kinds.EXTRA }));
  const materials = await screen.findByLabelText(words.materialsPrice);
  fireEvent.change(materials, { target: { value: "20" } });
  fireEvent.blur(materials);
  fireEvent.click(screen.getByRole("button", { name: words.kinds.INCLUDED }));

  expect(await screen.findByText(words.unchanged)).toBeTruthy();
});

it("keeps what is typed while the job runs when the other side proposes something first", async () => {
  const { pro } = anOfferView();
  const tender = aTenderView({
    status: "ACCEPTED",
    recipientId: pro.id,
    recipient: pro,
    acceptedOfferId: "offer",
  });
  const agreed = (may: OfferView["may"]) => [anOffer({ status: "ACCEPTED", may })];
  accountAxios.defaults.adapter = (config) =>
    Promise.resolve({
      data: { items: agreed(["propose"]) },
      status: 200,
      statusText: "",
      headers: {},
      config,
    });
  const { client } = showScreen(<LazyNextSteps tender={tender} />);
  fireEvent.click(await screen.findByRole("button", { name: messages.job.button }));
  const note = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^A few words/u });
  fireEvent.change(note, { target: { value: "The ceiling, too." } });

  client.setQueryData(offersQuery(tender.id).queryKey, agreed([]));

  await waitFor(() => expect(screen.queryByText(/^It counts once/u)).toBeNull());
  expect(screen.getByDisplayValue("The ceiling, too.")).toBe(note);
});
