import { describe, expect, it } from "vitest";
import { feedbackClosesAt, whyNotFeedback, whyNotFeedbackOnEnded, whyNotReply } from "@/lib/feedback/policy";
import { feedbackBody } from "@/lib/feedback/schema";
import { TENDER_STATUSES, type TenderStatus } from "@/lib/tenders/machine";

const completedAt = new Date("2027-03-01T10:00:00Z");
const now = new Date("2027-03-05T10:00:00Z");
const creator = { id: "creator", emailConfirmed: true };
const recipient = { id: "recipient", emailConfirmed: true };
const tender = (status: TenderStatus) => ({
  creatorId: creator.id,
  recipientId: recipient.id,
  status,
  version: 4,
  offerCount: 1,
  completedAt: status === "COMPLETED" ? completedAt : null,
});

describe("leaving feedback", () => {
  it.each(TENDER_STATUSES)("on a tender that is %s", (status) => {
    const expected = status === "COMPLETED" ? null : "tender_not_completed";
    for (const side of [creator, recipient])
      expect(whyNotFeedback(side, tender(status), { hasWritten: false, now })).toBe(expected);
  });

  it("is for the two sides, once each, with a confirmed address", () => {
    const done = tender("COMPLETED");
    expect(whyNotFeedback({ ...creator, id: "rival" }, done, { hasWritten: false, now })).toBe(
      "tender_not_yours",
    );
    expect(whyNotFeedback(creator, done, { hasWritten: true, now })).toBe("feedback_exists");
    const unconfirmed = { ...creator, emailConfirmed: false };
    expect(whyNotFeedback(unconfirmed, done, { hasWritten: false, now })).toBe("email_not_confirmed");
  });

  it("closes fourteen days after completion, to the millisecond", () => {
    const closesAt = feedbackClosesAt(completedAt);
    expect(closesAt.toISOString()).toBe("2027-03-15T10:00:00.000Z");
    const at = (moment: Date) =>
      whyNotFeedback(creator, tender("COMPLETED"), { hasWritten: false, now: moment });
    expect(at(new Date(closesAt.getTime() - 1))).toBeNull();
    expect(at(closesAt)).toBe("feedback_closed");
  });

  it("takes an empty text for none", () => {
    expect(feedbackBody.parse({ rating: 5, text: "   " })).toEqual({ rating: 5, text: null });
    expect(feedbackBody.parse({ rating: 5 })).toEqual({ rating: 5, text: null });
    expect(feedbackBody.parse({ rating: 5, text: "Top" })).toEqual({ rating: 5, text: "Top" });
  });
});

describe("leaving feedback about an agreement that ended without the work", () => {
  const ended = { creatorId: creator.id, proId: recipient.id, endedAt: completedAt };
  const fresh = { hasWritten: false, now };

  it("is for its two sides, once each, with a confirmed address; others do not learn of it", () => {
    for (const side of [creator, recipient]) expect(whyNotFeedbackOnEnded(side, ended, fresh)).toBeNull();
    expect(whyNotFeedbackOnEnded({ ...creator, id: "rival" }, ended, fresh)).toBe("agreement_not_found");
    expect(whyNotFeedbackOnEnded(creator, ended, { ...fresh, hasWritten: true })).toBe("feedback_exists");
    const unconfirmed = { ...recipient, emailConfirmed: false };
    expect(whyNotFeedbackOnEnded(unconfirmed, ended, fresh)).toBe("email_not_confirmed");
  });

  it("closes fourteen days after its end, to the millisecond", () => {
    const closesAt = feedbackClosesAt(completedAt).getTime();
    const at = (moment: number) =>
      whyNotFeedbackOnEnded(creator, ended, { hasWritten: false, now: new Date(moment) });
    expect([at(closesAt - 1), at(closesAt), at(closesAt + 1)]).toEqual([
      null,
      "feedback_closed",
      "feedback_closed",
    ]);
  });
});

describe("replying", () => {
  const review = { recipientId: recipient.id, reply: null, publishedAt: now, hiddenAt: null };

  it("is for whoever was reviewed, once, after publication", () => {
    expect(whyNotReply(recipient, review)).toBeNull();
    expect(whyNotReply(creator, review)).toBe("forbidden");
    expect(whyNotReply(recipient, { ...review, publishedAt: null })).toBe("review_not_published");
    expect(whyNotReply(recipient, { ...review, hiddenAt: now })).toBe("review_not_published");
    expect(whyNotReply(recipient, { ...review, reply: "Thanks" })).toBe("reply_exists");
  });
});
