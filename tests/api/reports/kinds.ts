import { GET as COUNT } from "@/app/api/users/[id]/reviews-rating-count/route";
import { GET as LATEST } from "@/app/api/feedback/latest/route";
import { GET as FEEDBACK } from "@/app/api/tenders/[tenderId]/feedback/route";
import { GET as CONVERSATIONS } from "@/app/api/conversations/route";
import { GET as MESSAGES, POST as SEND } from "@/app/api/tenders/[tenderId]/messages/route";
import { GET as QUESTIONS, POST as ASK } from "@/app/api/tenders/[tenderId]/questions/route";
import { PATCH as SETTLE } from "@/app/api/tender-questions/[questionId]/route";
import { PATCH as CHANGE } from "@/app/api/offers/[offerId]/route";
import { GET as OFFERS } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as OVERVIEW } from "@/app/api/tenders/overview/route";
import { GET as REVIEWS } from "@/app/api/users/[id]/reviews/route";
import { refreshRatings } from "@/lib/feedback/data/ratings";
import { db } from "@/lib/platform/server/database/db";
import type { ReportKind } from "@/lib/reports/constants";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  anAdmin,
  anOfferBody,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";

type Who = TestUser | null;

/** Something that can be reported, with those who stand around it. */
export type Reportable = {
  kind: ReportKind;
  id: string;
  text: string;
  author: TestUser;
  /** Who sees it, and did not write it. */
  reader: TestUser;
  /** Who may not know of it: none, where it is public. */
  strangers: Who[];
  /** What its author gets of it. */
  own: () => Promise<string>;
  /** What others get of it, place by place. */
  places: Record<string, () => Promise<string>>;
};

let made = 0;
/** Words that no other thing of the same test file says. */
const words = (text: string) => `${text}, ${"l".repeat(++made)}ong ago.`;

const bodyOf = async (answer: Promise<{ body: unknown }>) => JSON.stringify((await answer).body);

/** The published review of a client about a BEE. */
export async function aReview(): Promise<Reportable> {
  const { client, pro, tender } = await aCompletedTender();
  const [id, text] = [newId(), words("Never came, but took the money")];
  await db.review.create({
    data: {
      id,
      text,
      tenderId: tender.id,
      authorId: client.id,
      recipientId: pro.id,
      rating: 4,
      publishedAt: new Date(),
    },
    select: { id: true },
  });
  await db.$transaction((tx) => refreshRatings(tx, [pro.id]));
  const feedback = (as: TestUser) => bodyOf(call(FEEDBACK, { as, params: { tenderId: tender.id } }));
  return {
    kind: "REVIEW",
    id,
    text,
    author: client,
    reader: pro,
    strangers: [],
    own: () => feedback(client),
    places: {
      "the tender's feedback": () => feedback(pro),
      "the BEE's reviews": () => bodyOf(call(REVIEWS, { params: { id: pro.id } })),
      "the home page": () => bodyOf(call(LATEST)),
    },
  };
}

/** How many reviews of each rating a person has, and their average. */
export const ratingOf = (id: string) =>
  call<{ average: number; count: number }>(COUNT, { params: { id } }).then(({ body }) => body);

/** What a BEE with an offer has written to the client. */
export async function aMessage(): Promise<Reportable> {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const [bee, text] = [pros[0]!, words("Pay me in advance")];
  const params = { tenderId: tender.id };
  const sent = { clientMessageId: newId(), text };
  const { body } = await call<{ id: string }>(SEND, { as: bee, params, body: sent });
  const thread = (as: TestUser) => bodyOf(call(MESSAGES, { as, params, query: { proId: bee.id } }));
  return {
    kind: "MESSAGE",
    id: body.id,
    text,
    author: bee,
    reader: client,
    strangers: [await aPro(), await aClient(), await anAdmin(), null],
    own: () => thread(bee),
    places: {
      "the conversation": () => thread(client),
      "the list of conversations": () => bodyOf(call(CONVERSATIONS, { as: client })),
    },
  };
}

/** What a BEE has asked about an open tender. */
export async function aQuestion(): Promise<Reportable> {
  const [client, bee, text] = [await aClient(), await aPro(), words("Would you pay me in advance")];
  const { id: tenderId } = await aTender({ client });
  const params = { tenderId };
  const { body } = await call<{ id: string }>(ASK, { as: bee, params, body: { text } });
  const questions = (as: TestUser) => bodyOf(call(QUESTIONS, { as, params }));
  const other = await aPro();
  return {
    kind: "QUESTION",
    id: body.id,
    text,
    author: bee,
    reader: client,
    strangers: [await aClient(), null],
    own: () => questions(bee),
    places: { "the client": () => questions(client), "other BEEs": () => questions(other) },
  };
}

/** What a client has answered to the question of a BEE. */
export async function anAnswer(): Promise<Reportable> {
  const [client, bee, text] = [await aClient(), await aPro(), words("Pay me in advance, and it is yours")];
  const { id: tenderId } = await aTender({ client });
  const params = { tenderId };
  const asked = { as: bee, params, body: { text: "Which colour is it to be?" } };
  const { body } = await call<{ id: string }>(ASK, asked);
  await call(SETTLE, { as: client, params: { questionId: body.id }, body: { answer: text } });
  const questions = (as: TestUser) => bodyOf(call(QUESTIONS, { as, params }));
  const other = await aPro();
  return {
    kind: "ANSWER",
    id: body.id,
    text,
    author: client,
    reader: bee,
    strangers: [await aClient(), null],
    own: () => questions(client),
    places: { "who asked": () => questions(bee), "other BEEs": () => questions(other) },
  };
}

/** What a BEE has offered, which only the client reads. */
export async function anOffer(): Promise<Reportable> {
  const { client, tender, pros, offers } = await aTenderWithOffers(1);
  const [bee, offer, text] = [pros[0]!, offers[0]!, words("Pay me in advance and I come on Monday")];
  const params = { tenderId: tender.id };
  const body = { ...anOfferBody({ message: text }), version: offer.version };
  await call(CHANGE, { as: bee, params: { offerId: offer.id }, body });
  const list = (as: TestUser) => bodyOf(call(OFFERS, { as, params }));
  const thread = (as: TestUser) => bodyOf(call(MESSAGES, { as, params, query: { proId: bee.id } }));
  return {
    kind: "OFFER",
    id: offer.id,
    text,
    author: bee,
    reader: client,
    strangers: [await aPro(), await aClient(), null],
    own: async () => (await list(bee)) + (await thread(bee)),
    places: {
      "the client's offers": () => list(client),
      "the client's account": () => bodyOf(call(OVERVIEW, { as: client })),
      "the conversation": () => thread(client),
      "the list of conversations": () => bodyOf(call(CONVERSATIONS, { as: client })),
    },
  };
}

export const KINDS: Partial<Record<ReportKind, () => Promise<Reportable>>> = {
  REVIEW: aReview,
  MESSAGE: aMessage,
  QUESTION: aQuestion,
  ANSWER: anAnswer,
  OFFER: anOffer,
};
