import { subcategoryName } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError, type ErrorCode } from "@/lib/shared/errors";
import { toListAnswer, type ListAnswer } from "@/lib/shared/list-query";
import type { PersonCard } from "@/lib/shared/people";
import { findVisibleTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { personSelect, toPersonCard } from "@/lib/people/data";
import { listEndedAgreements } from "../data/ended-agreements";
import { findRatingCount, findReviewed } from "../data/ratings";
import {
  listDisputedPros,
  listLatestReviews,
  listReviewsAbout,
  listReviewsOf,
  listReviewsOfEnded,
  listRuledOutPros,
  toOwnReview,
  toReviewView,
  type ReviewRow,
} from "../data/reviews";
import { feedbackClosesAt, whyNotFeedback, whyNotFeedbackOnEnded, whyNotReply } from "../policy";
import { REVIEWS_TAKE } from "../constants";
import type {
  EndedAgreementView,
  FeedbackState,
  LatestReview,
  RatingCount,
  ReviewListQuery,
  ReviewView,
} from "../schema";

const KNOWN = { knowsFully: true };

async function findOtherParty(actor: Actor, tender: LockedTender): Promise<PersonCard | null> {
  const otherId = actor.id === tender.creatorId ? tender.recipientId : tender.creatorId;
  if (!otherId) return null;
  return toPersonCard(
    await db.user.findUniqueOrThrow({ where: { id: otherId }, select: personSelect }),
    KNOWN,
  );
}

type Viewing = {
  actor: Actor;
  knowsFully: boolean;
  closesAt: Date | null;
  isRuledOut: boolean;
  isHeldBack: boolean;
};
type WhyNot = (state: { hasWritten: boolean; isRuledOut: boolean; now: Date }) => ErrorCode | null;

function toState(
  { actor, knowsFully, closesAt, isRuledOut, isHeldBack }: Viewing,
  reviews: readonly ReviewRow[],
  whyNot: WhyNot,
): Omit<FeedbackState, "about"> {
  const reader = { knowsFully, lang: actor.lang };
  const own = reviews.find(({ authorId }) => authorId === actor.id);
  const theirs = reviews.find(({ authorId }) => authorId !== actor.id);
  const other = theirs?.hiddenAt ? undefined : theirs;
  return {
    // What a dispute has ruled out has its reasons there.
    own: own ? toOwnReview(isRuledOut ? { ...own, hiddenAt: null } : own, reader) : null,
    other: other?.publishedAt ? toReviewView(other, reader) : null,
    hasOtherWritten: other !== undefined,
    isOtherRemoved: Boolean(theirs?.hiddenAt && theirs.publishedAt),
    isHeldBack,
    mayWrite: whyNot({ hasWritten: own !== undefined, isRuledOut, now: new Date() }) === null,
    mayReply: other !== undefined && whyNotReply(actor, other) === null,
    closesAt: closesAt && closesAt.toISOString(),
  };
}

type ReadFeedback = { actor: Actor; tenderId: string };

/** Both parties' feedback, as far as the caller may read it yet. Throws `tender_not_yours` for all but the parties. */
export async function readFeedback({ actor, tenderId }: ReadFeedback): Promise<FeedbackState> {
  const tender = await findVisibleTender(db, actor, tenderId);
  if (tender.creatorId !== actor.id && tender.recipientId !== actor.id)
    throw new AppError("tender_not_yours");
  const [reviews, about, ruledOut, disputed] = await Promise.all([
    listReviewsOf(db, { tenderId, endedAgreementId: null }),
    findOtherParty(actor, tender),
    listRuledOutPros(db, tenderId),
    listDisputedPros(db, tenderId),
  ]);
  const closesAt = tender.completedAt && feedbackClosesAt(tender.completedAt);
  const isIn = (proIds: readonly string[]) => proIds.some((proId) => proId === tender.recipientId);
  const viewing = { actor, ...KNOWN, closesAt, isRuledOut: isIn(ruledOut), isHeldBack: isIn(disputed) };
  const state = toState(viewing, reviews, (written) => whyNotFeedback(actor, tender, written));
  return { ...state, about };
}

/**
 * The caller's agreements on a tender that ended without the work, with both parties' feedback about them, as far as the
 * caller may read it yet. The contact has ended with the agreement: short names.
 */
export async function readEndedAgreements({
  actor,
  tenderId,
}: ReadFeedback): Promise<{ items: EndedAgreementView[] }> {
  await findVisibleTender(db, actor, tenderId);
  const ended = await listEndedAgreements(db, tenderId, { partyId: actor.id });
  const [reviews, ruledOut, disputed] = await Promise.all([
    listReviewsOfEnded(
      db,
      ended.map(({ id }) => id),
    ),
    listRuledOutPros(db, tenderId),
    listDisputedPros(db, tenderId),
  ]);
  const items = ended.map((agreement) => {
    const { id, endedAt, creatorId, creator, pro, proId } = agreement;
    const own = reviews.filter(({ endedAgreementId }) => endedAgreementId === id);
    const viewing = {
      actor,
      knowsFully: false,
      closesAt: feedbackClosesAt(endedAt),
      isRuledOut: ruledOut.includes(proId),
      isHeldBack: disputed.includes(proId),
    };
    const state = toState(viewing, own, (written) => whyNotFeedbackOnEnded(actor, agreement, written));
    const about = toPersonCard(actor.id === creatorId ? pro : creator, { knowsFully: false });
    return { id, endedAt: endedAt.toISOString(), ...state, about };
  });
  return { items };
}

/** What clients say, public: the newest good reviews of BEEs, with what was done and where. */
export async function readLatestReviews({ lang }: { lang: Language }): Promise<{ items: LatestReview[] }> {
  const rows = await listLatestReviews();
  return {
    items: rows.map(({ id, rating, text, author, recipient, subcategory, city }) => {
      const { name, photo } = toPersonCard(recipient, { knowsFully: false });
      return {
        id,
        rating,
        text,
        author: toPersonCard(author, { knowsFully: false }).name,
        about: { id: recipient.id, name, photo },
        subcategory: subcategoryName(lang, subcategory),
        city,
      };
    }),
  };
}

type ReadReviews = { userId: string; lang: Language; query: ReviewListQuery };

/** A page of the published reviews about a user; public. Throws `user_not_found`. */
export async function readReviews({ userId, lang, query }: ReadReviews): Promise<ListAnswer<ReviewView>> {
  const [{ rows, counted }] = await Promise.all([listReviewsAbout(userId, query), findReviewed(userId)]);
  const views = rows.map((row) => toReviewView(row, { knowsFully: false, lang }));
  return toListAnswer(views, counted, query.page, REVIEWS_TAKE);
}

/** A user's average and the number of reviews with each rating. Throws `user_not_found`. */
export function readRatingCount({ userId }: { userId: string }): Promise<RatingCount> {
  return findRatingCount(userId);
}
