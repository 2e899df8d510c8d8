import { randomUUID } from "node:crypto";
import { refuse, type Refusal } from "./refusals";
import type { Market } from "./row";

const reply = refuse("reviews", "reviews_reply_check");
const PUBLISHED = { published_at: new Date(), replied_at: new Date() };

const ofEnded = ({ endedAgreement }: Market) => ({ ended_agreement_id: endedAgreement });

/** Feedback. */
export const REVIEWS: Refusal[] = [
  refuse("reviews", "reviews_rating_check")("six stars", { rating: 6 }),
  refuse("reviews", "reviews_rating_check")("no star at all", { rating: 0 }),
  refuse("reviews", "reviews_parts_check")("six stars for a part", { value: 6 }),
  refuse("reviews", "reviews_parts_of_job_check")(
    "the quality of a job that did not take place",
    (market) => ({
      ...ofEnded(market),
      quality: 5,
    }),
  ),
  refuse("reviews", "reviews_content_lang_check")("a review in a language of no name", {
    content_lang: "xx",
  }),
  refuse("reviews", "reviews_reply_lang_check")("a reply in a language of no name", { reply_lang: "xx" }),
  refuse("reviews", "reviews_text_check")("a review of 1001 characters", { text: "x".repeat(1001) }),
  refuse("reviews", "reviews_private_note_check")("a note of 1001 characters to the operator", {
    private_note: "x".repeat(1001),
  }),
  refuse("reviews", "reviews_private_note_check")("an empty note to the operator", { private_note: "" }),
  refuse("reviews", "reviews_people_check")("a review of oneself", ({ client }) => ({
    recipient_id: client,
  })),
  reply("a reply to a review that is not published", { reply: "Thanks", replied_at: new Date() }),
  reply("a reply without its moment", { ...PUBLISHED, reply: "Thanks", replied_at: null }),
  reply("a reply of 501 characters", { ...PUBLISHED, reply: "x".repeat(501) }),
  refuse("reviews", "reviews_completed_author_key")("a second review by the same side", {}, () => ({})),
  refuse("reviews", "reviews_ended_agreement_id_author_id_key")(
    "a second review of an ended agreement by the same side",
    ofEnded,
    ofEnded,
  ),
  refuse("review_photos", "review_photos_position_check")("a fourth photo of a review", { position: 3 }),
  refuse("review_photos", "review_photos_pkey")("a photo of two reviews", { position: 1 }, () => ({})),
  refuse("review_photos", "review_photos_review_id_position_key")(
    "two photos of a review in one place",
    { file_id: randomUUID() },
    () => ({}),
  ),
];
