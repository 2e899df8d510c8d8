import { POST as ASK } from "@/app/api/tenders/[tenderId]/questions/route";
import { aDispute } from "@/tests/api/disputes/disputing";
import { aProposedOffer } from "@/tests/api/counter-offers/negotiation";
import { aProposedVisit, aVisit } from "@/tests/api/appointments/arranging";
import { anEndedAgreement } from "@/tests/api/feedback/ended-agreement";
import { invite } from "@/tests/api/invitations/invitation-factories";
import { call } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  anAcceptedTender,
  aPro,
  aTender,
  aTenderWithOffers,
  type Market,
  type TestUser,
} from "@/tests/support/factories";

/** What a call is about: the two it belongs to, and a request that is well formed. */
export type Target = {
  client: TestUser;
  pro: TestUser;
  /** Ids of the two's things, by the names that routes have for them. */
  params: Record<string, string>;
  /** The version of what is changed. */
  version: number;
  query?: Record<string, string>;
  body?: unknown;
};

function targetOf(market: Market, version: number, params: Record<string, string> = {}): Target {
  const { client, tender, offers, pros } = market;
  const [offer, pro] = [offers[0]!, pros[0]!];
  return { client, pro, version, params: { tenderId: tender.id, offerId: offer.id, ...params } };
}

/** Two people who have nothing to do with each other. */
export async function strangers(): Promise<Target> {
  const [client, pro] = [await aClient(), await aPro()];
  return { client, pro, version: 1, params: {} };
}

/** An open tender with an offer; `version` is the offer's. */
export async function openOffer(): Promise<Target> {
  const market = await aTenderWithOffers(1);
  return targetOf(market, market.offers[0]!.version);
}

/** The same; `version` is the tender's. */
export async function openTender(): Promise<Target> {
  const market = await aTenderWithOffers(1);
  return targetOf(market, market.tender.version);
}

/** An open tender without offers. */
export async function newTender(): Promise<Target> {
  const target = await strangers();
  const tender = await aTender({ client: target.client });
  return { ...target, version: tender.version, params: { tenderId: tender.id } };
}

/** The PRO was invited to the tender. */
export async function invitation(): Promise<Target> {
  const target = await newTender();
  const { body } = await invite(target.client, { id: target.params.tenderId! }, target.pro);
  return { ...target, params: { ...target.params, invitationId: body.id } };
}

/** The PRO has asked about the tender. */
export async function question(): Promise<Target> {
  const target = await newTender();
  const { params, pro } = target;
  const asked = await call<{ id: string }>(ASK, {
    as: pro,
    params,
    body: { text: "Is there a lift in the house?" },
  });
  return { ...target, params: { ...params, questionId: asked.body.id } };
}

/** The client has proposed other terms for an offer. */
export async function proposal(): Promise<Target> {
  const { market, offer } = await aProposedOffer();
  return targetOf(market, offer.version, { proposalId: offer.proposal!.id });
}

/** The client has proposed a visit. */
export async function visit(): Promise<Target> {
  const market = await aProposedVisit();
  return targetOf(market, market.visit.version, { appointmentId: market.visit.id });
}

/** A visit whose time the two have agreed. */
export async function agreedVisit(): Promise<Target> {
  const market = await aVisit();
  return targetOf(market, market.visit.version, { appointmentId: market.visit.id });
}

/** A job that runs. */
export async function job(): Promise<Target> {
  const market = await anAcceptedTender();
  return targetOf(market, market.tender.version);
}

/** A job about which the client has opened a dispute. */
export async function dispute(): Promise<Target> {
  const market = await aDispute();
  return targetOf(market, market.dispute.version, { disputeId: market.dispute.id });
}

/** A completed job. */
export async function completedJob(): Promise<Target> {
  const market = await aCompletedTender();
  return targetOf(market, market.tender.version);
}

/** An agreement that the client has ended. */
export async function endedAgreement(): Promise<Target> {
  const market = await anEndedAgreement();
  return targetOf(market, market.tender.version, { agreementId: market.agreementId });
}
