import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { TENDERS_ROOT } from "@/lib/shared/query-roots";
import type { ListAnswer } from "@/lib/shared/list-query";
import { api } from "@/lib/platform/browser/api/api";
import { readShared } from "@/lib/platform/browser/storage/shared-content";
import type { TenderCounts } from "./schema/list";
import type { TenderCardView } from "./schema/view";

/** The query state of a list as in the URL, without defaults. */
export type TenderListState = Record<string, string | number | boolean | undefined>;

export const tenderKeys = {
  all: [TENDERS_ROOT] as const,
  lists: [TENDERS_ROOT, "list"] as const,
  list: (state: TenderListState) => [...tenderKeys.lists, state] as const,
  ownLists: [TENDERS_ROOT, "own"] as const,
  own: (state: TenderListState) => [...tenderKeys.ownLists, state] as const,
  anyOne: [TENDERS_ROOT, "one"] as const,
  one: (tenderId: string) => [...tenderKeys.anyOne, tenderId] as const,
  counts: [TENDERS_ROOT, "counts"] as const,
  overview: [TENDERS_ROOT, "overview"] as const,
};

/** A page of a list of tenders. */
export type TenderListPage = ListAnswer<TenderCardView>;

/** The tenders a PRO can find; the previous page stays visible while the next one loads. */
export const tendersQuery = (state: TenderListState) =>
  queryOptions({
    queryKey: tenderKeys.list(state),
    queryFn: async ({ signal }) =>
      (await api.get<TenderListPage>("/tenders", { params: state, signal })).data,
    placeholderData: keepPreviousData,
  });

const COUNTS_FRESH_MS = 60_000;

/** How many tenders each tab of the list holds, and the own reach. Any change of a tender makes them be asked for anew. */
export const tenderCountsQuery = queryOptions({
  queryKey: tenderKeys.counts,
  queryFn: async ({ signal }) => (await api.get<TenderCounts>("/tenders/counts", { signal })).data,
  staleTime: COUNTS_FRESH_MS,
});

/** A client's own tenders. */
export const ownTendersQuery = (state: TenderListState) =>
  queryOptions({
    queryKey: tenderKeys.own(state),
    queryFn: async ({ signal }) =>
      (await api.get<TenderListPage>("/tenders/created-by-me", { params: state, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Content another app shared for a new tender (web share target). It is stored on the device, so it works offline. */
export const sharedContentQuery = queryOptions({
  queryKey: ["shared-content"],
  queryFn: () => readShared(Date.now()),
  networkMode: "always",
  retry: false,
  // The form deletes it once taken over, so nothing is cached for the next form.
  staleTime: Infinity,
  gcTime: 0,
});
