import { GET as READ_TENDER, PATCH as EDIT } from "@/app/api/tenders/[tenderId]/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { answerAppointment } from "@/lib/appointments/service/answer";
import { proposeAppointment } from "@/lib/appointments/service/propose";
import { actOnDispute } from "@/lib/disputes/service/act";
import { openDispute } from "@/lib/disputes/service/open";
import { leaveFeedback } from "@/lib/feedback/service/leave-feedback";
import { replyToReview } from "@/lib/feedback/service/reply-to-review";
import { TERM_COLUMNS } from "@/lib/offers/constants";
import { answerProposal, proposeTerms } from "@/lib/offers/proposals/service";
import { changeOffer } from "@/lib/offers/service/change-offer";
import { declineOffer, withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { db } from "@/lib/platform/server/database/db";
import { pick } from "@/lib/shared/columns";
import { askAboutTender } from "@/lib/tender-questions/service";
import { markRead, send } from "@/tests/api/chat/conversation";
import { call } from "@/tests/support/call";
import { actorOf, anOffer, anOfferBody, aPro, type Market } from "@/tests/support/factories";

const HALF_HOUR_MS = 1_800_000;
/** A full half hour in two days. */
const aTime = () => new Date((Math.ceil(Date.now() / HALF_HOUR_MS) + 96) * HALF_HOUR_MS).toISOString();

type Move = (market: Market) => Promise<unknown>;

const byClient = ({ client }: Market) => actorOf(client);
const chosenOf = ({ pros: [chosen] }: Market) => {
  if (!chosen) throw new Error("the market has no PRO");
  return chosen;
};
const byChosen = (market: Market) => actorOf(chosenOf(market));
const offerOf = ({ offers: [offer] }: Market) => {
  if (!offer) throw new Error("the market has no offer");
  return offer;
};
const conversationOf = (market: Market) => ({
  client: market.client,
  pro: chosenOf(market),
  tenderId: market.tender.id,
});

async function moveOf(market: Market) {
  const params = { tenderId: market.tender.id };
  const { body } = await call<{ version: number }>(READ_TENDER, { as: market.client, params });
  return { lang: "en" as const, tenderId: market.tender.id, version: body.version };
}

const feedbackOf = (actor: ReturnType<typeof actorOf>, { tender }: Market) =>
  leaveFeedback({
    actor,
    tenderId: tender.id,
    feedback: { rating: 2, text: "Never came." },
    idempotencyKey: null,
  });

/** What the client and one PRO, or another PRO, do with a tender: nothing that a rival does. */
export const MOVES = {
  "another PRO sends an offer": async ({ tender }) => anOffer({ tender, pro: await aPro() }),
  "another PRO changes an offer": (market) => {
    const { id: offerId, version } = offerOf(market);
    const change = { ...anOfferBody({ priceMinor: 12_300 }), version };
    return changeOffer({ actor: byChosen(market), offerId, change });
  },
  "the client proposes other terms to another PRO": (market) => {
    const { id: offerId, version } = offerOf(market);
    const terms = pick(anOfferBody({ priceMinor: 12_300 }), TERM_COLUMNS);
    return proposeTerms({
      actor: byClient(market),
      offerId,
      proposal: { ...terms, version, note: "With the paint?" },
    });
  },
  "another PRO takes the proposed terms": async (market) => {
    const { id, version } = offerOf(market);
    const proposal = await db.offerProposal.findFirstOrThrow({
      where: { offerId: id },
      select: { id: true },
    });
    return answerProposal({ actor: byChosen(market), proposalId: proposal.id, answer: "ACCEPT", version });
  },
  "the chosen PRO proposes another price for the job": async (market) => {
    const offerId = offerOf(market).id;
    const { version } = await db.offer.findUniqueOrThrow({
      where: { id: offerId },
      select: { version: true },
    });
    const terms = pick(anOfferBody({ priceMinor: 52_000 }), TERM_COLUMNS);
    return proposeTerms({ actor: byChosen(market), offerId, proposal: { ...terms, version, note: "" } });
  },
  "the client agrees to the other price": async (market) => {
    const { id: proposalId, offer } = await db.offerProposal.findFirstOrThrow({
      where: { offerId: offerOf(market).id },
      select: { id: true, offer: { select: { version: true } } },
    });
    const { version } = offer;
    return answerProposal({ actor: byClient(market), proposalId, answer: "ACCEPT", version });
  },
  "the client proposes a visit to another PRO": (market) =>
    proposeAppointment({
      actor: byClient(market),
      tenderId: market.tender.id,
      proposal: {
        proId: chosenOf(market).id,
        kind: "VISIT",
        times: [aTime()],
        durationMinutes: 60,
        note: "",
        showsAddress: true,
      },
      idempotencyKey: null,
    }),
  "another PRO agrees to the visit": async (market) => {
    const { id, options } = await db.appointment.findFirstOrThrow({
      where: { tenderId: market.tender.id },
      select: { id: true, options: true },
    });
    const startsAt = options[0]?.toISOString() ?? "";
    return answerAppointment({
      actor: byChosen(market),
      appointmentId: id,
      given: { answer: "PICK", version: 1, startsAt },
      idempotencyKey: null,
    });
  },
  "another PRO withdraws an offer": (market) =>
    withdrawOffer({ actor: byChosen(market), offerId: offerOf(market).id }),
  "the client declines another offer": (market) =>
    declineOffer({ actor: byClient(market), offerId: offerOf(market).id, reason: "SKILLS" }),
  "the client writes to another PRO": (market) => {
    const conversation = conversationOf(market);
    return send(conversation, conversation.client, "Would Friday do?");
  },
  "another PRO answers the client": (market) => {
    const conversation = conversationOf(market);
    return send(conversation, conversation.pro, "Friday is fine.");
  },
  "another PRO reads what the client wrote": (market) =>
    markRead(conversationOf(market), chosenOf(market), 2),
  "another PRO asks the client": (market) =>
    askAboutTender({
      actor: byChosen(market),
      tenderId: market.tender.id,
      text: "How high is the ceiling?",
      idempotencyKey: null,
    }),
  "the client edits the tender": async (market) => {
    const { version } = await moveOf(market);
    const params = { tenderId: market.tender.id };
    return call(EDIT, { as: market.client, params, body: { version, title: "Paint two rooms" } });
  },
  "the client accepts another offer": (market) => {
    const { id: offerId, version: seenVersion } = offerOf(market);
    return acceptOffer({ actor: byClient(market), lang: "en", offerId, seenVersion });
  },
  "the chosen PRO leaves": async (market) => {
    const { version, ...move } = await moveOf(market);
    const why = { version, reason: "PRICE", note: "Too far for me." } as const;
    return releaseTender({ actor: byChosen(market), ...move, move: why });
  },
  "the client releases the chosen PRO": async (market) => {
    const { version, ...move } = await moveOf(market);
    const why = { version, reason: "NO_SHOW", note: "Never came." } as const;
    return releaseTender({ actor: byClient(market), ...move, move: why });
  },
  "the client cancels": async (market) => {
    const { version, ...move } = await moveOf(market);
    const why = { version, reason: "NO_SHOW", note: "Never came." } as const;
    return cancelTender({ actor: byClient(market), ...move, move: why });
  },
  "the work is finished": async (market) => {
    const { version: seenVersion, ...move } = await moveOf(market);
    return finishTender({ actor: byClient(market), ...move, seenVersion });
  },
  "the client opens a dispute": (market) =>
    openDispute({
      actor: byClient(market),
      tenderId: market.tender.id,
      dispute: { reason: "DAMAGE", text: "The wardrobe has a deep scratch.", photoIds: [] },
      idempotencyKey: null,
    }),
  "the chosen PRO proposes an outcome": async (market) => {
    const where = { tenderId: market.tender.id };
    const { id: disputeId } = await db.dispute.findFirstOrThrow({ where, select: { id: true } });
    const given = { act: "propose", version: 1, outcome: "I repair it." } as const;
    const call = { actor: byChosen(market), disputeId, given, idempotencyKey: null };
    return actOnDispute({ ...call, ip: "192.0.2.9" });
  },
  "the client leaves feedback": (market) => feedbackOf(byClient(market), market),
  "the chosen PRO leaves feedback": (market) => feedbackOf(byChosen(market), market),
  "the chosen PRO replies to the feedback": async (market) => {
    const where = { tenderId: market.tender.id, authorId: market.client.id };
    const { id: reviewId } = await db.review.findFirstOrThrow({ where, select: { id: true } });
    return replyToReview({ actor: byChosen(market), reviewId, reply: "I was ill.", idempotencyKey: null });
  },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof MOVES;
