import { subcategoryName } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import { hideContactsIn } from "@/lib/masking/service";
import { toPersonCard } from "@/lib/people/data";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { findVisibleTender } from "@/lib/tenders/data/lock-tender";
import { findSubcategorySlug, listProposals } from "../data/proposals";
import { whyNotInvite } from "../policy";
import type { ProposalList } from "../schema";

/** The BEEs whom the client may invite to an own open tender, the best first, with reasons. Throws as `whyNotInvite`. */
export async function readProposals(call: {
  actor: Actor;
  lang: Language;
  tenderId: string;
}): Promise<ProposalList> {
  const { actor, lang, tenderId } = call;
  allow(whyNotInvite(actor, await findVisibleTender(db, actor, tenderId)));
  const [rows, slug] = await Promise.all([listProposals(tenderId), findSubcategorySlug(tenderId)]);
  const items = rows.map(({ person, distanceKm, ...row }) => ({
    ...hideContactsIn(row, ["headline"], lang),
    pro: toPersonCard(person, { knowsFully: true }),
    distanceKm: distanceKm === null ? null : Math.round(distanceKm),
  }));
  return { subcategory: subcategoryName(lang, slug), items };
}
