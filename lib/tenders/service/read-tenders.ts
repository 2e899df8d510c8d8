import { categoryName } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import { hideContactsIn } from "@/lib/masking/service";
import type { Actor } from "@/lib/shared/actor";
import type { ListAnswer } from "@/lib/shared/list-query";
import { countMatching, type MatchCounts } from "../data/count-matching";
import { countTabs } from "../data/count-tabs";
import { listLatest } from "../data/list-latest";
import { capOf, type TenderListFilters } from "../data/list-filters";
import { listCards } from "../data/list-tenders";
import { listMostRelevant } from "../data/most-relevant";
import { toTenderCard } from "../data/tender-card";
import { TENDERS_TAKE } from "../constants";
import type { OwnTenderListQuery, TenderCounts, TenderListQuery } from "../schema/list";
import type { LatestTender, TenderCardView } from "../schema/view";

type ListQuery = TenderListFilters & Partial<Pick<TenderListQuery, "reach">>;
type ListTenders = { actor: Actor; lang: Language; query: ListQuery };

// A place or a distance that was chosen goes before the own reach, and only the list of all tenders has one.
function toFilters(actor: Actor, { reach, ...query }: ListQuery): TenderListFilters {
  const isChosen = query.near !== undefined || query.withinKm !== undefined;
  return {
    ...query,
    isInReach: reach === "own" && actor.role === "PRO" && query.tab === "all" && !isChosen,
    // A search has its own order, and an admin's list is that of all people.
    isLastDoneFirst: query.tab === "completed" && query.search === "" && actor.role !== "ADMIN",
  };
}

/** A page of the tenders the caller may find: a PRO's open ones and own jobs, a client's own ones, an admin's all. */
export async function listTenders({ actor, lang, query }: ListTenders): Promise<ListAnswer<TenderCardView>> {
  // The match score needs subcategories, which only PROs have.
  const list = query.tab === "most-relevant" && actor.role === "PRO" ? listMostRelevant : listCards;
  const { items, counted, origin } = await list(actor, toFilters(actor, query));
  const cards = items.map((row) => toTenderCard(row, { actor, lang }, origin));
  const cap = capOf(query);
  const total = Math.min(counted, cap);
  return { items: cards, total, totalIsCapped: counted > cap, page: query.page, take: TENDERS_TAKE };
}

type ListOwn = { actor: Actor; lang: Language; query: OwnTenderListQuery };

/** A page of a client's own tenders. Of all of them what waits for the client comes first; a search has its own order. */
export function listOwnTenders({ actor, lang, query }: ListOwn): Promise<ListAnswer<TenderCardView>> {
  const isRunningFirst = query.tab === "all" && query.search === "";
  return listTenders({ actor, lang, query: { ...query, isRunningFirst } });
}

type CountMatching = { actor: Actor; query: Partial<ListQuery> };

/** How many tenders the filters of the list match for a PRO, up to the cap and one. */
export function countMatchingTenders({ actor, query }: CountMatching): Promise<MatchCounts> {
  const list: ListQuery = { page: 1, search: "", sortDirection: "DESC", ...query, tab: "all" };
  return countMatching(actor, toFilters(actor, list));
}

/** The newest open tenders, public: what and where, without personal data. */
export async function readLatestTenders({ lang }: { lang: Language }): Promise<{ items: LatestTender[] }> {
  const rows = await listLatest();
  return {
    items: rows.map(({ createdAt, subcategory: { category, ...subcategory }, ...row }) => ({
      ...hideContactsIn(row, ["title"], lang),
      category: { ...category, name: categoryName(lang, category.slug) },
      subcategory,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** How many tenders each tab of the list holds for the caller, and the reach that "all" starts with. */
export async function readTenderCounts({ actor }: { actor: Actor }): Promise<TenderCounts> {
  const { reach, ...counts } = await countTabs(actor);
  return { counts, reach };
}
