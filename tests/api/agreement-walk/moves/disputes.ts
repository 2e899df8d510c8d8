import type { DisputeAct, DisputeSide } from "@/lib/disputes/constants";
import type { ActOnDispute } from "@/lib/disputes/schema";
import { actOnDispute } from "@/lib/disputes/service/act";
import { openDispute } from "@/lib/disputes/service/open";
import {
  ADMIN,
  canSee,
  CLIENT,
  isOpen,
  newestDispute,
  notify,
  publishReviews,
  type DisputeModel,
  type Model,
} from "../model";
import { actorIn, disputeIn, nothing } from "../world";
import { seen, type Move, type Turn } from "./move";

const TALK_HOURS = 72;
const [COMPLETED_HOURS, ENDED_HOURS] = [14 * 24, 48];

const sideOf = (who: number, pro: number): DisputeSide | null =>
  who === CLIENT ? "CLIENT" : who === pro ? "PRO" : null;

/** The agreement that a person may contest: the one that stands or is completed, else the last one that ended. */
function agreementOf({ status, pro, completedAt, events }: Model, who: number) {
  if (pro !== null && (who === CLIENT || who === pro))
    return {
      pro,
      until: status === "COMPLETED" ? (completedAt ?? 0) + COMPLETED_HOURS : Infinity,
      endedBy: null,
    };
  const ended = events.findLast(
    (each) => /RELEASE|CANCEL/.test(each.move) && each.pro !== null && (who === CLIENT || each.pro === who),
  );
  if (!ended || ended.pro === null) return null;
  return { pro: ended.pro, until: ended.at + ENDED_HOURS, endedBy: ended.by };
}

/** Whether an admin has decided about the newest agreement with a PRO. */
function isDecided({ disputes, events }: Model, pro: number): boolean {
  const agreedAt = events.findLast((each) => each.move === "ACCEPT_OFFER" && each.pro === pro)?.at ?? 0;
  return disputes.some(
    (each) => each.pro === pro && each.status === "CLOSED_DECIDED" && each.createdAt >= agreedAt,
  );
}

function opened(model: Model, who: number, pro: number): void {
  model.disputes.push({
    pro,
    status: "TALK",
    version: 1,
    openedBy: who === CLIENT ? "CLIENT" : "PRO",
    createdAt: model.now,
    talkUntil: model.now + TALK_HOURS,
    hasAnswer: false,
    proposedBy: null,
    mediationAskedBy: null,
    closedAt: null,
    reviewStays: null,
  });
  notify(model, who === CLIENT ? pro : CLIENT, "DISPUTE");
}

const open: Move = {
  by: (_, { pro, isClients }) => (isClients ? CLIENT : pro),
  judge(model, { who }) {
    if (!canSee(model, who)) return 404;
    const agreement = agreementOf(model, who);
    if (!agreement) return who === CLIENT ? 409 : 404;
    const { pro, until, endedBy } = agreement;
    const newest = newestDispute(model, pro);
    if ((newest && isOpen(newest)) || isDecided(model, pro)) return 409;
    return endedBy === who || model.now >= until ? 409 : () => opened(model, who, pro);
  },
  run: (world, { who }) =>
    openDispute({
      actor: actorIn(world, who),
      tenderId: world.tenderId,
      dispute: { reason: "UNFINISHED", text: "Half of the walls are as they were.", photoIds: [] },
      idempotencyKey: null,
    }),
};

/** Whether the act is open to this side, or to an admin. */
function isOpenTo(side: DisputeSide | null, dispute: DisputeModel, act: DisputeAct): boolean {
  if (act === "answer") return dispute.openedBy !== side && !dispute.hasAnswer;
  if (act === "agree") return dispute.proposedBy !== null && dispute.proposedBy !== side;
  if (act === "mediate") return dispute.mediationAskedBy !== side;
  return act !== "withdraw" || dispute.openedBy === side;
}

/** Whether the stage that the dispute is in at this moment allows the act, however late the timer is. */
function isInStage({ status, talkUntil }: DisputeModel, act: DisputeAct, now: number): boolean {
  const stage = status === "TALK" && talkUntil <= now ? "MEDIATION" : status;
  if (act === "answer") return stage === "TALK" || stage === "MEDIATION";
  return stage === (act === "decide" ? "MEDIATION" : "TALK");
}

function done(
  dispute: DisputeModel,
  act: DisputeAct,
  { now, isMild, side }: Turn & { now: number; side: DisputeSide | null },
): void {
  if (act === "answer") dispute.hasAnswer = true;
  if (act === "propose") dispute.proposedBy = side;
  if (act === "mediate" && dispute.mediationAskedBy === null) dispute.mediationAskedBy = side;
  else if (act === "mediate") dispute.status = "MEDIATION";
  const closed = { agree: "CLOSED_AGREED", withdraw: "CLOSED_WITHDRAWN", decide: "CLOSED_DECIDED" } as const;
  if (act === "agree" || act === "withdraw" || act === "decide")
    Object.assign(dispute, { status: closed[act], closedAt: now });
  if (act === "decide") dispute.reviewStays = isMild;
  dispute.version += 1;
}

function acted(model: Model, dispute: DisputeModel, act: DisputeAct, turn: Turn): void {
  const side = sideOf(turn.who, dispute.pro);
  done(dispute, act, { ...turn, now: model.now, side });
  // What neither of the two has done both learn of.
  const isForBoth = act === "decide" || (dispute.status === "MEDIATION" && act === "mediate");
  if (isForBoth || side === "PRO") notify(model, CLIENT, "DISPUTE");
  if (isForBoth || side === "CLIENT") notify(model, dispute.pro, "DISPUTE");
  publishReviews(model);
}

function givenIn(act: DisputeAct, version: number, { isMild: reviewStays }: Turn): ActOnDispute {
  if (act === "answer") return { act, version, text: "All the walls were painted twice.", photoIds: [] };
  if (act === "propose") return { act, version, outcome: "The rest is painted on Friday." };
  if (act !== "decide") return { act, version };
  const text = "Both were right.";
  return { act, version, fault: "NEITHER", countsForReliability: true, reviewStays, text };
}

const acting = (act: DisputeAct): Move => ({
  by(model, { pro, isClients }) {
    if (act === "decide") return ADMIN;
    const dispute = newestDispute(model, pro);
    const own = dispute?.openedBy === "CLIENT" ? CLIENT : pro;
    if (act === "withdraw") return own;
    if (act === "answer") return own === CLIENT ? pro : CLIENT;
    if (act === "agree") return dispute?.proposedBy === "CLIENT" ? pro : CLIENT;
    return isClients ? CLIENT : pro;
  },
  judge(model, turn) {
    const { who, pro, isFresh } = turn;
    const dispute = newestDispute(model, pro);
    const side = sideOf(who, pro);
    if (!dispute || (side === null && (who !== ADMIN || dispute.status === "TALK"))) return 404;
    if ((act === "decide") !== (who === ADMIN)) return 403;
    const isPossible = isInStage(dispute, act, model.now) && isFresh && isOpenTo(side, dispute, act);
    return isPossible ? () => acted(model, dispute, act, turn) : 409;
  },
  run(world, turn) {
    const { id: disputeId, version } = disputeIn(world, turn.pro) ?? nothing();
    const given = givenIn(act, seen(version, turn), turn);
    const call = { actor: actorIn(world, turn.who), disputeId, given, idempotencyKey: null };
    return actOnDispute({ ...call, ip: "192.0.2.9" });
  },
});

export const DISPUTE_MOVES = {
  dispute: open,
  answerDispute: acting("answer"),
  proposeOutcome: acting("propose"),
  agreeToOutcome: acting("agree"),
  askForMediation: acting("mediate"),
  withdrawDispute: acting("withdraw"),
  decideDispute: acting("decide"),
};
