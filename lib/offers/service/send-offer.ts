import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { notifyWatchers } from "@/lib/favourites/service";
import { languageOf } from "@/lib/i18n/detect-language";
import { markInvitationAccepted } from "@/lib/invitations/data/invitations";
import { notify } from "@/lib/notifications/service";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { singletons } from "@/lib/platform/server/config/singletons";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { earliestToday } from "@/lib/shared/dates/dates";
import { allow, fieldError } from "@/lib/shared/errors";
import { offerTotalMinor } from "@/lib/shared/money";
import { newId } from "@/lib/shared/ids";
import { countOffer, lockAllowance } from "@/lib/subscriptions/service/allowance";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { lockVisibleTender } from "@/lib/tenders/data/lock-tender";
import { recountOffers } from "@/lib/tenders/data/tender-content";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findTraderDetails } from "@/lib/users/particulars/data";
import { findOfferView } from "../data/list-offers";
import { lockOffers } from "../data/lock-offers";
import { attachOfferFiles } from "./attach-offer-files";
import { priceParams } from "../presentation";
import { restartValidity } from "../data/validity";
import { saveOffer } from "../data/write-offer";
import { freeResendOf, whyNotSend } from "../policy";
import type { NewOffer, OfferView } from "../schema";
import { normalizeTerms } from "../terms/schema";

type SendOffer = { actor: Actor; tenderId: string; offer: NewOffer; idempotencyKey: string | null };

/** Throws 422 for a start date that has passed in every time zone. */
export function refusePastStart({ availableFrom }: Pick<NewOffer, "availableFrom">): void {
  if (availableFrom && availableFrom < earliestToday(new Date()))
    throw fieldError("availableFrom", "dateInPast");
}

async function send(work: Work, { actor, tenderId, offer }: SendOffer): Promise<OfferView> {
  const tender = await lockVisibleTender(work.tx, actor, tenderId);
  const offers = await lockOffers(work.tx, tenderId);
  const allowance = await lockAllowance(work.tx, actor.id);
  const own = offers.find(({ proId }) => proId === actor.id) ?? null;
  const isLower = own !== null && offerTotalMinor(normalizeTerms(offer)) < own.totalMinor;
  const now = new Date();
  const isFree = freeResendOf(own, now, isLower) !== null;
  const trader = await findTraderDetails(work.tx, actor.id);
  allow(whyNotSend(actor, tender, { offer: own, offersLeft: allowance.left, isFree, trader }));
  refusePastStart(offer);

  const written = { ...offer, contentLang: languageOf(offer.message, actor) };
  const sent = { offerId: newId(), tenderId, proId: actor.id, offer: written, isFree };
  const offerId = await saveOffer(work.tx, sent);
  await restartValidity(work.tx, offerId, now);
  await attachOfferFiles(work, { offerId, ownerId: actor.id, publicIds: offer.fileIds });
  if (!isFree) await countOffer(work.tx, actor.id, allowance);
  await recountOffers(work.tx, tenderId);
  await markInvitationAccepted(work.tx, tenderId, actor.id);
  work.afterCommit(() => singletons.metrics?.countMarket("offer_sent"));
  const view = await findOfferView(work.tx, actor, offerId);
  const params = priceParams(view);
  await postSystemMessage(work, {
    tenderId,
    proId: actor.id,
    code: "OFFER_SENT",
    params,
    text: view.message,
    contentLang: view.contentLang,
  });
  await notify(work, { type: "NEW_OFFER", userId: tender.creatorId, actorId: actor.id, tenderId, params });
  if (tender.offerCount + 1 >= TENDER_LIMITS.offers) await notifyWatchers(work, tenderId, "FULL");
  await emitTenderChanged(work, tenderId);
  return view;
}

/**
 * A PRO sends an offer, or sends again after it was withdrawn or declined; each uses up one offer of the plan's
 * allowance, unless `freeResendOf` says why not. A retry with the same `Idempotency-Key` within 24 hours returns the existing offer. Throws the codes of
 * `whyNotSend`.
 */
export function sendOffer(request: SendOffer): Promise<OfferView> {
  const { actor, tenderId, offer, idempotencyKey } = request;
  return transact((work) => {
    const fingerprint = ["POST /tenders/offers", tenderId, offer];
    return idempotent(work, { userId: actor.id, key: idempotencyKey, fingerprint }, () =>
      send(work, request),
    );
  });
}
