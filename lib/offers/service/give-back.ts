import type { Work } from "@/lib/platform/server/work/transact";
import { returnOffer } from "@/lib/subscriptions/service/allowance";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import { addReturn, isGivenBack, listReadProIds } from "../data/give-back";
import type { LockedOffer } from "../data/lock-offers";

/**
 * Offers that end with their tender before the client ever opened them count no longer in the plans of their PROs, each
 * once; whose they are. The offers are locked. In the order of the PROs: their allowances are locked.
 */
export async function giveBackUnopened(
  work: Work,
  tender: LockedTender,
  ended: readonly LockedOffer[],
): Promise<ReadonlySet<string>> {
  const { offersSeenAt } = tender;
  const isListed = ({ countedAt }: LockedOffer) => !countedAt || (offersSeenAt && countedAt <= offersSeenAt);
  const unlisted = ended.filter((offer) => offer.status === "ACTIVE" && !isListed(offer));
  if (unlisted.length === 0) return new Set();
  const readIds = await listReadProIds(work.tx, tender);
  const unopened = unlisted.filter(({ proId }) => !readIds.includes(proId));
  unopened.sort((one, other) => (one.proId < other.proId ? -1 : 1));
  const givenBack = new Set<string>();
  for (const { id, proId, countedAt } of unopened) {
    if (!countedAt || (await isGivenBack(work.tx, id))) continue;
    const asBonus = (await returnOffer(work.tx, proId, countedAt)) === "BONUS";
    await addReturn(work.tx, { offerId: id, asBonus });
    givenBack.add(proId);
  }
  return givenBack;
}

/** What tells a PRO that their offer was given back. */
export function givenBackParams(givenBack: ReadonlySet<string>, proId: string): { isGivenBack?: true } {
  return givenBack.has(proId) ? { isGivenBack: true } : {};
}
