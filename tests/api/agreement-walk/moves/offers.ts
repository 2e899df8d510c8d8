import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { changeOffer } from "@/lib/offers/service/change-offer";
import { declineOffer, withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { renewOffer } from "@/lib/offers/service/renew-offer";
import { sendOffer } from "@/lib/offers/service/send-offer";
import { anOfferBody } from "@/tests/support/factories";
import {
  canSee,
  CLIENT,
  moveOffer,
  moveTender,
  notify,
  offerFor,
  PROS,
  type Model,
  type Verdict,
} from "../model";
import { actorIn, nothing, offerIn, type World } from "../world";
import { seen, type Move, type Turn } from "./move";

const VALID_HOURS = 14 * 24;
const bodyOf = ({ euros }: Turn) => anOfferBody({ priceMinor: euros * 100 });
const byPro: Move["by"] = (_, { pro }) => pro;
const byClient: Move["by"] = () => CLIENT;

/** The offer that a turn is about, as its actor saw it. */
const seenIn = (world: World, turn: Turn) => {
  const { id: offerId, version } = offerIn(world, turn.pro) ?? nothing();
  return { actor: actorIn(world, turn.who), offerId, version: seen(version, turn) };
};

function sent(model: Model, who: number, euros: number): void {
  const validUntil = model.now + VALID_HOURS;
  const own = model.offers[who];
  const fresh = { version: 0, revisions: 0, euros: 0, createdAt: model.now, proposal: null };
  const offer = own ?? { ...fresh, proposed: [0, 0] as [number, number] };
  const revisions = offer.revisions + (offer.euros === euros ? 0 : 1);
  const version = offer.version + 1;
  model.offers[who] = { ...offer, status: "ACTIVE", declined: null, euros, revisions, version, validUntil };
  notify(model, CLIENT, "NEW_OFFER");
}

const send: Move = {
  by: byPro,
  judge(model, { who, euros }) {
    if (!canSee(model, who)) return 404;
    if (who >= CLIENT) return 403;
    if (model.status !== "NEW" || model.offers[who]?.status === "ACTIVE") return 409;
    return () => sent(model, who, euros);
  },
  run: (world, turn) =>
    sendOffer({
      actor: actorIn(world, turn.who),
      tenderId: world.tenderId,
      offer: bodyOf(turn),
      idempotencyKey: null,
    }),
};

/** Null: the PRO may give the offer other terms, or more time. */
function whyNotChanged(model: Model, { who, pro, isFresh }: Turn): Exclude<Verdict, () => void> | null {
  const offer = offerFor(model, who, pro);
  if (!offer) return 404;
  if (who !== pro) return 403;
  return model.status === "NEW" && offer.status === "ACTIVE" && isFresh ? null : 409;
}

const change: Move = {
  by: byPro,
  judge: (model, turn) =>
    whyNotChanged(model, turn) ??
    (() => {
      const offer = model.offers[turn.pro]!;
      offer.version += 1;
      offer.validUntil = model.now + VALID_HOURS;
      if (offer.euros === turn.euros) return;
      Object.assign(offer, { euros: turn.euros, revisions: offer.revisions + 1 });
      if (offer.proposal?.status !== "OPEN") return;
      offer.proposal.status = "ANSWERED";
      notify(model, CLIENT, "PROPOSAL_SETTLED");
    }),
  run(world, turn) {
    const { actor, offerId, version } = seenIn(world, turn);
    return changeOffer({ actor, offerId, change: { ...bodyOf(turn), version } });
  },
};

const renew: Move = {
  by: byPro,
  judge: (model, turn) =>
    whyNotChanged(model, turn) ??
    (() => {
      const offer = model.offers[turn.pro]!;
      Object.assign(offer, { version: offer.version + 1, validUntil: model.now + VALID_HOURS });
    }),
  run(world, turn) {
    const { version: seenVersion, ...call } = seenIn(world, turn);
    return renewOffer({ ...call, seenVersion });
  },
};

const withdraw: Move = {
  by: byPro,
  judge(model, { who, pro }) {
    const offer = offerFor(model, who, pro);
    if (!offer) return 404;
    if (who !== pro) return 403;
    if (offer.status !== "ACTIVE") return 409;
    return () => {
      moveOffer(model, pro, "WITHDRAWN");
      notify(model, CLIENT, "OFFER_WITHDRAWN");
    };
  },
  run(world, turn) {
    const { actor, offerId } = seenIn(world, turn);
    return withdrawOffer({ actor, offerId });
  },
};

const decline: Move = {
  by: byClient,
  judge(model, { who, pro }) {
    const offer = offerFor(model, who, pro);
    if (!offer) return 404;
    if (who !== CLIENT) return 403;
    if (offer.status !== "ACTIVE") return 409;
    return () => {
      moveOffer(model, pro, "DECLINED", "CHOICE");
      notify(model, pro, "OFFER_DECLINED");
    };
  },
  run(world, turn) {
    const { actor, offerId } = seenIn(world, turn);
    return declineOffer({ actor, offerId, reason: "PRICE" });
  },
};

function accepted(model: Model, pro: number, euros: number): void {
  moveTender(model, "ACCEPT_OFFER", CLIENT, { status: "ACCEPTED", pro, euros });
  moveOffer(model, pro, "ACCEPTED");
  notify(model, pro, "ACCEPT_OFFER");
  for (const rival of PROS) {
    if (model.offers[rival]?.status !== "ACTIVE") continue;
    moveOffer(model, rival, "DECLINED", "RIVAL");
    notify(model, rival, "OFFER_DECLINED");
  }
}

const accept: Move = {
  by: byClient,
  judge(model, { who, pro, isFresh }) {
    const offer = offerFor(model, who, pro);
    if (!offer) return 404;
    if (who !== CLIENT) return 403;
    if (model.status !== "NEW" || offer.status !== "ACTIVE" || !isFresh) return 409;
    if (offer.validUntil <= model.now) return 409;
    return () => accepted(model, pro, offer.euros);
  },
  run(world, turn) {
    const { version: seenVersion, ...call } = seenIn(world, turn);
    return acceptOffer({ ...call, lang: "en", seenVersion });
  },
};

export const OFFER_MOVES = { send, change, renew, withdraw, decline, accept };
