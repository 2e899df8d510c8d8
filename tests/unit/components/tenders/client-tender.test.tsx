import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClientTender } from "@/components/agreements/detail/ClientTender";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import {
  A_TENDER_ID,
  answerWith,
  anOfferView,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined, back: () => undefined }),
  usePathname: () => "/account/tenders/1",
}));

beforeEach(() => {
  signInAs("client", "CLIENT");
  answerWith({});
});
afterEach(cleanup);

const agreement = (changes: Partial<TenderView>) => {
  const pro = anOfferView().pro;
  const agreed = { recipientId: pro.id, recipient: pro, contact: { name: pro.name, phone: null } };
  return aTenderView({ ...agreed, may: ["finish", "chat"], ...changes });
};
const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

it("puts the contact and the end of the work first once a BEE is chosen, and the feedback when it is done", async () => {
  showScreen(<ClientTender tender={agreement({ status: "ACCEPTED", agreedDay: "2026-11-01" })} />);
  const timeline = screen.getByRole("list", { name: "Where the job stands" });
  const contact = screen.getByText("It is agreed. How to reach Tomáš Dvořák");
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(contact, timeline)).toBe(true);
  expect(headings().slice(0, 3)).toEqual([
    "Paint the hall",
    "It is agreed. How to reach Tomáš Dvořák",
    "Is the work done?",
  ]);

  cleanup();
  showScreen(<ClientTender tender={agreement({ status: "COMPLETED", may: ["feedback"] })} />);
  await screen.findByRole("heading", { name: "Feedback" });
  expect(headings().slice(0, 3)).toEqual(["Paint the hall", "Feedback", "How to reach Tomáš Dvořák"]);
});

it("says the agreed price in place of the budget, and the name of the BEE once above how to reach them", () => {
  const budget = { budgetType: "FIXED", budgetMinMinor: 60_000 } as const;
  showScreen(
    <ClientTender tender={agreement({ status: "ACCEPTED", ...budget, agreedPriceMinor: 45_000 })} />,
  );
  expect(screen.getByText("€450")).toBeTruthy();
  expect(screen.queryByText("€600")).toBeNull();
  expect(screen.queryByText("Name")).toBeNull();
  cleanup();

  showScreen(<ClientTender tender={aTenderView(budget)} />);
  expect(screen.getByText("€600")).toBeTruthy();
});

const aDispute = (status: string) => ({
  id: "dispute",
  tenderId: A_TENDER_ID,
  tenderTitle: "Paint the hall",
  client: anOfferView().pro,
  pro: anOfferView().pro,
  openedBy: "CLIENT",
  reason: "DAMAGE",
  text: "A deep scratch.",
  photos: [],
  answer: null,
  status,
  talkUntil: "2026-11-30T10:00:00.000Z",
  proposal: null,
  mediationAskedBy: null,
  decision: null,
  version: 1,
  may: [],
});

it("puts an open dispute before all else, and says beside the status that there is one", async () => {
  const dispute = (status: string) =>
    answerWith({ [`/tenders/${A_TENDER_ID}/disputes`]: { items: [aDispute(status)], mayOpen: false } });
  const tender = agreement({ status: "ACCEPTED", hasAgreed: true, agreedDay: "2999-11-01" });
  dispute("TALK");
  showScreen(<ClientTender tender={tender} />);

  expect(await screen.findByText("Problem reported")).toBeTruthy();
  expect(await screen.findByText("A deep scratch.")).toBeTruthy();
  expect(headings()[1]).toMatch(/^Dispute/);
  expect(headings()).toContain("How to reach Tomáš Dvořák");
  expect(await screen.findByText(/The dispute goes on even after/)).toBeTruthy();

  cleanup();
  dispute("CLOSED_AGREED");
  showScreen(<ClientTender tender={tender} />);
  expect(await screen.findByText("A deep scratch.")).toBeTruthy();
  expect(headings()[1]).toBe("It is agreed. How to reach Tomáš Dvořák");
  expect(screen.queryByText("Problem reported")).toBeNull();
});

it("says when a job was canceled, and leads on before the offers", () => {
  showScreen(
    <ClientTender tender={aTenderView({ status: "CANCELED", canceledAt: "2026-11-12T10:00:00.000Z" })} />,
  );

  expect(screen.getByText("Canceled on 12 Nov")).toBeTruthy();
  const offers = screen.getByRole("heading", { level: 2, name: /offer/ });
  const again = screen.getByText("Post again");
  expect(again.compareDocumentPosition(offers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("asks first whether the work is done once the BEE has reported it", async () => {
  const reported = { finishRequestedAt: "2026-11-24T10:00:00.000Z", status: "ACCEPTED" } as const;
  showScreen(<ClientTender tender={agreement(reported)} />);

  await screen.findByText("Tomáš Dvořák reports: the work is done");
  expect(headings().slice(1, 3)).toEqual([
    "Tomáš Dvořák reports: the work is done",
    "It is agreed. How to reach Tomáš Dvořák",
  ]);
});

it("shows where an open job stands right below its title while nothing has come", () => {
  showScreen(<ClientTender tender={aTenderView({ offerCount: 0 })} />);

  const head = document.querySelector("header");
  expect(head?.nextElementSibling?.querySelector("ol")?.getAttribute("aria-label")).toBe(
    "Where the job stands",
  );
});

it("shows the client's own words once all above them is known, so that they stay where they are", async () => {
  answerWith({ [`/tenders/${A_TENDER_ID}/offers`]: { items: [] } });
  showScreen(<ClientTender tender={aTenderView({ offerCount: 1 })} />);
  expect(screen.queryByText("Two walls and the ceiling, white.")).toBeNull();

  expect(await screen.findByText("Two walls and the ceiling, white.")).toBeTruthy();
});

it.each([
  ["1 BEE has", { viewCount: 1 }, "seen by 1 BEE"],
  ["3 BEEs have", { viewCount: 3 }, "seen by 3 BEEs"],
  ["no BEE has", { viewCount: 0 }, undefined],
  ["it is no longer open", { viewCount: 3, status: "CANCELED" }, undefined],
] satisfies [string, Partial<TenderView>, string?][])("says who has looked when %s", (_, view, words) => {
  showScreen(<ClientTender tender={aTenderView(view)} />);

  const head = document.querySelector("header")?.textContent ?? "";
  expect(/seen by \d BEEs?/.exec(head)?.[0]).toBe(words);
});
