import { notFound } from "next/navigation";
import { cache } from "react";
import { reviewListQuery } from "@/lib/feedback/schema";
import { readRatingCount, readReviews } from "@/lib/feedback/service/read-feedback";
import { addressIn, toLanguage } from "@/lib/i18n/languages";
import { readLocale } from "@/lib/i18n/page-locale";
import { retryOnce } from "@/lib/platform/server/database/outage";
import { env } from "@/lib/platform/server/config/env";
import { AppError } from "@/lib/shared/errors";
import { userParams } from "@/lib/users/particulars/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { readPublicProfile } from "@/lib/users/profile/service";

export type ProfileParams = { lang: string; userId: string };
export type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Status 404 for a user who does not exist or is deleted. */
function toNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "user_not_found") notFound();
  throw error;
}

/** A user's public profile, cached per request for the page and its metadata. */
export const readProfile = cache(async (lang: string, userId: string): Promise<PublicProfile> => {
  const language = toLanguage(readLocale(lang));
  if (!userParams.safeParse({ id: userId }).success) notFound();
  return retryOnce(() => readPublicProfile({ userId, language })).catch(toNotFound);
});

/** Parses page and sort order of the reviews from the URL; an invalid value becomes the default. */
function toReviewQuery({ page, sortDirection }: Awaited<Search["searchParams"]>) {
  const parsed = reviewListQuery.safeParse({ page, sortDirection });
  return parsed.success ? parsed.data : reviewListQuery.parse({});
}

/** Props of a user's public profile page. */
export async function readProfilePage({ lang, userId }: ProfileParams, search: Search["searchParams"]) {
  const profile = await readProfile(lang, userId);
  const query = toReviewQuery(await search);
  const [ratings, list] = await retryOnce(() =>
    Promise.all([
      readRatingCount({ userId }),
      readReviews({ userId, lang: toLanguage(readLocale(lang)), query }),
    ]),
  ).catch(toNotFound);
  const path = addressIn(readLocale(lang), `/account/profiles/${userId}`);
  const page = { url: new URL(path, env.SITE_URL).href, origin: env.SITE_URL };
  return { profile, ratings, reviews: { sortDirection: query.sortDirection, list }, page };
}
