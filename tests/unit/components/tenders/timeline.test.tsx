import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { feedbackDoneAt, TenderTimeline } from "@/components/agreements/detail/TenderTimeline";
import type { FeedbackState, OwnReview } from "@/lib/feedback/schema";
import { A_TENDER_ID, answerWith, aTenderView, showScreen } from "@/tests/support/screen";

const review = (publishedAt: string | null) => ({ rating: 5, publishedAt }) as OwnReview;
const both = "2026-11-21T12:00:00.000Z";
const closesAt = "2026-12-04T10:00:00.000Z";

function aState(changes: Partial<FeedbackState> = {}): FeedbackState {
  return {
    own: null,
    other: null,
    hasOtherWritten: false,
    isOtherRemoved: false,
    isHeldBack: false,
    mayWrite: true,
    mayReply: false,
    closesAt,
    about: null,
    ...changes,
  };
}

const completed = aTenderView({
  status: "COMPLETED",
  acceptedAt: "2026-11-20T11:00:00.000Z",
  completedAt: "2026-11-20T12:00:00.000Z",
  feedbackClosesAt: closesAt,
});
const step = (name: string) => screen.getAllByRole("listitem").find((item) => within(item).queryByText(name));

afterEach(cleanup);

describe("feedback on the line of a job", () => {
  const now = new Date("2026-11-22T00:00:00Z");

  it.each([
    ["has not begun", aState(), null],
    ["waits for the other side", aState({ own: review(null) }), null],
    ["waits for the reader", aState({ hasOtherWritten: true }), null],
    ["is done when both have written", aState({ own: review(both), other: review(both) }), both],
    [
      "is over with the time for it",
      aState({ own: review(null), closesAt: "2026-11-21T00:00:00Z" }),
      "2026-11-21T00:00:00Z",
    ],
  ])("%s", (_, state, doneAt) => {
    expect(feedbackDoneAt(state, now)).toBe(doneAt);
  });

  it("is what comes next until both have written", async () => {
    answerWith({ [`/tenders/${A_TENDER_ID}/feedback`]: aState({ own: review(null) }) });
    const { client } = showScreen(<TenderTimeline tender={completed} />);
    await waitFor(() => expect(client.isFetching()).toBe(0));

    expect(step("Feedback")?.getAttribute("aria-current")).toBe("step");
  });

  it("is done, with its day, once both have written, and nothing is left to do", async () => {
    answerWith({ [`/tenders/${A_TENDER_ID}/feedback`]: aState({ own: review(both), other: review(both) }) });
    showScreen(<TenderTimeline tender={completed} />);

    await waitFor(() => expect(step("Feedback")?.textContent).toContain("done"));
    expect(step("Feedback")?.textContent).toContain("21 Nov");
    expect(screen.getAllByRole("listitem").every((item) => !item.hasAttribute("aria-current"))).toBe(true);
  });
});
