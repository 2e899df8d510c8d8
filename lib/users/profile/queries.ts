import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { api, plainApi } from "@/lib/platform/browser/api";
import type { OwnProfile, PublicProfile } from "./schema";

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
      (await plainApi.get<PublicProfile>(`/users/${userId}/profile/public`, { signal })).data,
  });
