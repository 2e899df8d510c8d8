import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EndedAgreements } from "@/components/feedback/EndedAgreements";
import type { EndedAgreementView, OwnReview } from "@/lib/feedback/schema";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

const asked = vi.hoisted(() => ({ search: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(asked.search) }));
vi.mock("@/lib/i18n/navigation", () => ({ Link: () => null, useRouter: () => ({}) }));

const TENDER = aTenderView({ hasEndedAgreement: true });
const LIST = `/tenders/${A_TENDER_ID}/ended-agreements`;
const rating = { average: 0, count: 0 };
const TOMAS = { id: "pro", role: "PRO" as const, name: "Tomáš D.", photo: null, isVerified: false, rating };
const NORA = { ...TOMAS, id: "client", role: "CLIENT" as const, name: "Nora B." };

const anEnded = (changes: Partial<EndedAgreementView> = {}): EndedAgreementView => ({
  id: "a1",
  endedAt: "2026-11-20T10:00:00.000Z",
  own: null,
  other: null,
  hasOtherWritten: false,
  isOtherRemoved: false,
  isHeldBack: false,
  mayWrite: true,
  mayReply: false,
  closesAt: "2026-12-04T10:00:00.000Z",
  about: TOMAS,
  ...changes,
});

const aReview = (): OwnReview => ({
  id: "r1",
  tenderId: A_TENDER_ID,
  tenderTitle: "Paint the hall",
  author: NORA,
  didNotTakePlace: true,
  rating: 1,
  parts: {},
  text: "Never came.",
  contentLang: "en",
  photos: [],
  reply: null,
  replyLang: null,
  privateNote: null,
  createdAt: "2026-11-20T11:00:00.000Z",
  publishedAt: null,
  hiddenAt: null,
});

beforeEach(() => {
  asked.search = "";
  signInAs("client", "CLIENT");
});
afterEach(cleanup);

it("asks each side of an ended agreement for feedback, and says with whom it was", async () => {
  answerWith({ [LIST]: { items: [anEnded()] } });
  showScreen(<EndedAgreements tender={TENDER} />);

  expect(await screen.findByText("Agreement with Tomáš D., ended on 20 November")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Leave feedback" }));
  expect(await screen.findByText(/Others will read that the job did not take place/)).toBeTruthy();
});

it("opens the dialog of the agreement that a notification names, and no other", async () => {
  asked.search = "feedback=a1";
  answerWith({ [LIST]: { items: [anEnded({ id: "a2" }), anEnded()] } });
  showScreen(<EndedAgreements tender={TENDER} />);

  expect(await screen.findAllByRole("dialog")).toHaveLength(1);
});

it("sends the feedback about that agreement", async () => {
  asked.search = "feedback=a1&stars=1";
  answerWith({ [LIST]: { items: [anEnded()] }, [`${LIST}/a1/feedback`]: aReview() });
  showScreen(<EndedAgreements tender={TENDER} />);

  const stars = await screen.findAllByRole("radio");
  answerWith({
    [LIST]: { items: [anEnded({ mayWrite: false, own: aReview() })] },
    [`${LIST}/a1/feedback`]: aReview(),
  });
  fireEvent.submit(stars[0]!);

  // What is written says that the job did not take place, under the heading that says it, too.
  await waitFor(() => expect(screen.getAllByText("The job did not take place")).toHaveLength(2));
  expect(screen.getByText("Never came.")).toBeTruthy();
});

it("is gone once there is nothing to write or to read", async () => {
  answerWith({ [LIST]: { items: [anEnded({ mayWrite: false })] } });
  const { client } = showScreen(<EndedAgreements tender={TENDER} />);
  await waitFor(() => expect(client.isFetching()).toBe(0));

  expect(screen.queryByRole("region")).toBeNull();
});
