import { categoryName } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import type { Actor } from "@/lib/shared/actor";
import { toListAnswer, type ListAnswer } from "@/lib/shared/list-query";
import { listLatest } from "../data/list-latest";
import type { TenderListFilters } from "../data/list-filters";
import { listCards } from "../data/list-tenders";
import { listMostRelevant } from "../data/most-relevant";
import { toTenderCard } from "../data/tender-card";
import { TENDERS_TAKE } from "../constants";
import type { LatestTender, TenderCardView } from "../schema/view";

type ListTenders = { actor: Actor; lang: Language; query: TenderListFilters };

/** A page of the tenders the caller may find: a PRO's open ones and own jobs, a client's own ones, an admin's all. */
export async function listTenders({ actor, lang, query }: ListTenders): Promise<ListAnswer<TenderCardView>> {
  // The match score needs subcategories, which only PROs have.
  const list = query.tab === "most-relevant" && actor.role === "PRO" ? listMostRelevant : listCards;
  const { items, counted, origin } = await list(actor, query);
  const cards = items.map((row) => toTenderCard(row, { actor, lang }, origin));
  return toListAnswer(cards, counted, query.page, TENDERS_TAKE);
}

/** The newest open tenders, public: what and where, without personal data. */
export async function readLatestTenders({ lang }: { lang: Language }): Promise<{ items: LatestTender[] }> {
  const rows = await listLatest();
  return {
    items: rows.map(({ createdAt, subcategory, ...row }) => {
      const { id, slug, icon } = subcategory.category;
      const category = { id, slug, icon, name: categoryName(lang, slug) };
      return { ...row, category, createdAt: createdAt.toISOString() };
    }),
  };
}
