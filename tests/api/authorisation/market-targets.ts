import { newId } from "@/lib/shared/ids";
import { TIMES } from "@/tests/api/appointments/arranging";
import { WRONG } from "@/tests/api/disputes/disputing";
import { anOfferBody } from "@/tests/support/factories";
import * as scenes from "./scenes";
import type { Target } from "./scenes";

type Make = () => Promise<Target>;
/** What the call is about, with the body that it takes. */
const on =
  (make: Make, body?: (target: Target) => object): Make =>
  async () => {
    const target = await make();
    return { ...target, ...(body && { body: body(target) }) };
  };

const versioned = ({ version }: Target) => ({ version });
const leaving = ({ version }: Target) => ({ version, reason: "NO_LONGER_NEEDED" });
const rating = () => ({ rating: 4, text: "It went well." });
const terms = ({ version }: Target) => {
  const { message: _, ...offered } = anOfferBody({ priceMinor: 40_000 });
  return { ...offered, version };
};

/** What is called about tenders, offers, conversations and all that follows from them. */
export const MARKET_TARGETS: Record<string, Make> = {
  "GET /appointments/[appointmentId]/appointment.ics": on(scenes.agreedVisit),
  "PATCH /appointments/[appointmentId]": on(scenes.visit, ({ version }) => ({ answer: "WITHDRAW", version })),
  "GET /disputes/[disputeId]": on(scenes.dispute),
  "GET /disputes/[disputeId]/messages": on(scenes.dispute),
  "PATCH /disputes/[disputeId]": on(scenes.dispute, ({ version }) => ({ act: "mediate", version })),
  "PATCH /invitations/[invitationId]": on(scenes.invitation, () => ({ reason: "TOO_BUSY" })),
  "PATCH /offers/[offerId]": on(scenes.openOffer, ({ version }) => ({ ...anOfferBody(), version })),
  "PATCH /offers/[offerId]/accept": on(scenes.openOffer, versioned),
  "PATCH /offers/[offerId]/decline": on(scenes.openOffer, () => ({})),
  "PATCH /offers/[offerId]/renew": on(scenes.openOffer, versioned),
  "PATCH /offers/[offerId]/withdraw": on(scenes.openOffer),
  "POST /offers/[offerId]/proposals": on(scenes.openOffer, terms),
  "GET /offers/[offerId]/revisions": on(scenes.openOffer),
  "PUT /offers/[offerId]/shortlist": on(scenes.openOffer),
  "DELETE /offers/[offerId]/shortlist": on(scenes.openOffer),
  "PATCH /proposals/[proposalId]": on(scenes.proposal, ({ version }) => ({ answer: "WITHDRAW", version })),
  "GET /public/tenders/[tenderId]": on(scenes.openTender),
  "PATCH /tender-questions/[questionId]": on(scenes.question, () => ({ answer: "Yes, for four people." })),
  "GET /tenders/[tenderId]": on(scenes.openTender),
  "PATCH /tenders/[tenderId]": on(scenes.newTender, ({ version }) => ({ title: "Paint the hall", version })),
  "PATCH /tenders/[tenderId]/audience": on(scenes.newTender, ({ version }) => ({
    audience: "PUBLIC",
    version,
  })),
  "PATCH /tenders/[tenderId]/cancel": on(scenes.openTender, leaving),
  "PATCH /tenders/[tenderId]/extend": on(scenes.openTender, versioned),
  "PATCH /tenders/[tenderId]/release": on(scenes.job, leaving),
  "PATCH /tenders/[tenderId]/finish": on(scenes.job, versioned),
  "PATCH /tenders/[tenderId]/finish-request": on(scenes.job, versioned),
  "PATCH /tenders/[tenderId]/finish-refusal": on(scenes.job, (target) => ({
    ...versioned(target),
    reason: "Not done.",
  })),
  "POST /tenders/[tenderId]/copy": on(scenes.openTender, () => ({})),
  "GET /tenders/[tenderId]/reach": on(scenes.openTender),
  "GET /tenders/[tenderId]/offers": on(scenes.openTender),
  "POST /tenders/[tenderId]/offers": on(scenes.newTender, () => anOfferBody()),
  "GET /tenders/[tenderId]/proposals": on(scenes.proposal),
  "GET /tenders/[tenderId]/questions": on(scenes.question),
  "POST /tenders/[tenderId]/questions": on(scenes.newTender, () => ({
    text: "Is there a lift in the house?",
  })),
  "GET /tenders/[tenderId]/invitations": on(scenes.invitation),
  "POST /tenders/[tenderId]/invitations": on(scenes.newTender, ({ pro }) => ({ proId: pro.id })),
  "POST /tenders/[tenderId]/invitations/link": on(scenes.newTender),
  "POST /tenders/[tenderId]/appointments": on(scenes.job, ({ pro }) => ({
    proId: pro.id,
    kind: "WORK",
    times: TIMES(),
    durationMinutes: 60,
  })),
  "GET /tenders/[tenderId]/disputes": on(scenes.dispute),
  "POST /tenders/[tenderId]/disputes": on(scenes.job, () => WRONG),
  "GET /tenders/[tenderId]/feedback": on(scenes.completedJob),
  "POST /tenders/[tenderId]/feedback": on(scenes.completedJob, rating),
  "GET /tenders/[tenderId]/ended-agreements": on(scenes.endedAgreement),
  "POST /tenders/[tenderId]/ended-agreements/[agreementId]/feedback": on(scenes.endedAgreement, rating),
  "GET /tenders/[tenderId]/messages": async () => {
    const target = await scenes.job();
    return { ...target, query: { proId: target.pro.id } };
  },
  "POST /translations": on(scenes.openOffer, ({ params }) => ({
    kind: "offer",
    id: params.offerId,
    to: "de",
  })),
  "POST /tenders/[tenderId]/messages": on(scenes.job, ({ pro }) => ({
    clientMessageId: newId(),
    text: "When will you come?",
    proId: pro.id,
  })),
  "PATCH /tenders/[tenderId]/messages/settings": on(scenes.job, ({ pro }) => ({
    proId: pro.id,
    isMuted: true,
  })),
  "PATCH /tenders/[tenderId]/messages/read": on(scenes.job, ({ pro }) => ({ seq: 1, proId: pro.id })),
};
