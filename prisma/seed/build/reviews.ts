import { FEEDBACK_LIMITS } from "@/lib/feedback/constants";
import { languageOf } from "@/lib/i18n/detect-language";
import type { DemoFeedback, DemoTender, PersonKey } from "../shapes";
import { addPicture, sceneOf } from "./people";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";
import { momentOf, type SeedNotification } from "./story";

const CLIENT_HOURS = 5;
const PRO_HOURS = 9;
const REPLY_HOURS = 7;

type Written = { feedback: DemoFeedback; author: PersonKey; about: PersonKey; at: Date };

function writtenOf(tender: DemoTender, now: Date): { written: Written[]; completedAt: Date } | null {
  const { outcome, client } = tender;
  if (!outcome || !("accepted" in outcome) || outcome.finished === undefined) return null;
  const completedAt = momentOf(tender, outcome.finished, now);
  const { accepted: pro, byClient, byPro } = outcome;
  const written: Written[] = [];
  const [first, second] = [hoursAfter(completedAt, CLIENT_HOURS), hoursAfter(completedAt, PRO_HOURS)];
  if (byClient) written.push({ feedback: byClient, author: client, about: pro, at: first });
  if (byPro) written.push({ feedback: byPro, author: pro, about: client, at: second });
  return { written, completedAt };
}

/** Published when both parties have written, or 14 days after the completion (double-blind). */
function publicationOf(written: readonly Written[], completedAt: Date, now: Date): Date | null {
  if (written.length === 2) return written[1]?.at ?? null;
  const closesAt = hoursAfter(completedAt, FEEDBACK_LIMITS.openDays * 24);
  return closesAt <= now ? closesAt : null;
}

function addReview(
  rows: Rows,
  tender: DemoTender,
  { feedback, author, about, at }: Written,
  publishedAt: Date | null,
): void {
  const repliedAt = publishedAt && feedback.reply ? hoursAfter(publishedAt, REPLY_HOURS) : null;
  const id = demoId("review", tender.key, author);
  const authorId = userIdOf(author);
  rows.reviews.push({
    id,
    tenderId: demoId("tender", tender.key),
    authorId,
    recipientId: userIdOf(about),
    rating: feedback.rating,
    text: feedback.text,
    contentLang: languageOf(feedback.text, tender),
    privateNote: feedback.privateNote ?? null,
    createdAt: at,
    publishedAt,
    reply: repliedAt ? feedback.reply : null,
    replyLang: repliedAt && feedback.reply ? languageOf(feedback.reply, tender) : null,
    repliedAt,
  });
  (feedback.photos ?? []).forEach((scene, position) => {
    const file = { ownerId: authorId, folder: "TENDERS", attachedTo: "REVIEW", createdAt: at } as const;
    const name = `review-${tender.key}-${position + 1}`;
    const fileId = addPicture(rows, name, { ...file, shows: sceneOf(rows, scene) });
    rows.reviewPhotos.push({ reviewId: id, fileId, position });
  });
}

/** When a party of a tender has reviewed the other one; null while they have not. */
export function reviewedAt(tender: DemoTender, author: PersonKey, now: Date): Date | null {
  return writtenOf(tender, now)?.written.find((each) => each.author === author)?.at ?? null;
}

/** Adds the reviews of a completed tender and returns the notifications about them. */
export function addReviews(rows: Rows, tender: DemoTender, now: Date): SeedNotification[] {
  const found = writtenOf(tender, now);
  if (!found) return [];
  const { written, completedAt } = found;
  const publishedAt = publicationOf(written, completedAt, now);
  const notifications: SeedNotification[] = [];
  const [first] = written;
  if (first)
    notifications.push({
      tender,
      type: "LEAVE_FEEDBACK",
      to: first.about,
      by: first.author,
      at: first.at,
      params: { hasWritten: true },
    });
  for (const each of written) {
    addReview(rows, tender, each, publishedAt);
    const params = { rating: each.feedback.rating };
    if (publishedAt)
      notifications.push({
        tender,
        type: "FEEDBACK",
        to: each.about,
        by: each.author,
        at: publishedAt,
        params,
      });
  }
  return notifications;
}
