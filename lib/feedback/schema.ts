import { z } from "zod";
import { fileView, uploadedIds } from "../files/schema";
import { listAnswer, listQuery } from "../shared/list-query";
import { contentLanguage } from "../shared/own-user";
import { personCard, photo } from "../shared/people";
import { FEEDBACK_LIMITS } from "./constants";

const stars = z.number({ error: "stars" }).int().min(1).max(5);

/** Ratings of single parts of a job, those that were given. */
const partRatings = z
  .object({ quality: stars, punctuality: stars, communication: stars, value: stars })
  .partial();
export type PartRatings = z.infer<typeof partRatings>;

/** POST …/ended-agreements/{agreementId}/feedback. An empty text counts as none. */
export const endedFeedbackBody = z.object({
  rating: stars,
  text: z
    .string()
    .trim()
    .transform((text) => (text === "" ? null : text))
    .pipe(z.string().max(FEEDBACK_LIMITS.text.max).nullable())
    .nullable()
    .default(null),
  /** What the operator alone reads. An empty one counts as none. */
  privateNote: z.string().trim().max(FEEDBACK_LIMITS.privateNote).optional(),
});

/** POST /tenders/{tenderId}/feedback; the parts are rated, and photos of the work shown, by clients alone. */
export const feedbackBody = endedFeedbackBody.extend({
  parts: partRatings.optional(),
  photoIds: uploadedIds(FEEDBACK_LIMITS.photos).optional(),
});
export type Feedback = z.infer<typeof feedbackBody>;

export const reviewParams = z.object({ reviewId: z.uuid() });
export const replyBody = z.object({ reply: z.string().trim().min(1).max(FEEDBACK_LIMITS.reply) });

/** A review (docs/api.md, ReviewView). */
export const reviewView = z.object({
  id: z.string(),
  tenderId: z.string(),
  /** Null: moderation has hidden the tender. */
  tenderTitle: z.string().nullable(),
  author: personCard,
  /** The agreement ended without the work: by release, or by a cancelation after the acceptance. */
  didNotTakePlace: z.boolean(),
  rating: z.number().int(),
  parts: partRatings,
  text: z.string().nullable(),
  contentLang: contentLanguage.nullable(),
  photos: z.array(fileView),
  reply: z.string().nullable(),
  replyLang: contentLanguage.nullable(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  /** Since when moderation hides it: then only its author reads it. */
  hiddenAt: z.string().nullable(),
});
export type ReviewView = z.infer<typeof reviewView>;

/** The same for its author, who alone of the two reads what they told the operator. */
export const ownReview = reviewView.extend({ privateNote: z.string().nullable() });
export type OwnReview = z.infer<typeof ownReview>;

/** GET /tenders/{tenderId}/feedback: both parties' reviews, as far as the caller may read them yet. */
export const feedbackState = z.object({
  /** The caller's review, published or not. */
  own: ownReview.nullable(),
  /** The other party's review, once published. */
  other: reviewView.nullable(),
  /** True also while it is still hidden: "X has written; write yours to read it". */
  hasOtherWritten: z.boolean(),
  /** The team has removed what the other party had written. */
  isOtherRemoved: z.boolean(),
  /** The agreement is in dispute: until that is closed no review of it appears. */
  isHeldBack: z.boolean(),
  mayWrite: z.boolean(),
  mayReply: z.boolean(),
  /** The deadline for feedback; null before the end of the agreement. */
  closesAt: z.string().nullable(),
  /** The user the caller reviews. */
  about: personCard.nullable(),
});
export type FeedbackState = z.infer<typeof feedbackState>;

/** GET /tenders/{tenderId}/ended-agreements: those of the caller that ended without the work, the newest first. */
export const endedAgreementList = z.object({
  items: z.array(feedbackState.extend({ id: z.string(), endedAt: z.string() })),
});
export type EndedAgreementView = z.infer<typeof endedAgreementList>["items"][number];
export const endedAgreementParams = z.object({ tenderId: z.uuid(), agreementId: z.uuid() });

/** GET /users/{id}/reviews: the published reviews about a user. */
export const reviewListQuery = listQuery.omit({ search: true });
export type ReviewListQuery = z.infer<typeof reviewListQuery>;
export const reviewList = listAnswer(reviewView);
export const reviewedParams = z.object({ id: z.uuid() });

/** What one of the two has written to the operator beside a review, as admins read it (docs/api.md, ReviewNote). */
export const reviewNote = reviewView
  .pick({ id: true, tenderId: true, author: true, didNotTakePlace: true })
  .extend({
    tenderTitle: z.string(),
    recipient: personCard,
    rating: z.number().int(),
    text: z.string(),
    createdAt: z.string(),
  });
export type ReviewNote = z.infer<typeof reviewNote>;

/** GET /feedback/notes. */
export const reviewNoteQuery = listQuery.pick({ page: true });
export type ReviewNoteQuery = z.output<typeof reviewNoteQuery>;
export const reviewNoteList = listAnswer(reviewNote);
export type ReviewNoteList = z.infer<typeof reviewNoteList>;

/** GET /feedback/latest, public: short names of clients, as in the list of reviews about a BEE. */
export const latestReviews = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      rating: z.number().int(),
      text: z.string(),
      author: z.string(),
      about: z.object({ id: z.string(), name: z.string(), photo: photo.nullable() }),
      subcategory: z.string(),
      city: z.string().nullable(),
    }),
  ),
});
export type LatestReview = z.infer<typeof latestReviews>["items"][number];

const average = z.number();
const partAverages = z
  .object({ quality: average, punctuality: average, communication: average, value: average })
  .partial();

/** GET /users/{id}/reviews-rating-count: the average and the number of reviews with each rating. */
export const ratingCount = z.object({
  average: z.number(),
  count: z.number().int(),
  counts: z.object({
    1: z.number().int(),
    2: z.number().int(),
    3: z.number().int(),
    4: z.number().int(),
    5: z.number().int(),
  }),
  /** Averages of the parts that were rated often enough. */
  parts: partAverages,
});
export type RatingCount = z.infer<typeof ratingCount>;
