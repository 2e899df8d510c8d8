import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import type { Address } from "@/lib/shared/address";
import { TENDERS_ROOT } from "@/lib/shared/query-roots";
import { particularsQuery } from "../particulars/queries";
import type { Particulars } from "../particulars/schema";
import type {
  HeadlineForm,
  LocationView,
  OwnProfile,
  PublicProfile,
  SubcategoryIds,
  UserLanguage,
} from "./schema";

export const profileKeys = {
  /** The own profile, and the beginning of what others see of it: invalidating it asks for both again. */
  own: (userId: string) => ["users", userId, "profile"] as const,
  public: (userId: string, locale: Locale) => ["users", userId, "profile", "public", locale] as const,
};

/** A profile as its owner sees it. The names of its trades may be in another language than the page: use the slugs. */
export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.own(userId),
    queryFn: async ({ signal }) => (await api.get<OwnProfile>(`/users/${userId}/profile`, { signal })).data,
  });

/** What everybody may read of somebody, signed in or not; trades are named in the reader's language. */
export const publicProfileQuery = (userId: string, locale: Locale) =>
  queryOptions({
    queryKey: profileKeys.public(userId, locale),
    queryFn: async ({ signal }) =>
      (await publicApi.get<PublicProfile>(`/users/${userId}/profile/public`, { signal })).data,
  });

type Saves<V> = {
  userId: string;
  /** Sends the values and says what of the own profile they have changed. */
  save: (values: V) => Promise<Partial<OwnProfile>>;
  /** Which tenders a person is shown, in what order and how far away, follows from it. */
  movesTenders?: boolean;
  /** The section says itself why it was not saved. */
  silent?: boolean;
};

/** Saves a section: its screen shows it at once, everything else that shows it asks anew. */
function useSaveSection<V>({ userId, save, movesTenders = false, silent = false }: Saves<V>) {
  const cache = useQueryClient();
  return useMutation({
    meta: { silent },
    mutationFn: save,
    onSuccess: (changed) => {
      cache.setQueryData(ownProfileQuery(userId).queryKey, (before) => before && { ...before, ...changed });
      void cache.invalidateQueries({ queryKey: profileKeys.own(userId) });
      void cache.invalidateQueries({ queryKey: particularsQuery(userId).queryKey });
      if (movesTenders) void cache.invalidateQueries({ queryKey: [TENDERS_ROOT] });
    },
  });
}

/** Saves what a BEE is, asks an hour and how far they go. An emptied field is sent as null. */
export function useSaveHeadline(userId: string) {
  const save = async ({ headline, hourlyRateMinor, serviceRadiusKm }: HeadlineForm) => {
    const change = { headline: headline ?? null, hourlyRateMinor: hourlyRateMinor ?? null, serviceRadiusKm };
    const { data } = await api.patch<Particulars>(`/users/${userId}`, change);
    return {
      headline: data.headline,
      hourlyRateMinor: data.hourlyRateMinor,
      serviceRadiusKm: data.serviceRadiusKm,
    };
  };
  return useSaveSection({ userId, save, movesTenders: true });
}

/** Saves the own address. */
export function useSaveLocation(userId: string) {
  const save = async (location: Address) => ({
    location: (await api.put<LocationView>(`/users/location/${userId}`, location)).data,
  });
  return useSaveSection({ userId, save, movesTenders: true });
}

/** Saves what somebody tells about themselves. */
export function useSaveSummary(userId: string) {
  const save = async ({ summary }: { summary: string }) => {
    const { data } = await api.put<{ summary: string }>(`/users/summary/${userId}`, { summary });
    return { summary: data.summary };
  };
  return useSaveSection({ userId, save });
}

/** Saves the languages somebody speaks, in this order. */
export function useSaveLanguages(userId: string) {
  const save = async (languages: UserLanguage[]) =>
    (await api.post<{ languages: UserLanguage[] }>("/users/languages", { languages })).data;
  return useSaveSection({ userId, save });
}

type Trades = OwnProfile["subcategories"];

/** Saves the trades of a BEE. A plan that does not allow so many answers `subcategories_used_up`, which the section shows. */
export function useChooseSubcategories(userId: string) {
  const save = async (chosen: Trades) => {
    const body = { subcategoryIds: chosen.map(({ id }) => id) };
    const { data } = await api.post<SubcategoryIds>(`/users/${userId}/subcategories`, body);
    const subcategories = chosen.filter(({ id }) => data.subcategoryIds.includes(id));
    return { subcategories, maxSubcategories: data.max };
  };
  return useSaveSection({ userId, save, movesTenders: true, silent: true });
}
