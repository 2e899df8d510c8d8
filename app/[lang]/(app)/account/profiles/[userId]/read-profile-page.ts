import { notFound } from "next/navigation";
import { cache } from "react";
import { reviewListQuery } from "@/lib/feedback/schema";
import { readRatingCount, readReviews } from "@/lib/feedback/service/read-feedback";
import { addressIn, toLanguage } from "@/lib/i18n/languages";
import { readLocale } from "@/lib/i18n/page-locale";

import { env } from "@/lib/platform/server/config/env";
import { AppError } from "@/lib/shared/errors";
import { userParams } from "@/lib/users/particulars/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { readPublicProfile } from "@/lib/users/profile/service";

export type ProfileParams = { lang: string; userId: string };
export type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Whoever is not here, or not any more, has no page: status 404. */
function missing(error: unknown): never {
  if (error instanceof AppError && error.code === "user_not_found") notFound();
  throw error;
}

/** Somebody's public profile, read once for the page and for what search engines are told of it. */
export const readProfile = cache(async (lang: string, userId: string): Promise<PublicProfile> => {
  const language = toLanguage(readLocale(lang));
  if (!userParams.safeParse({ id: userId }).success) notFound();
  return readPublicProfile({ userId, language }).catch(missing);
});

/** The page of reviews that the address names; what is no page of reviews counts as the first. */
function toReviewQuery({ page, sortDirection }: Awaited<Search["searchParams"]>) {
  const asked = reviewListQuery.safeParse({ page, sortDirection });
  return asked.success ? asked.data : reviewListQuery.parse({});
}

/** Everything that stands on somebody's public page. */
export async function readProfilePage({ lang, userId }: ProfileParams, search: Search["searchParams"]) {
  const profile = await readProfile(lang, userId);
  const query = toReviewQuery(await search);
  const [ratings, list] = await Promise.all([
    readRatingCount({ userId }),
    readReviews({ userId, query }),
  ]).catch(missing);
  const path = addressIn(readLocale(lang), `/account/profiles/${userId}`);
  const place = { url: new URL(path, env.SITE_URL).href, origin: env.SITE_URL };
  return { profile, ratings, reviews: { sortDirection: query.sortDirection, list }, place };
}
