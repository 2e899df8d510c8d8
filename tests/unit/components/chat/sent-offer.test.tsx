import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTermsCards } from "@/components/agreements/chat/use-terms-cards";
import type { OfferView } from "@/lib/offers/schema";
import { aMessage } from "../../../support/chat-thread";
import { anOfferView, aTenderView, showScreen, signInAs } from "../../../support/screen";

const SENT = {
  kind: "SYSTEM",
  senderId: null,
  systemCode: "OFFER_SENT",
  params: { priceMinor: 45_000 },
} as const;

function Line({ offer }: { offer: Partial<OfferView> }) {
  const chatOffer = { tender: aTenderView(), offer: anOfferView(offer), isOwn: false };
  const cardOf = useTermsCards(chatOffer, "Tomáš Dvořák");
  return <>{cardOf(aMessage(1, SENT)) ?? "a line"}</>;
}

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

describe("an offer that was just sent", () => {
  it("stands in the conversation as a card: what it costs, when it begins, how long it takes", async () => {
    showScreen(<Line offer={{ totalMinor: 45_000, revision: 1, durationDays: 3 }} />);
    const card = within(await screen.findByRole("article", { name: "Offer from Tomáš Dvořák" }));
    expect(card.getByText("€450")).toBeDefined();
    expect(card.getByText("3 days")).toBeDefined();
    expect(card.queryByText("before:")).toBeNull();
  });

  it("is a line once its terms are others, or it is gone", () => {
    showScreen(<Line offer={{ totalMinor: 40_000, revision: 1 }} />);
    expect(screen.getByText("a line")).toBeDefined();
    cleanup();
    showScreen(<Line offer={{ totalMinor: 45_000, revision: 1, status: "WITHDRAWN" }} />);
    expect(screen.getByText("a line")).toBeDefined();
  });
});
