import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProOffer } from "@/components/offers/ProOffer";
import type { OfferView } from "@/lib/offers/schema";
import { api } from "@/lib/platform/browser/api/api";
import { clearDraft, readDraft } from "@/lib/platform/browser/storage/drafts";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import {
  A_TENDER_ID,
  anOfferView,
  answerWith,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

const address = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

const ANSWER = { key: "areaM2", label: "Area", value: 28, text: "28 m²" };
const TYPED = "I can also start on Sunday and bring a ladder.";
const withOffer = (changes: Partial<OfferView> = {}, tender: Partial<TenderView> = {}) => (
  <ProOffer tender={aTenderView({ ownOffer: anOfferView(changes), ...tender })} />
);
// By text and label: by role, a form of this size takes a second to search.
const message = () => screen.queryByLabelText<HTMLTextAreaElement>(/^Message/);

beforeEach(() => {
  signInAs("pro", "PRO");
  clearDraft("offer");
  address.query = "";
  window.history.replaceState(null, "", "/en/account/tenders/1");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A screen without room for the form beside the tender. */
function onAPhone() {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const list = {
    matches: false,
    ...listening,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
  vi.spyOn(window, "matchMedia").mockReturnValue(list as unknown as MediaQueryList);
}

/** The form that changes the offer, with another message typed into it. */
async function beginChange() {
  const shown = showScreen(withOffer());
  fireEvent.click(screen.getByText("Change offer"));
  fireEvent.change(await screen.findByLabelText(/^Message/), { target: { value: TYPED } });
  return shown;
}

it("closes the form when the client accepts the offer meanwhile, and keeps what was typed", async () => {
  const { change } = await beginChange();
  change(withOffer({ status: "ACCEPTED", version: 2, may: [] }, { status: "ACCEPTED" }));

  expect(message()).toBeNull();
  expect(screen.getByText("Accepted")).toBeTruthy();
  expect(readDraft("offer", A_TENDER_ID)?.values).toMatchObject({ message: TYPED });
});

it("offers what was typed as another offer when the client declines this one meanwhile", async () => {
  const { change } = await beginChange();
  change(withOffer({ status: "DECLINED", declineReason: "PRICE", version: 2, may: [] }, { may: ["offer"] }));

  expect(await screen.findByText("Declined")).toBeTruthy();
  await waitFor(() => expect(message()?.value).toBe(TYPED));
});

it("closes the form of an offer that another device has changed, and begins the next with both", async () => {
  const { change } = await beginChange();
  change(withOffer({ version: 2, totalMinor: 50_000 }));
  expect(message()).toBeNull();

  fireEvent.click(screen.getByText("Change offer"));
  await waitFor(() => expect(message()?.value).toBe(TYPED));
  expect(screen.queryByRole("button", { name: "Nothing changed yet" })).toBeNull();
});

it("opens the form for who comes from the conversation, and sends no change before something differs", async () => {
  address.query = "offer=change";
  showScreen(withOffer());

  expect(await screen.findByRole("button", { name: "Nothing changed yet" })).toHaveProperty("disabled", true);
});

it("sends the change with the version it began with, and forgets the draft", async () => {
  answerWith({ "/offers/offer": anOfferView({ version: 2 }) });
  const patch = vi.spyOn(api, "patch");
  await beginChange();
  fireEvent.submit(message() as HTMLTextAreaElement);

  await waitFor(() => expect(screen.getByText("Change offer")).toBeTruthy());
  expect(patch.mock.calls[0]?.[1]).toEqual({
    priceType: "FIXED",
    priceMinor: 45_000,
    estimatedHours: null,
    materials: "INCLUDED",
    materialsMinor: null,
    message: TYPED,
    availableFrom: null,
    validDays: 14,
    timeSlots: [],
    durationDays: null,
    version: 1,
  });
  expect(readDraft("offer", A_TENDER_ID)).toBeNull();
});

it("forgets what was typed when the change is given up", async () => {
  await beginChange();
  fireEvent.click(screen.getByText("Leave it as it is"));

  expect(screen.getByText("Change offer")).toBeTruthy();
  expect(readDraft("offer", A_TENDER_ID)).toBeNull();
});

it("shows one card for an offer that was withdrawn: what it said, ready to be sent again", async () => {
  const freeResend = { reason: "RESTORED", until: "2026-11-30T14:35:00.000Z" } as const;
  showScreen(withOffer({ status: "WITHDRAWN", version: 2, may: [] }, { may: ["offer"], freeResend }));

  await waitFor(() => expect(message()?.value).toBe(anOfferView().message));
  expect(screen.getAllByRole("heading", { name: "Your offer" })).toHaveLength(1);
  expect(await screen.findByText("Withdrawn")).toBeTruthy();
  expect(screen.getByText(/^Send it again by .* no further offer of your plan/)).toBeTruthy();
});

it("says that a lower price after a refusal because of the price costs no further offer", async () => {
  const freeResend = { reason: "LOWER_PRICE", until: null } as const;
  const ended = { status: "DECLINED", declineReason: "PRICE", version: 2, may: [] } as const;
  showScreen(withOffer({ ...ended, may: [] }, { may: ["offer"], freeResend }));

  expect(await screen.findByText("The client declined because of the price.")).toBeTruthy();
  expect(screen.getByText(/^Answer with a lower price than €450/)).toBeTruthy();
});

it("shows one card where the offer has ended and no other can be sent", () => {
  const ended = { status: "DECLINED", declineReason: "OTHER_CHOSEN", version: 2 } as const;
  showScreen(
    withOffer({ ...ended, may: [] }, { may: [], whyNotOffer: "tender_not_open", status: "ACCEPTED" }),
  );

  expect(screen.getAllByRole("heading", { name: "Your offer" })).toHaveLength(1);
  expect(message()).toBeNull();
});

it("leads a business that has not said who it is to the form for that, in place of the offer's", () => {
  const whyNotOffer = "trader_details_missing";
  showScreen(<ProOffer tender={aTenderView({ ownOffer: null, may: [], whyNotOffer })} />);

  expect(message()).toBeNull();
  expect(screen.getByText(/^You act for a business: before your first offer/)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Complete the business data" });
  expect(link.getAttribute("href")).toBe("/account/profiles/pro/update?tab=settings&section=personal");
});

it("opens the form over the screen of a phone, in an address of its own", async () => {
  onAPhone();
  const tender = aTenderView({ ownOffer: null, may: ["offer"] });
  const push = vi.spyOn(window.history, "pushState");
  const { change } = showScreen(<ProOffer tender={tender} />);
  expect(message()).toBeNull();
  fireEvent.click(screen.getByText("Send an offer"));
  expect(push).toHaveBeenLastCalledWith(expect.anything(), "", expect.stringContaining("?offer=new"));

  address.query = "offer=new";
  change(<ProOffer tender={{ ...tender }} />);
  await waitFor(() => expect(message()).not.toBeNull());
  expect(screen.getByRole("dialog", { name: "Your offer" })).toBeTruthy();
  fireEvent.change(message() as HTMLTextAreaElement, { target: { value: TYPED } });

  address.query = "";
  change(<ProOffer tender={{ ...tender }} />);
  await waitFor(() => expect(message()).toBeNull());
  expect(screen.getByText("Continue your offer")).toBeTruthy();
  expect(readDraft("offer", A_TENDER_ID)?.values).toMatchObject({ message: TYPED });
});

it("says over the screen of a phone which job it is for, how many offers that has and how many the plan has left", async () => {
  onAPhone();
  address.query = "offer=new";
  const allowance = { left: 2, perPeriod: 3, renewsAt: "2026-12-31T12:00:00.000Z" };
  const tender = aTenderView({ ownOffer: null, may: ["offer"], offerCount: 4, allowance });
  showScreen(<ProOffer tender={tender} />);
  await waitFor(() => expect(message()).not.toBeNull());
  const sheet = within(screen.getByRole("dialog", { name: "Your offer" }));
  expect(sheet.getByText(tender.title)).toBeTruthy();
  expect(sheet.getByText("4 offers, 10 at most")).toBeTruthy();
  expect(sheet.getByText(/Your plan has 2 offers left/)).toBeTruthy();
});

it("says over the screen of a phone who asks, that no offer was sent yet, and with one press what was answered", async () => {
  onAPhone();
  address.query = "offer=new";
  const tender = aTenderView({ ownOffer: null, may: ["offer"], offerCount: 0, answers: [ANSWER] });
  showScreen(<ProOffer tender={tender} />);
  await waitFor(() => expect(message()).not.toBeNull());
  const sheet = within(screen.getByRole("dialog", { name: "Your offer" }));
  expect(sheet.getByText(tender.creator.name)).toBeTruthy();
  expect(sheet.getByText("No offers yet: yours would be the first")).toBeTruthy();
  fireEvent.click(sheet.getByText("Whole description"));
  expect(sheet.getByText(ANSWER.label)).toBeTruthy();
  expect(sheet.getByText(ANSWER.text)).toBeTruthy();
});

it("says by the message when what is typed was saved, not above the fields", async () => {
  await beginChange();
  const saved = await screen.findByText(/^Draft saved/);
  const typed = message() as HTMLTextAreaElement;
  expect(typed.compareDocumentPosition(saved) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("says once beside the tender how many offers the plan has left", async () => {
  const allowance = { left: 2, perPeriod: 3, renewsAt: "2026-12-31T12:00:00.000Z" };
  showScreen(<ProOffer tender={aTenderView({ ownOffer: null, may: ["offer"], allowance })} />);
  await waitFor(() => expect(message()).not.toBeNull());
  expect(screen.getAllByText(/Your plan: 2 of 3 offers left until 31 December/)).toHaveLength(1);
});

it("closes the form of a phone without leaving the tender, wherever it was opened", async () => {
  onAPhone();
  address.query = "offer=new";
  const replace = vi.spyOn(window.history, "replaceState");
  showScreen(<ProOffer tender={aTenderView({ ownOffer: null, may: ["offer"] })} />);
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(replace).toHaveBeenLastCalledWith(null, "", expect.not.stringContaining("offer"));
});

it("changes an offer over the screen of a phone, which the address alone opens", async () => {
  onAPhone();
  address.query = "offer=change";
  showScreen(withOffer());
  expect(await screen.findByRole("dialog", { name: "Your offer" })).toBeTruthy();
  await waitFor(() => expect(message()?.value).toBe(anOfferView().message));
});
