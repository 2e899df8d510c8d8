import type { AppointmentStatus } from "@/lib/appointments/constants";
import type { DisputeSide } from "@/lib/disputes/constants";
import type { DisputeStatus } from "@/lib/disputes/machine";
import type { ProposalStatus } from "@/lib/offers/proposals/constants";
import type { OfferStatus } from "@/lib/tenders/constants";
import type { TenderStatus } from "@/lib/tenders/machine";

/** Who acts: one of three PROs by number, the client, an admin, or another client, who may know of nothing. */
export const [CLIENT, ADMIN, STRANGER] = [3, 4, 5] as const;
export const PROS = [0, 1, 2] as const;

/** Hours since the walk began. */
type Hours = number;

type ProposalModel = {
  status: ProposalStatus;
  byPro: boolean;
  duringJob: boolean;
  euros: number;
  expiresAt: Hours;
};

type OfferModel = {
  status: OfferStatus;
  version: number;
  euros: number;
  revisions: number;
  createdAt: Hours;
  validUntil: Hours;
  /** By the client's choice, because a rival was chosen, or with its tender. */
  declined: "CHOICE" | "RIVAL" | "END" | null;
  /** The newest one, and how many there were before the acceptance and during the job. */
  proposal: ProposalModel | null;
  proposed: [before: number, during: number];
};

type AppointmentModel = {
  status: AppointmentStatus;
  version: number;
  /** Who proposed the option that is open. */
  by: number | null;
  option: Hours | null;
  startsAt: Hours | null;
  confirmedAt: Hours | null;
  overAt: Hours;
};

export type DisputeModel = {
  pro: number;
  status: DisputeStatus;
  version: number;
  openedBy: DisputeSide;
  createdAt: Hours;
  talkUntil: Hours;
  hasAnswer: boolean;
  proposedBy: DisputeSide | null;
  mediationAskedBy: DisputeSide | null;
  closedAt: Hours | null;
  reviewStays: boolean | null;
};

export const KINDS = ["VISIT", "WORK"] as const;

/** What the product should know of one tender, in the fewest words. */
export type Model = {
  now: Hours;
  status: TenderStatus;
  version: number;
  euros: number | null;
  pro: number | null;
  expiresAt: Hours;
  extended: number;
  reportedAt: Hours | null;
  completedAt: Hours | null;
  offers: (OfferModel | null)[];
  /** The newest of each PRO and kind. */
  appointments: (AppointmentModel | null)[][];
  disputes: DisputeModel[];
  questions: { by: number; status: "OPEN" | "ANSWERED" | "REMOVED" }[];
  reviews: number[];
  areReviewsPublished: boolean;
  events: { move: string; at: Hours; by: number | null; pro: number | null }[];
  /** When a timer ran, by its name and the moment that it was due. */
  runs: Map<string, Hours>;
  /** Who was notified of what in this step. */
  notified: string[];
};

/** A tender that has just been posted. */
export const aModel = (): Model => ({
  now: 0,
  status: "NEW",
  version: 1,
  euros: null,
  pro: null,
  expiresAt: 30 * 24,
  extended: 0,
  reportedAt: null,
  completedAt: null,
  offers: PROS.map(() => null),
  appointments: PROS.map(() => KINDS.map(() => null)),
  disputes: [],
  questions: [],
  reviews: [],
  areReviewsPublished: false,
  events: [],
  runs: new Map(),
  notified: [],
});

/** The HTTP status of a refusal, or what the move changes. */
export type Verdict = 402 | 403 | 404 | 409 | 422 | (() => void);

export const notice = (who: number, type: string) => `${who} ${type}`;

export function notify(model: Model, who: number | null, type: string): void {
  if (who !== null) model.notified.push(notice(who, type));
}

export const canSee = ({ status, offers, pro }: Model, who: number) =>
  who === CLIENT ||
  who === ADMIN ||
  (who < CLIENT && (status === "NEW" || offers[who] !== null || pro === who));

/** The offer of a PRO, for those who may see it. */
export const offerFor = ({ offers }: Model, who: number, pro: number) =>
  who === CLIENT || who === ADMIN || who === pro ? (offers[pro] ?? null) : null;

export const isLive = (appointment: AppointmentModel | null): appointment is AppointmentModel =>
  appointment?.status === "PROPOSED" || appointment?.status === "CONFIRMED";

export const isOpen = ({ status }: DisputeModel) => status === "TALK" || status === "MEDIATION";

export const newestDispute = ({ disputes }: Model, pro: number) =>
  disputes.findLast((each) => each.pro === pro) ?? null;

/** Ends an appointment: what has begun has taken place, and of what was agreed and is called off both learn. */
export function endAppointment(model: Model, pro: number, appointment: AppointmentModel): void {
  const { startsAt } = appointment;
  const hasBegun = startsAt !== null && startsAt <= model.now;
  appointment.status = hasBegun ? "DONE" : "CANCELED";
  appointment.version += 1;
  appointment.by = null;
  if (startsAt === null || hasBegun) return;
  for (const who of [CLIENT, pro]) notify(model, who, "APPOINTMENT");
}

function endAppointments(model: Model, pro: number): void {
  for (const each of model.appointments[pro] ?? []) if (isLive(each)) endAppointment(model, pro, each);
}

/** The offer leaves its status, and with it what was proposed for it and, where it ends, what was arranged. */
export function moveOffer(
  model: Model,
  pro: number,
  status: OfferStatus,
  declined: OfferModel["declined"] = null,
): void {
  const offer = model.offers[pro];
  if (!offer) throw new Error("only an offer that is there is moved");
  if (offer.proposal?.status === "OPEN") offer.proposal.status = "LAPSED";
  if (status === "DECLINED" || status === "WITHDRAWN") endAppointments(model, pro);
  Object.assign(offer, { status, declined, version: offer.version + 1 });
}

/** Every change of the tender's status or price. */
export function moveTender(
  model: Model,
  move: string,
  by: number | null,
  change: Partial<Model> & Pick<Model, "status">,
): void {
  const pro = move === "ACCEPT_OFFER" ? (change.pro ?? null) : model.pro;
  model.events.push({ move, at: model.now, by, pro });
  Object.assign(model, { ...change, version: model.version + 1 });
}

export const NO_AGREEMENT = { euros: null, pro: null, reportedAt: null };

/** The work is finished, confirmed by the client or by silence. */
export function complete(model: Model, by: number | null): void {
  const { pro } = model;
  if (pro === null) throw new Error("a job has a PRO");
  moveTender(model, "FINISH_WORK", by, { status: "COMPLETED", completedAt: model.now });
  const proposal = model.offers[pro]?.proposal;
  if (proposal?.status === "OPEN") proposal.status = "LAPSED";
  for (const each of PROS) endAppointments(model, each);
  notify(model, pro, "WORK_FINISHED");
  notify(model, CLIENT, "LEAVE_FEEDBACK");
}

/** The proposals whose 72 hours are over; who proposed learns of it. */
export function lapseProposals(model: Model): void {
  for (const pro of PROS) {
    const proposal = model.offers[pro]?.proposal;
    if (proposal?.status !== "OPEN" || proposal.expiresAt > model.now) continue;
    proposal.status = "LAPSED";
    const type = proposal.duringJob ? "TERMS_CHANGE" : "PROPOSAL_SETTLED";
    notify(model, proposal.byPro ? pro : CLIENT, type);
  }
}

/** What both have written appears, unless their agreement is in dispute or a decision has ruled it out. */
export function publishReviews(model: Model): void {
  const ofPair = model.disputes.filter(({ pro }) => pro === model.pro);
  const isHeldBack = ofPair.some((each) => isOpen(each) || each.reviewStays === false);
  if (model.reviews.length < 2 || model.areReviewsPublished || isHeldBack) return;
  model.areReviewsPublished = true;
  for (const who of [CLIENT, model.pro]) notify(model, who, "FEEDBACK");
}
