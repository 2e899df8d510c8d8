import { notFound } from "next/navigation";
import { cache } from "react";
import { publicTenderParams, type PublicTender } from "@/lib/directory/tenders/schema";
import { readPublicTender } from "@/lib/directory/tenders/service";
import { toLanguage } from "@/lib/i18n/languages";
import { readLocale } from "@/lib/i18n/page-locale";
import { env } from "@/lib/platform/server/config/env";
import { retryOnce } from "@/lib/platform/server/database/outage";
import { AppError } from "@/lib/shared/errors";

export type TenderParams = { lang: string; tenderId: string };

function toNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "tender_not_found") notFound();
  throw error;
}

/** A tender for strangers, read once per request for the page and its metadata; status 404 where there is none. */
export const readTenderPage = cache(async (lang: string, tenderId: string): Promise<PublicTender> => {
  const language = toLanguage(readLocale(lang));
  if (!publicTenderParams.safeParse({ tenderId }).success) notFound();
  return retryOnce(() => readPublicTender({ tenderId, lang: language })).catch(toNotFound);
});

/** What the page shows: the tender, and the moment from which its age is counted. */
export async function readTenderScreen({ lang, tenderId }: TenderParams) {
  return { tender: await readTenderPage(lang, tenderId), origin: env.SITE_URL, now: new Date() };
}
