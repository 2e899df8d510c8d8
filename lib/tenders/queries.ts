import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListAnswer } from "@/lib/shared/list-query";
import { api } from "@/lib/platform/browser/api";
import { readShared } from "@/lib/platform/browser/shared-content";
import type { TenderOverview } from "./schema/overview";
import type { TenderCard, TenderView } from "./schema/view";

/** Query state of a list as the URL holds it: without defaults. */
export type TenderListState = Record<string, string | number | boolean | undefined>;

export const tenderKeys = {
  all: ["tenders"] as const,
  lists: ["tenders", "list"] as const,
  list: (state: TenderListState) => [...tenderKeys.lists, state] as const,
  ownLists: ["tenders", "own"] as const,
  own: (state: TenderListState) => [...tenderKeys.ownLists, state] as const,
  anyOne: ["tenders", "one"] as const,
  one: (tenderId: string) => [...tenderKeys.anyOne, tenderId] as const,
  overview: ["tenders", "overview"] as const,
};

type TenderPage = ListAnswer<TenderCard>;

/** Tenders a PRO can find; the page before stays visible while the next one loads. */
export const tendersQuery = (state: TenderListState) =>
  queryOptions({
    queryKey: tenderKeys.list(state),
    queryFn: async ({ signal }) => (await api.get<TenderPage>("/tenders", { params: state, signal })).data,
    placeholderData: keepPreviousData,
  });

/** A client's own tenders. */
export const ownTendersQuery = (state: TenderListState) =>
  queryOptions({
    queryKey: tenderKeys.own(state),
    queryFn: async ({ signal }) =>
      (await api.get<TenderPage>("/tenders/created-by-me", { params: state, signal })).data,
    placeholderData: keepPreviousData,
  });

/** One tender with what the caller may do. */
export const tenderQuery = (tenderId: string) =>
  queryOptions({
    queryKey: tenderKeys.one(tenderId),
    queryFn: async ({ signal }) => (await api.get<TenderView>(`/tenders/${tenderId}`, { signal })).data,
  });

/** What another app handed over for a new tender. It lies on the device, so it is read without a network, too. */
export const sharedContentQuery = queryOptions({
  queryKey: ["shared-content"],
  queryFn: () => readShared(Date.now()),
  networkMode: "always",
  retry: false,
  // The form takes it away as soon as it has it; the next form looks anew.
  staleTime: Infinity,
  gcTime: 0,
});

/** What waits for whoever is signed in, for the account home. */
export const tenderOverviewQuery = queryOptions({
  queryKey: tenderKeys.overview,
  queryFn: async ({ signal }) => (await api.get<TenderOverview>("/tenders/overview", { signal })).data,
});
