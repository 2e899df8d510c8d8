import { useTranslations } from "next-intl";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { MAX_BEES_PAGE } from "@/lib/directory/constants";
import { beesHref } from "@/lib/directory/presentation";
import type { DirectoryList, DirectoryQuery } from "@/lib/directory/schema";
import styles from "./BeesScreen.module.css";

/** The way to the page before and after, as links that crawlers follow, too. */
export function BeePages({ query, list }: { query: DirectoryQuery; list: DirectoryList }) {
  const t = useTranslations("common.list");
  const { page, take, total } = list;
  const last = Math.min(MAX_BEES_PAGE, Math.max(1, Math.ceil(total / take)));
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label={t("pages")} className={styles.pages}>
      {page > 1 && (
        <StaticButtonLink
          href={beesHref({ ...query, page: Math.min(page - 1, last) })}
          variant="outlined"
          rel="prev"
        >
          {t("previous")}
        </StaticButtonLink>
      )}
      <span>{t("page", { page })}</span>
      {page < last && (
        <StaticButtonLink href={beesHref({ ...query, page: page + 1 })} variant="outlined" rel="next">
          {t("next")}
        </StaticButtonLink>
      )}
    </nav>
  );
}
