import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import typography from "@/components/ui/static/typography.module.css";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryArt } from "@/lib/categories/presentation";
import { describeJobHref, serviceHref } from "@/lib/directory/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { useServiceWords } from "./use-service-words";
import styles from "./ServiceHero.module.css";

type Props = { page: ServicePage };

function Crumbs({ page }: Props) {
  const t = useTranslations("services");
  const footer = useTranslations("common.footer");
  const { category, subcategory, place } = page;
  const { categoryLabel, service } = useServiceWords(page);
  const crumbs = [
    { href: "/all-services", text: footer("services") },
    ...(subcategory ? [{ href: serviceHref(category), text: categoryLabel }] : []),
    ...(place ? [{ href: serviceHref(category, subcategory), text: service }] : []),
  ];
  return (
    <nav aria-label={t("crumbs")}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ href, text }) => (
          <li key={href}>
            <StaticLink href={href}>{text}</StaticLink>
          </li>
        ))}
        <li aria-current="page">
          <span>{place ? place.name : service}</span>
        </li>
      </ol>
    </nav>
  );
}

/** Of the jobs in this town, or in all. */
function Rating({ page: { rating, place } }: Props) {
  const t = useTranslations("services");
  const common = useTranslations("common.rating");
  if (!rating) return null;
  return (
    <p className={styles.rating}>
      <Icon name="Star" size={20} className={styles.star} />
      {common("of", { average: rating.average })},{" "}
      {place ? t("ratedIn", { count: rating.count, city: place.name }) : t("rated", { count: rating.count })}
    </p>
  );
}

/** What, where, how many BEEs, and the way to offers. */
export function ServiceHero({ page }: Props) {
  const t = useTranslations("services");
  const { category, subcategory, place, bees } = page;
  const { title, lead } = useServiceWords(page);
  // As many as the list below has, all of which the directory shows.
  const count = bees.total;
  const art = subcategory ?? CATEGORY_TREE.find(({ slug }) => slug === category)?.subcategories[0];
  return (
    <div className={styles.hero}>
      <div className={styles.band}>
        <Crumbs page={page} />
        <div className={styles.top}>
          <div>
            <h1 className={typography.h1}>{title}</h1>
            <p className={styles.lead}>
              {count > 0 && (place ? t("beesIn", { count, city: place.name }) : t("beesOf", { count }))}{" "}
              {lead}
            </p>
            <div className={styles.start}>
              <StaticButtonLink
                href={describeJobHref(category, subcategory)}
                variant="honey"
                size="large"
                prefetch={false}
              >
                {t("start")}
              </StaticButtonLink>
              <Rating page={page} />
            </div>
          </div>
          {art && (
            <img
              src={subcategoryArt(art)}
              alt=""
              width={448}
              height={280}
              className={count > 0 ? styles.art : `${styles.art} ${styles.always}`}
            />
          )}
        </div>
      </div>
    </div>
  );
}
