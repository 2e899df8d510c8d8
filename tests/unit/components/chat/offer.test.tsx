import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OfferAside } from "@/components/agreements/chat/OfferAside";
import { OfferBar } from "@/components/agreements/chat/OfferBar";
import { OfferCard } from "@/components/offers/OfferCard";
import { ProOffer } from "@/components/offers/ProOffer";
import { ContactCard } from "@/components/agreements/detail/ContactCard";
import type { OfferView } from "@/lib/offers/schema";
import { useLiveTenders } from "@/lib/tenders/live";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { fakeSocket } from "../../../support/fake-socket";
import {
  A_TENDER_ID,
  anOfferView,
  answerWith,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));
vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);

function Live() {
  useLiveTenders();
  return null;
}

const conversation = { tenderId: A_TENDER_ID, proId: "pro" };
const FOR_CLIENT: Partial<OfferView> = { may: ["accept", "decline"] };

/** The server's answer from now on. */
function serve(offer: Partial<OfferView>, tender: Partial<TenderView> = {}): void {
  answerWith({
    [`/tenders/${A_TENDER_ID}`]: aTenderView(tender),
    [`/tenders/${A_TENDER_ID}/offers`]: { items: [anOfferView(offer)] },
  });
}
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

beforeEach(() => {
  fakeSocket.reset();
  signInAs("client", "CLIENT");
});
afterEach(cleanup);

describe("the offer beside a conversation", () => {
  it("is accepted from there, after a confirmation, and says what that costs now", async () => {
    serve({ ...FOR_CLIENT, durationDays: 3 });
    showScreen(<OfferAside {...conversation} />);
    fireEvent.click(await screen.findByRole("button", { name: "Accept €450" }));
    expect(await screen.findByText("Accept the offer of Tomáš Dvořák?")).toBeDefined();
    expect(
      screen.getByText("Nothing to pay now. You pay Tomáš Dvořák directly when the work is done."),
    ).toBeDefined();
    expect(screen.getByText("3 days")).toBeDefined();
  });

  it("shows a BEE their own offer and where to change it, and no way to accept it", async () => {
    signInAs("pro", "PRO");
    serve({});
    showScreen(<OfferAside {...conversation} />);
    expect(await screen.findByText("Your offer")).toBeDefined();
    expect(hrefOf("Change or withdraw")).toBe(`/account/tenders/${A_TENDER_ID}`);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("follows what happens to the offer and the tender while it is on screen", async () => {
    serve(FOR_CLIENT);
    showScreen(
      <>
        <Live />
        <OfferAside {...conversation} />
      </>,
    );
    await screen.findByText("€450");

    serve({ ...FOR_CLIENT, totalMinor: 42_000, version: 2 });
    act(() => fakeSocket.receive("TENDER_CHANGED", { tenderId: A_TENDER_ID }));
    expect(await screen.findByRole("button", { name: "Accept €420" })).toBeDefined();

    const contact = { name: "Tomáš Dvořák", phone: "+421900123456" };
    serve({ status: "ACCEPTED", may: [] }, { status: "ACCEPTED", recipientId: "pro", contact });
    act(() => fakeSocket.receive("TENDER_CHANGED", { tenderId: A_TENDER_ID }));
    expect(await screen.findByRole("link", { name: "+421 900 123 456" })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows a price that was changed before any event could arrive", async () => {
    fakeSocket.become("connecting");
    serve(FOR_CLIENT);
    showScreen(
      <>
        <Live />
        <OfferAside {...conversation} />
      </>,
    );
    await screen.findByText("€450");

    serve({ ...FOR_CLIENT, totalMinor: 42_000, version: 2 });
    act(() => fakeSocket.become("connected"));

    expect(await screen.findByRole("button", { name: "Accept €420" })).toBeDefined();
  });

  it("is one line on a phone, with Accept, and opens in full", async () => {
    serve({ ...FOR_CLIENT, availableFrom: "2026-11-23" });
    showScreen(<OfferBar {...conversation} />);
    expect(await screen.findByRole("button", { name: "Accept €450" })).toBeDefined();
    fireEvent.click(screen.getByText("€450, from 23 Nov"));
    expect(await screen.findByRole("dialog", { name: "The offer" })).toBeDefined();
    expect(screen.getByText("Offer from Tomáš Dvořák")).toBeDefined();
  });

  it("says what is wrong when it cannot be had, and tries again", async () => {
    answerWith({ [`/tenders/${A_TENDER_ID}`]: 403, [`/tenders/${A_TENDER_ID}/offers`]: 403 });
    showScreen(<OfferAside {...conversation} />);
    const again = await screen.findByRole("button", { name: "Try again" });
    serve(FOR_CLIENT);
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByText("Offer from Tomáš Dvořák")).toBeDefined());
  });
});

describe("the ways into a conversation", () => {
  const chat = `/account/tenders/${A_TENDER_ID}/chat`;

  it("lead a client from each offer to its BEE", () => {
    showScreen(<OfferCard offer={anOfferView(FOR_CLIENT)} offers={[]} isFirst canChat />);
    expect(hrefOf("Message Tomáš Dvořák")).toBe(`${chat}?proId=pro`);
  });

  it("lead a BEE from their own offer to the client, and from the contact after it was accepted", () => {
    signInAs("pro", "PRO");
    const tender = aTenderView({ ownOffer: anOfferView(), may: ["chat"] });
    const { change } = showScreen(<ProOffer tender={tender} />);
    expect(hrefOf("Message Nora B.")).toBe(chat);

    const contact = { name: "Nora Berger", phone: null };
    const accepted: TenderView = { ...tender, status: "ACCEPTED", recipientId: "pro", contact };
    change(
      <>
        <ContactCard tender={accepted} />
        <ProOffer tender={accepted} />
      </>,
    );
    expect(hrefOf("Message Nora Berger")).toBe(chat);
    expect(screen.queryByRole("link", { name: "Message Nora B." })).toBeNull();
  });

  it("are not there where nobody can write", () => {
    signInAs("pro", "PRO");
    showScreen(<ProOffer tender={aTenderView({ ownOffer: anOfferView() })} />);
    expect(screen.queryByRole("link", { name: /^Message/ })).toBeNull();
  });
});
