import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import { MAX_BEES_PAGE } from "@/lib/directory/constants";
import { beesHref, pageNumbers } from "@/lib/directory/presentation";
import type { DirectoryList, DirectoryQuery } from "@/lib/directory/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import styles from "./BeePages.module.css";

type StepProps = { href: string | null; rel: "prev" | "next"; label: string };

/** To the page before or after; where there is none, the arrow alone. */
function Step({ href, rel, label }: StepProps) {
  const arrow = <Icon name="ChevronLeft" size={22} className={styles[rel]} />;
  if (href === null) return <span className={styles.off}>{arrow}</span>;
  return (
    <StaticLink href={href} rel={rel} aria-label={label} className={styles.page}>
      {arrow}
    </StaticLink>
  );
}

type Props = { query: DirectoryQuery; list: DirectoryList };

/** The pages by their numbers as every list has them, as links that crawlers follow, too. */
export function BeePages({ query, list: { page, take, total } }: Props) {
  const t = useTranslations("common.list");
  const last = Math.min(MAX_BEES_PAGE, Math.max(1, Math.ceil(total / take)));
  if (last === 1 && page === 1) return null;
  const hrefOf = (number: number) => beesHref({ ...query, page: number });
  return (
    <nav aria-label={t("pages")}>
      <ul className={styles.pages}>
        <li>
          <Step href={page > 1 ? hrefOf(Math.min(page - 1, last)) : null} rel="prev" label={t("previous")} />
        </li>
        {pageNumbers(page, last).map((number, at) => (
          // A gap is known by where it stands.
          <li key={number ?? `gap ${at}`}>
            {number === null ? (
              <span className={styles.off}>…</span>
            ) : (
              <StaticLink
                href={hrefOf(number)}
                aria-label={t("page", { page: number })}
                aria-current={number === page ? "page" : undefined}
                className={styles.page}
              >
                {number}
              </StaticLink>
            )}
          </li>
        ))}
        <li>
          <Step href={page < last ? hrefOf(page + 1) : null} rel="next" label={t("next")} />
        </li>
      </ul>
    </nav>
  );
}
