import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { LazyNextSteps } from "@/components/agreements/steps/lazy-next-steps";
import { TenderDisputes } from "@/components/disputes/TenderDisputes";
import type { DisputeView } from "@/lib/disputes/schema";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import disputes from "@/messages/en/disputes.json";
import { answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";
import { aDispute, AT, person } from "./a-dispute";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/account",
}));

beforeEach(() => {
  cleanup();
  localStorage.clear();
  signInAs("client", "CLIENT");
  sessionStore.patchUser({ emailConfirmed: true });
});

function showDisputes(items: DisputeView[]) {
  answerWith({ "/tenders/tender/disputes": { items, mayOpen: false, openUntil: null, partner: null } });
  return showScreen(<TenderDisputes tenderId="tender" mayChat />);
}

it("stands beside one with a BEE who has left before, and the last one that ended", async () => {
  const words = ["The door is damaged.", "It took too long.", "It was too loud.", "It was too late."];
  const [mine, earlier, ended, older] = words.map((text, index) =>
    aDispute({
      id: `d${index}`,
      text,
      pro: person(`pro${index}`, "PRO", "Tomáš Dvořák"),
      ...(index > 1 && { status: "CLOSED_AGREED", closedAt: AT, may: [] }),
    }),
  ) as [DisputeView, DisputeView, DisputeView, DisputeView];
  showDisputes([ended, mine, older, earlier]);
  expect(await screen.findByText(mine.text)).toBeTruthy();
  expect([earlier, ended, older].map(({ text }) => screen.queryByText(text) !== null)).toEqual([
    true,
    true,
    false,
  ]);
});

it("folds nothing for one with a BEE who has left before", async () => {
  const recipient = person("next", "PRO", "Eva Nová");
  const tender = aTenderView({ status: "ACCEPTED", hasAgreed: true, may: ["finish"], recipient });
  const of = `/tenders/${tender.id}/disputes`;
  answerWith({ [of]: { items: [aDispute()], mayOpen: true, openUntil: null, partner: recipient } });
  showScreen(<LazyNextSteps tender={tender} />);
  expect(await screen.findByRole("button", { name: disputes.quiet.button })).toBeTruthy();
  expect(screen.queryByText(disputes.quiet.more)).toBeNull();
});
