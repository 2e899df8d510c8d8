import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LazyNextSteps } from "@/components/agreements/steps/lazy-next-steps";
import { DisputeRow } from "@/components/disputes/DisputeRow";
import { TenderDisputes } from "@/components/disputes/TenderDisputes";
import { DisputeScreen } from "@/components/disputes/admin/DisputeScreen";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { DisputeDetail, DisputesOfTender as Answer } from "@/lib/disputes/schema";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { toDay } from "@/lib/shared/dates/dates";
import admin from "@/messages/en/disputes-admin.json";
import disputes from "@/messages/en/disputes.json";
import { answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";
import { aDispute, AT, person } from "./a-dispute";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/account",
}));

function show(answer: Partial<Answer>, changes: Partial<TenderView> = {}) {
  const tender = aTenderView(changes);
  answerWith({
    [`/tenders/${tender.id}/disputes`]: {
      items: [],
      mayOpen: false,
      openUntil: null,
      partner: null,
      ...answer,
    },
  });
  return showScreen(
    <>
      <TenderDisputes tenderId={tender.id} mayChat />
      <DisputeRow tender={tender} />
    </>,
  );
}

beforeEach(() => {
  cleanup();
  localStorage.clear();
  signInAs("client", "CLIENT");
  sessionStore.patchUser({ emailConfirmed: true });
});

describe("a dispute on the page of its tender", () => {
  it("is only a quiet question while nothing went wrong, which opens the form", async () => {
    show({ mayOpen: true });
    fireEvent.click(await screen.findByRole("button", { name: disputes.quiet.button }));
    expect(await screen.findByText(disputes.open.title)).toBeTruthy();
    expect(await screen.findByText(disputes.reasons.NO_SHOW)).toBeTruthy();
  });

  it("names the other one in the form, also after they have left", async () => {
    show({ mayOpen: true, partner: person("pro", "PRO", "Tomáš D.") }, { recipient: null });
    fireEvent.click(await screen.findByRole("button", { name: disputes.quiet.button }));
    expect((await screen.findByRole("dialog")).textContent).toContain("Tomáš D.");
  });

  it("keeps what was typed for who typed it, and not for the other one on the same device", async () => {
    const open = async () => {
      cleanup();
      show({ mayOpen: true });
      fireEvent.click(await screen.findByRole("button", { name: disputes.quiet.button }));
      return screen.findByRole<HTMLTextAreaElement>("textbox", { name: disputes.open.words });
    };
    fireEvent.change(await open(), { target: { value: "The wall is grey." } });
    await waitFor(() => expect(localStorage.getItem("dispute")).toContain("The wall is grey."));
    signInAs("pro", "PRO");
    expect((await open()).value).toBe("");
    signInAs("client", "CLIENT");
    expect((await open()).value).toBe("The wall is grey.");
  });

  it("keeps the outcome that one is proposing from the other one, too", async () => {
    const open = async () => {
      cleanup();
      show({ items: [aDispute()] });
      fireEvent.click(await screen.findByRole("button", { name: disputes.acts.propose.other }));
      return screen.findByRole<HTMLTextAreaElement>("textbox", { name: disputes.acts.propose.label });
    };
    fireEvent.change(await open(), { target: { value: "Half of the price." } });
    await waitFor(() => expect(localStorage.getItem("dispute")).toContain("Half of the price."));
    signInAs("pro", "PRO");
    expect((await open()).value).toBe("");
  });

  it("offers the reasons of one's side, and that the other one stayed away only from the agreed day on", async () => {
    const reasons = async (changes: Partial<TenderView>) => {
      cleanup();
      show({ mayOpen: true }, changes);
      fireEvent.click(await screen.findByRole("button", { name: disputes.quiet.button }));
      await screen.findByRole("button", { name: disputes.reasons.DAMAGE });
      const isOffered = (name: string) => screen.queryByRole("button", { name }) !== null;
      return [isOffered(disputes.reasons.NO_SHOW), isOffered(disputes.reasons.UNPAID)];
    };
    const today = toDay(new Date());
    expect(await reasons({ agreedDay: "2999-01-01" })).toEqual([false, false]);
    expect(await reasons({ agreedDay: today })).toEqual([true, false]);
    signInAs("pro", "PRO");
    expect(await reasons({ agreedDay: today })).toEqual([true, true]);
  });

  it("shows what both say and what the reader can do, agreeing first", async () => {
    show({ items: [aDispute()] });
    expect(await screen.findByText("The wardrobe has a deep scratch.")).toBeTruthy();
    expect(screen.getByText("I repair it.")).toBeTruthy();
    expect(screen.getByText("The outcome that Tomáš Dvořák proposes")).toBeTruthy();
    const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(buttons).toEqual([
      disputes.acts.agree.button,
      disputes.acts.propose.other,
      disputes.acts.mediate.button,
      disputes.acts.withdraw.button,
    ]);
  });

  it("folds what is done on a normal day while it is open", async () => {
    const tender = aTenderView({ status: "ACCEPTED", hasAgreed: true, may: ["finish"] });
    const of = `/tenders/${tender.id}/disputes`;
    answerWith({ [of]: { items: [aDispute()], mayOpen: false, openUntil: null } });
    showScreen(<LazyNextSteps tender={tender} />);
    const fold = (await screen.findByText(disputes.quiet.more)).closest("details");
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain("Mark as finished");
    cleanup();

    answerWith({ [of]: { items: [], mayOpen: true, openUntil: null } });
    showScreen(<LazyNextSteps tender={tender} />);
    expect(await screen.findByRole("button", { name: disputes.quiet.button })).toBeTruthy();
    expect(screen.queryByText(disputes.quiet.more)).toBeNull();
  });

  it("says since when it is with the team, and leads to the chat where nothing else is left to do", async () => {
    const answer = { text: "It was there before.", photos: [], at: AT };
    show({ items: [aDispute({ status: "MEDIATION", mediationAt: AT, proposal: null, answer, may: [] })] });
    expect(await screen.findByText(/^With our team since 20 November:/)).toBeTruthy();
    const chat = screen.getByRole("link", { name: "Message Tomáš Dvořák" });
    expect(chat.dataset.variant).toBe("contained");
    expect(chat.getAttribute("href")).toBe("/account/tenders/tender/chat?proId=pro");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows the decision, and nothing more to do", async () => {
    const decision = {
      fault: "PRO",
      countsForReliability: false,
      reviewStays: true,
      text: "So it is.",
    } as const;
    show({ items: [aDispute({ status: "CLOSED_DECIDED", decision, closedAt: AT, may: [] })] });
    expect(await screen.findByText("So it is.")).toBeTruthy();
    expect(screen.getByText(/The fault lies with Tomáš Dvořák/u)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("an agreement", () => {
  const inDialog = async () => within(await screen.findByRole("dialog"));
  const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

  it("repeats the outcome that is agreed to", async () => {
    show({ items: [aDispute()] });
    await press(disputes.acts.agree.button);

    expect(await (await inDialog()).findByText("I repair it.")).toBeTruthy();
  });

  it("is not made with an outcome that is proposed while the question stands open", async () => {
    const { client } = show({ items: [aDispute()] });
    await press(disputes.acts.agree.button);
    await (await inDialog()).findByText("I repair it.");

    const proposal = { by: "PRO" as const, outcome: "I pay nothing.", at: AT };
    const tender = aTenderView();
    answerWith({
      [`/tenders/${tender.id}/disputes`]: {
        items: [aDispute({ proposal, version: 3 })],
        mayOpen: false,
        openUntil: null,
      },
    });
    await client.invalidateQueries();

    expect(await screen.findByText(disputes.acts.changed.text)).toBeTruthy();
    expect((await inDialog()).queryByRole("button", { name: disputes.acts.agree.button })).toBeNull();
  });
});

describe("a dispute for an admin", () => {
  it("shows both sides and the decision to make, and reads the conversation only when asked to", async () => {
    signInAs("admin", "ADMIN");
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000).toISOString();
    const detail: DisputeDetail = {
      ...aDispute({ status: "MEDIATION", mediationAt: twoDaysAgo, may: ["decide"] }),
      agreement: { priceMinor: 45_000, agreedAt: AT },
      notes: [],
      events: [{ move: "ACCEPT_OFFER", by: "CLIENT", at: AT }],
    };
    answerWith({ "/disputes/dispute": detail });
    showScreen(<DisputeScreen disputeId="dispute" />);
    expect(await screen.findByRole("heading", { level: 1, name: "Paint the living room" })).toBeTruthy();
    expect(screen.getByText("What Nora Berger says")).toBeTruthy();
    // For how long it waits is said as the queue says it.
    expect(screen.getByText("Waiting for 2 days")).toBeTruthy();
    expect(screen.getByRole("button", { name: admin.chat.button })).toBeTruthy();
    expect(await screen.findByText(admin.decide.faults.NEITHER)).toBeTruthy();
  });
});
