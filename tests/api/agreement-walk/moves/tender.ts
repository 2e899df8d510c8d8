import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { editTender } from "@/lib/agreements/service/edit-tender";
import { extendTender } from "@/lib/agreements/service/extend-tender";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { refuseFinish, requestFinish } from "@/lib/agreements/service/request-finish";
import { newId } from "@/lib/shared/ids";
import {
  canSee,
  CLIENT,
  complete,
  moveOffer,
  moveTender,
  NO_AGREEMENT,
  notify,
  PROS,
  type Model,
  type Verdict,
} from "../model";
import { actorIn, type World } from "../world";
import { seen, type Move, type Turn } from "./move";

const MONTH = 30 * 24;
const byClient: Move["by"] = () => CLIENT;

/** Who asks for what of the tender, as they saw it. */
const callOf = (world: World, turn: Turn) => {
  const { tenderId, rows } = world;
  const version = seen(rows.tender.version, turn);
  const call = { actor: actorIn(world, turn.who), lang: "en", tenderId } as const;
  return { call, version, reasoned: { ...call, move: { version, reason: "OTHER" } } as const };
};

const active = ({ offers }: Model) => PROS.filter((pro) => offers[pro]?.status === "ACTIVE");

/** A move that only the client may make, while the tender is in some status. */
const byClientOnly = (
  isPossible: (model: Model) => boolean,
  effect: (model: Model) => void,
): Pick<Move, "by" | "judge"> => ({
  by: byClient,
  judge(model, { who, isFresh }): Verdict {
    if (!canSee(model, who)) return 404;
    if (who !== CLIENT) return 403;
    return isFresh && isPossible(model) ? () => effect(model) : 409;
  },
});

const isNew = ({ status }: Model) => status === "NEW";
const isJob = ({ status }: Model) => status === "ACCEPTED";

const edit: Move = {
  ...byClientOnly(isNew, (model) => {
    model.version += 1;
    for (const pro of active(model)) notify(model, pro, "TENDER_CHANGED");
  }),
  run(world, turn) {
    const { call, version } = callOf(world, turn);
    return editTender({ ...call, change: { version, title: `Paint ${newId()}` } });
  },
};

const extend: Move = {
  ...byClientOnly(
    ({ status, expiresAt, now, extended }) => status === "NEW" && expiresAt - now <= 72 && extended < 3,
    (model) => {
      model.version += 1;
      model.extended += 1;
      model.expiresAt += MONTH;
    },
  ),
  run(world, turn) {
    const { call, version: seenVersion } = callOf(world, turn);
    return extendTender({ ...call, seenVersion, idempotencyKey: null });
  },
};

function canceled(model: Model): void {
  const ending = PROS.filter((pro) => ["ACTIVE", "ACCEPTED"].includes(model.offers[pro]?.status ?? ""));
  moveTender(model, "CANCEL", CLIENT, { status: "CANCELED", ...NO_AGREEMENT });
  for (const pro of ending) {
    moveOffer(model, pro, "DECLINED", "END");
    notify(model, pro, "TENDER_CANCELED");
  }
}

const cancel: Move = {
  ...byClientOnly((model) => isNew(model) || isJob(model), canceled),
  run: (world, turn) => cancelTender(callOf(world, turn).reasoned),
};

function released(model: Model, who: number): void {
  const { pro } = model;
  if (pro === null) throw new Error("a job has a PRO");
  const rivals = PROS.filter((each) => model.offers[each]?.declined === "RIVAL");
  const anew = { expiresAt: model.now + MONTH, extended: 0 };
  moveTender(model, "RELEASE", who, { status: "NEW", ...NO_AGREEMENT, ...anew });
  if (who === pro) moveOffer(model, pro, "WITHDRAWN");
  else moveOffer(model, pro, "DECLINED", "END");
  notify(model, who === pro ? CLIENT : pro, "TENDER_RELEASED");
  for (const rival of rivals) {
    moveOffer(model, rival, "ACTIVE");
    notify(model, rival, "OFFER_RESTORED");
  }
}

const release: Move = {
  by: (_, { pro, isClients }) => (isClients ? CLIENT : pro),
  judge(model, { who, isFresh }) {
    if (!canSee(model, who)) return 404;
    if (who !== CLIENT && who !== model.pro) return isJob(model) ? 403 : 409;
    return isJob(model) && isFresh ? () => released(model, who) : 409;
  },
  run: (world, turn) => releaseTender(callOf(world, turn).reasoned),
};

const report: Move = {
  by: (_, { pro }) => pro,
  judge(model, { who, isFresh }) {
    if (!canSee(model, who)) return 404;
    if (who !== model.pro) return 403;
    if (!isJob(model) || !isFresh || model.reportedAt !== null) return 409;
    return () => {
      model.version += 1;
      model.reportedAt = model.now;
      notify(model, CLIENT, "FINISH_REQUESTED");
    };
  },
  run(world, turn) {
    const { call, version } = callOf(world, turn);
    return requestFinish({ ...call, request: { version, note: "All is done." }, idempotencyKey: null });
  },
};

const notYet: Move = {
  ...byClientOnly(
    (model) => isJob(model) && model.reportedAt !== null,
    (model) => {
      model.version += 1;
      model.reportedAt = null;
      notify(model, model.pro, "FINISH_REFUSED");
    },
  ),
  run(world, turn) {
    const { call, version } = callOf(world, turn);
    return refuseFinish({
      ...call,
      refusal: { version, reason: "A wall is missing." },
      idempotencyKey: null,
    });
  },
};

const finish: Move = {
  ...byClientOnly(isJob, (model) => complete(model, CLIENT)),
  run(world, turn) {
    const { call, version: seenVersion } = callOf(world, turn);
    return finishTender({ ...call, seenVersion });
  },
};

export const TENDER_MOVES = { edit, extend, cancel, release, report, notYet, finish };
