import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReviewNotesScreen } from "@/components/feedback/admin/ReviewNotesScreen";
import { FeedbackSection } from "@/components/feedback/FeedbackSection";
import type { FeedbackState, ReviewNoteList } from "@/lib/feedback/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import notes from "@/messages/en/review-notes.json";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("feedback=1&stars=2") }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/review-notes",
}));

const AT = "2026-11-20T10:00:00.000Z";
const NOTE = "He asked for cash, and for no invoice.";
const FEEDBACK = `/tenders/${A_TENDER_ID}/feedback`;
const TENDER = aTenderView({ status: "COMPLETED", recipientId: "pro", completedAt: AT });
const person = (id: string, role: "CLIENT" | "PRO", name: string) => ({
  id,
  role,
  name,
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
});
const CLIENT = person("client", "CLIENT", "Nora Berger");
const PRO = person("pro", "PRO", "Tomáš Dvořák");

const aState = (changes: Partial<FeedbackState>): FeedbackState => ({
  own: null,
  other: null,
  hasOtherWritten: false,
  isOtherRemoved: false,
  isHeldBack: false,
  mayWrite: true,
  mayReply: false,
  closesAt: AT,
  about: CLIENT,
  ...changes,
});

beforeEach(() => signInAs("pro", "PRO"));
afterEach(cleanup);

it("asks a BEE, too, what only the team should know, behind a fold, and sends it along", async () => {
  answerWith({ [FEEDBACK]: aState({}) });
  showScreen(<FeedbackSection tender={TENDER} />);
  const field = await screen.findByRole("textbox", { name: /What should our team know/u, hidden: true });
  expect(field.closest("details")?.open).toBe(false);
  expect(screen.getByText("Only TenderBee reads this, Nora Berger never does.")).toBeTruthy();

  const sent: unknown[] = [];
  const answer = accountAxios.defaults.adapter as (config: { method?: string; data?: string }) => unknown;
  accountAxios.defaults.adapter = ((config: { method?: string; data?: string }) => {
    if (config.method === "post") sent.push(JSON.parse(String(config.data)));
    return answer(config);
  }) as never;
  fireEvent.change(field, { target: { value: NOTE } });
  fireEvent.submit(field);
  await waitFor(() => expect(sent).toMatchObject([{ rating: 2, privateNote: NOTE }]));
});

it("shows its author the note beside the own review", async () => {
  const own = {
    id: "r1",
    tenderId: A_TENDER_ID,
    tenderTitle: "Paint the hall",
    author: PRO,
    didNotTakePlace: false,
    rating: 2,
    parts: {},
    text: null,
    contentLang: null,
    photos: [],
    reply: null,
    replyLang: null,
    createdAt: AT,
    publishedAt: null,
    hiddenAt: null,
    privateNote: NOTE,
  };
  answerWith({ [FEEDBACK]: aState({ own, mayWrite: false }) });
  showScreen(<FeedbackSection tender={TENDER} />);
  expect(await screen.findByText(NOTE)).toBeTruthy();
  expect(screen.getByText("What you told TenderBee alone")).toBeTruthy();
});

it("shows admins who wrote it about whom, and the tender", async () => {
  signInAs("admin", "ADMIN");
  const list: ReviewNoteList = {
    items: [
      {
        id: "r1",
        tenderId: A_TENDER_ID,
        tenderTitle: "Paint the hall",
        author: CLIENT,
        recipient: PRO,
        didNotTakePlace: true,
        rating: 1,
        text: NOTE,
        createdAt: AT,
      },
    ],
    total: 1,
    totalIsCapped: false,
    page: 1,
    take: 10,
  };
  answerWith({ "/feedback/notes": list });
  showScreen(<ReviewNotesScreen />);
  expect(await screen.findByText(NOTE)).toBeTruthy();
  expect(document.body.textContent).toContain("Nora Berger about Tomáš Dvořák");
  const author = screen.getByRole("link", { name: "Nora Berger" });
  expect(author.getAttribute("href")).toBe("/admin/users/client");
  expect(screen.getByText("The job did not take place")).toBeTruthy();
  const tender = screen.getByRole("link", { name: notes.tender });
  expect(tender.getAttribute("href")).toBe(`/account/tenders/${A_TENDER_ID}`);
});
