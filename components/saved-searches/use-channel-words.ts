import { useLocale, useTranslations } from "next-intl";
import type { SavedSearchView } from "@/lib/saved-searches/schema";

/** How a search tells of new tenders, in words; a push brings what stands under the bell along. */
export function useChannelWords(): (search: SavedSearchView) => string {
  const t = useTranslations("saved-searches.row");
  const locale = useLocale();
  return ({ paused, channels: { push, inApp, email } }) => {
    if (paused) return t("channels.paused");
    const ways = [
      push ? t("channels.push") : inApp && t("channels.inApp"),
      email !== "OFF" && t(`channels.${email}`),
    ].filter(Boolean);
    const words = ways.join(", ") || t("channels.none");
    return words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1);
  };
}
