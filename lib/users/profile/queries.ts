import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import type { Address } from "@/lib/shared/address";
import { columnNames, pick } from "@/lib/shared/columns";
import { TENDERS_ROOT } from "@/lib/shared/query-roots";
import { PROFILE_COLUMNS } from "../constants";
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
  /** The own profile, and the prefix of the public key: invalidating it refetches both. */
  own: (userId: string) => ["users", userId, "profile"] as const,
  public: (userId: string, locale: Locale) => ["users", userId, "profile", "public", locale] as const,
};

/**
 * The own profile. The names of its subcategories may be cached in another language than the page's: use the slugs.
 */
export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.own(userId),
    queryFn: async ({ signal }) => (await api.get<OwnProfile>(`/users/${userId}/profile`, { signal })).data,
  });

/** A user's public profile; subcategories are named in the viewer's language. */
export const publicProfileQuery = (userId: string, locale: Locale) =>
  queryOptions({
    queryKey: profileKeys.public(userId, locale),
    queryFn: async ({ signal }) =>
      (await publicApi.get<PublicProfile>(`/users/${userId}/profile/public`, { signal })).data,
  });

type Saves<V> = {
  userId: string;
  /** Sends the values and returns the changed fields of the own profile. */
  save: (values: V) => Promise<Partial<OwnProfile>>;
  /** The change affects which tenders the user is shown, their order and distance. */
  affectsTenders?: boolean;
  /** The section shows errors itself, without a toast. */
  silent?: boolean;
};

/** Saves a section: updates the cached own profile and invalidates everything else that shows it. */
function useSaveSection<V>({ userId, save, affectsTenders = false, silent = false }: Saves<V>) {
  const cache = useQueryClient();
  return useMutation({
    meta: { silent },
    mutationFn: save,
    onSuccess: (changed) => {
      cache.setQueryData(ownProfileQuery(userId).queryKey, (before) => before && { ...before, ...changed });
      void cache.invalidateQueries({ queryKey: profileKeys.own(userId) });
      void cache.invalidateQueries({ queryKey: particularsQuery(userId).queryKey });
      if (affectsTenders) void cache.invalidateQueries({ queryKey: [TENDERS_ROOT] });
    },
  });
}

const COLUMNS = columnNames(PROFILE_COLUMNS);

/** Saves headline, hourly rate and service radius of a BEE. An emptied field is sent as null. */
export function useSaveHeadline(userId: string) {
  const save = async (form: HeadlineForm) => {
    const change = Object.fromEntries(COLUMNS.map((name) => [name, form[name] ?? null]));
    return pick((await api.patch<Particulars>(`/users/${userId}`, change)).data, COLUMNS);
  };
  return useSaveSection({ userId, save, affectsTenders: true });
}

export function useSaveLocation(userId: string) {
  const save = async (location: Address) => ({
    location: (await api.put<LocationView>(`/users/location/${userId}`, location)).data,
  });
  return useSaveSection({ userId, save, affectsTenders: true });
}

export function useSaveSummary(userId: string) {
  const save = async ({ summary }: { summary: string }) => {
    const { data } = await api.put<{ summary: string }>(`/users/summary/${userId}`, { summary });
    return { summary: data.summary };
  };
  return useSaveSection({ userId, save });
}

/** Saves the languages the user speaks, in this order. */
export function useSaveLanguages(userId: string) {
  const save = async (languages: UserLanguage[]) =>
    (await api.post<{ languages: UserLanguage[] }>("/users/languages", { languages })).data;
  return useSaveSection({ userId, save });
}

type Subcategories = OwnProfile["subcategories"];

/**
 * Saves the subcategories of a BEE. Over the plan's limit it fails with `subcategories_used_up`, which the section
 * shows.
 */
export function useChooseSubcategories(userId: string) {
  const save = async (chosen: Subcategories) => {
    const body = { subcategoryIds: chosen.map(({ id }) => id) };
    const { data } = await api.post<SubcategoryIds>(`/users/${userId}/subcategories`, body);
    const subcategories = chosen.filter(({ id }) => data.subcategoryIds.includes(id));
    return { subcategories, maxSubcategories: data.max };
  };
  return useSaveSection({ userId, save, affectsTenders: true });
}
