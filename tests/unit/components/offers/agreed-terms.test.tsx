import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LazyNextSteps } from "@/components/agreements/steps/lazy-next-steps";
import { LazyAgreedTerms } from "@/components/agreements/terms/lazy-agreed-terms";
import { LazyTermsMessage } from "@/components/offers/proposals/lazy-proposals";
import type { OfferHistory, ProposalView } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import {
  A_TENDER_ID,
  anOfferView,
  answerWith,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

const FIRST = {
  priceType: "FIXED",
  priceMinor: 45_000,
  estimatedHours: null,
  materials: "INCLUDED",
  materialsMinor: null,
  availableFrom: null,
  timeSlots: [],
  durationDays: null,
  totalMinor: 45_000,
} as const;
const EXTRA = { ...FIRST, timeSlots: [], priceMinor: 52_000, totalMinor: 52_000 };

const aChange = (changes: Partial<ProposalView> = {}): ProposalView => ({
  ...EXTRA,
  id: "p",
  byPro: true,
  duringJob: true,
  note: "Two more doors.",
  status: "OPEN",
  baseRevision: 1,
  revision: null,
  expiresAt: "2999-05-07T09:00:00.000Z",
  createdAt: "2026-05-04T09:00:00.000Z",
  may: ["ACCEPT", "KEEP"],
  ...changes,
});

const anAgreedOffer = (changes: Partial<OfferView> = {}) =>
  anOfferView({ status: "ACCEPTED", may: [], ...changes });

const NO_HISTORY: OfferHistory = { items: [], proposals: [] };

/** What a job's page knows of the offer that was accepted. */
function knowsJob(offer: OfferView, { items, proposals } = NO_HISTORY) {
  answerWith({
    [`/tenders/${A_TENDER_ID}/offers`]: { items: [offer] },
    [`/offers/${offer.id}/revisions`]: { items, proposals },
  });
  const agreement = { recipientId: offer.pro.id, recipient: offer.pro, acceptedOfferId: offer.id };
  return aTenderView({ status: "ACCEPTED", ...agreement });
}

/** The section on the page of a job. */
async function showsJob(offer: OfferView, history = NO_HISTORY) {
  showScreen(<LazyAgreedTerms tender={knowsJob(offer, history)} />);
  return within(await screen.findByRole("region", { name: "Price and date" }));
}

/** The way to propose another price or date. */
async function opensProposal() {
  showScreen(<LazyNextSteps tender={knowsJob(anAgreedOffer({ may: ["propose"] }))} />);
  const row = await screen.findByRole("button", { name: "Change price or date" });
  fireEvent.click(row);
  return { row, dialog: within(await screen.findByRole("dialog", { name: "Change price or date" })) };
}

describe("on the page of a job", () => {
  it("offers another price or date, which counts once the other agrees", async () => {
    const { row, dialog } = await opensProposal();

    expect(within(row).getByText("It counts once Tomáš Dvořák agrees.")).toBeTruthy();
    expect(dialog.getByText(/What is agreed stands until Tomáš Dvořák agrees/)).toBeTruthy();
    expect(dialog.getByRole("button", { name: "I buy them" })).toBeTruthy();
  });

  it("lets the BEE propose to the client", async () => {
    signInAs("pro", "PRO");
    const { dialog } = await opensProposal();

    expect(dialog.getByText(/stands until Nora B\. agrees/)).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Client buys" })).toBeTruthy();
  });

  it("sends no proposal in which nothing is other than agreed", async () => {
    const { dialog } = await opensProposal();
    const send = () => dialog.getByRole<HTMLButtonElement>("button", { name: /^Propose/ });
    expect(send().disabled).toBe(true);
    expect(dialog.getByText("Change the price, the materials or the start first.")).toBeTruthy();

    fireEvent.click(dialog.getByRole("button", { name: "I buy them" }));
    expect(send().disabled).toBe(false);
    expect(dialog.queryByText(/Change the price/)).toBeNull();
  });

  it("names materials as a part of the total that stands above them", async () => {
    const extra = { materials: "EXTRA", materialsMinor: 14_000 } as const;
    const section = await showsJob(anAgreedOffer({ proposal: aChange(extra) }));
    expect(section.getByText("Materials").nextElementSibling?.textContent).toContain("€140 of it");
  });

  it("shows what the other proposes beside what is agreed, with the two answers", async () => {
    const section = await showsJob(anAgreedOffer({ proposal: aChange() }));

    expect(section.getByText("Tomáš Dvořák proposes a change")).toBeTruthy();
    expect(section.getByText("Total").nextElementSibling?.textContent).toBe("before: €450€520");
    expect(section.getByText("“Two more doors.”")).toBeTruthy();
    expect(section.getByRole("button", { name: "Agree to €520" })).toBeTruthy();
    expect(section.getByRole("button", { name: "Leave as agreed" })).toBeTruthy();
    expect(section.queryByText("Answer with other terms")).toBeNull();
  });

  it("asks for no price where the date alone would change", async () => {
    const later = { ...FIRST, timeSlots: [], availableFrom: "2026-06-01" };
    const section = await showsJob(anAgreedOffer({ proposal: aChange(later) }));

    expect(section.getByRole("button", { name: "Agree" })).toBeTruthy();
  });

  it("lets the one who proposed take it back", async () => {
    const own = aChange({ byPro: false, may: ["WITHDRAW"] });
    const section = await showsJob(anAgreedOffer({ proposal: own }));

    expect(section.getByText("You proposed a change")).toBeTruthy();
    expect(section.getByRole("button", { name: "Take back" })).toBeTruthy();
    expect(section.queryByRole("button", { name: /Agree/ })).toBeNull();
  });

  it("says when the agreed price changed, from what and to what", async () => {
    const taken = aChange({ status: "TAKEN", revision: 2, may: [] });
    const revision = { by: "PRO", createdAt: "2026-05-05T09:00:00.000Z" } as const;
    const items = [
      { ...FIRST, timeSlots: [], ...revision, n: 1, proposalId: null },
      { ...EXTRA, ...revision, n: 2, proposalId: "p" },
    ];
    const changed = anAgreedOffer({ ...EXTRA, revision: 2, proposal: taken });
    const section = await showsJob(changed, { items, proposals: [taken] });

    expect(section.getByText(/^Changed on .*5.* from €450 to €520$/)).toBeTruthy();
  });

  it("is not there when nothing was changed and nothing can be", async () => {
    const offer = anAgreedOffer();
    answerWith({ [`/tenders/${A_TENDER_ID}/offers`]: { items: [offer] } });
    const { client } = showScreen(
      <LazyAgreedTerms tender={aTenderView({ status: "COMPLETED", acceptedOfferId: offer.id })} />,
    );
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText("Price and date")).toBeNull();
  });
});

describe("as a card in the conversation", () => {
  const shows = (proposal: ProposalView, isOwn: boolean, offer = anAgreedOffer()) =>
    showScreen(
      <LazyTermsMessage
        move={{ before: { ...FIRST, timeSlots: [] }, proposal }}
        offer={{ ...offer, proposal }}
        isOwn={isOwn}
        partnerName={isOwn ? "Nora B." : "Tomáš Dvořák"}
      />,
    );

  it("has the buttons of the one who is to answer", async () => {
    shows(aChange(), false);
    expect(await screen.findByText("Tomáš Dvořák proposes a change")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Agree to €520" })).toBeTruthy();
    cleanup();

    shows(aChange({ may: ["WITHDRAW"] }), true);
    expect(await screen.findByText("You proposed a change")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Agree to €520" })).toBeNull();
    expect(screen.getByRole("button", { name: "Take back" })).toBeTruthy();
  });

  it("says what became of it", async () => {
    shows(aChange({ status: "KEPT", may: [] }), true);
    expect(await screen.findByText("It stayed as agreed.")).toBeTruthy();
  });

  it("names the one who agreed, who is not the one who proposed", async () => {
    const taken = aChange({ status: "TAKEN", revision: 2, may: [] });
    const revision = { ...EXTRA, n: 2, by: "PRO", proposalId: "p", createdAt: taken.createdAt } as const;
    const move = { before: { ...FIRST, timeSlots: [] }, revision, answered: taken };
    showScreen(
      <LazyTermsMessage move={move} offer={anAgreedOffer({ revision: 2 })} isOwn partnerName="Nora B." />,
    );
    expect(await screen.findByText("Nora B. agrees to the change")).toBeTruthy();
  });
});
