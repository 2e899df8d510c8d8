import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { languageOf } from "@/lib/i18n/detect-language";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findOfferView } from "../data/list-offers";
import { lockTenderAndOffers } from "../data/lock-offers";
import { restartValidity } from "../data/validity";
import { updateOffer } from "../data/write-offer";
import { priceParams } from "../presentation";
import { whyNotChange } from "../policy";
import { settleProposal } from "../proposals/data";
import { notifySettled } from "../proposals/service";
import type { ChangeOffer, OfferView } from "../schema";
import { attachOfferFiles } from "./attach-offer-files";
import { refusePastStart } from "./send-offer";

type ChangeOwnOffer = { actor: Actor; offerId: string; change: ChangeOffer };

/** A PRO changes an active offer; accepting the version before then fails with `stale_version`. */
export function changeOffer({ actor, offerId, change }: ChangeOwnOffer): Promise<OfferView> {
  return transact(async (work) => {
    const { tender, offer } = await lockTenderAndOffers(work.tx, actor, offerId);
    const { version, ...content } = change;
    allow(whyNotChange(actor, tender, offer, version));
    const before = await findOfferView(work.tx, actor, offerId);
    if (content.availableFrom !== before.availableFrom) refusePastStart(content);

    await updateOffer(work.tx, offerId, { ...content, contentLang: languageOf(content.message, actor) });
    await restartValidity(work.tx, offerId, new Date());
    await attachOfferFiles(work, { offerId, ownerId: actor.id, publicIds: content.fileIds });
    const view = await findOfferView(work.tx, actor, offerId);
    // Other terms are the answer to what the client has proposed.
    const open =
      view.revision > before.revision && before.proposal?.status === "OPEN" ? before.proposal : null;
    if (open) await settleProposal(work.tx, open.id, "ANSWERED");
    const price = priceParams(view);
    const params = { ...price, revision: view.revision, ...(open && { proposalId: open.id }) };
    // An unchanged message would stand in the conversation twice.
    const said = view.message === before.message ? {} : { text: view.message, contentLang: view.contentLang };
    const { proId } = offer;
    const code = open ? "OFFER_ANSWERED" : "OFFER_CHANGED";
    await postSystemMessage(work, { tenderId: tender.id, proId, code, params, ...said });
    if (open) await notifySettled(work, { tender, proId, params: { ...price, status: "ANSWERED" } });
    // Offers are sealed: rivals see how many there are, which does not change.
    await emitTenderChanged(work, tender.id, [tender.creatorId, offer.proId]);
    return open ? findOfferView(work.tx, actor, offerId) : view;
  });
}
