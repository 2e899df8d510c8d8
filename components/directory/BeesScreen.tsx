import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { itemListJsonLd } from "@/components/shell/json-ld";
import { JsonLd } from "@/components/shell/JsonLd";
import { buttonClass } from "@/components/ui/static/button-class";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import { CATEGORY_TREE, type OfferedCategory } from "@/lib/categories/schema";
import { beesHref, describeJobHref } from "@/lib/directory/presentation";
import type { DirectoryList, DirectoryQuery } from "@/lib/directory/schema";
import { addressIn } from "@/lib/i18n/languages";
import { BeesForMembers } from "./card/BeesForMembers";
import { PublicBeeCard } from "./card/PublicBeeCard";
import { useBeeWords } from "./card/use-bee-words";
import { BeeFilters } from "./BeeFilters";
import { HowWeRank } from "./HowWeRank";
import { BeePages } from "./BeePages";
import styles from "./BeesScreen.module.css";

type Props = {
  query: DirectoryQuery;
  list: DirectoryList;
  towns: readonly string[];
  /** What can be filtered by. */
  categories: readonly OfferedCategory[];
  origin: string;
};
/** What the field of the town is described by when it is not known. */
const UNKNOWN_PLACE = "unknown-place";

type FoundProps = Pick<Props, "query" | "list">;

/** What is looked for, or where; nothing is near a visitor whose place is not known. */
function useTitle({ query, list: { place } }: FoundProps): string {
  const t = useTranslations("directory");
  const service = useServiceName(query.service);
  // A hyphen at the end of a line reads like a word that was cut: "Maler- & Anstricharbeiten".
  const whole = service?.replaceAll("- ", "-\u00a0");
  if (whole)
    return place ? t("titleIn", { service: whole, place: place.name }) : t("titleOf", { service: whole });
  return place ? t("titleNear", { place: place.name }) : t("title");
}

/** The name of a category or subcategory; null for a slug of neither. */
function useServiceName(slug: string | undefined): string | null {
  const t = useTranslations("categories");
  const category = CATEGORY_TREE.find((each) => each.slug === slug);
  if (category) return t(`names.${category.slug}`);
  const known = CATEGORY_TREE.flatMap(({ subcategories }) => [...subcategories]).find(
    (each) => each === slug,
  );
  return known ? t(`subcategories.${known}`) : null;
}

function Found({ query, list }: FoundProps) {
  const t = useTranslations("directory");
  const { total: count, totalIsCapped, place } = list;
  const found = t(totalIsCapped ? "foundMany" : "found", { count });
  const where = place && t("within", { km: query.km, place: place.name });
  return (
    <p className={styles.found}>
      {[found, where].filter(Boolean).join(" ")}.{" "}
      <a href="#ranking" className={shared.link}>
        {t("rank.title")}
      </a>
    </p>
  );
}

/** The way to offers of all that are found here, instead of asking one after the other. */
function StartLink({ service }: { service: string | undefined }) {
  const t = useTranslations("services");
  const category = CATEGORY_TREE.find(
    ({ slug, subcategories }) => slug === service || subcategories.some((each) => each === service),
  );
  const subcategory = category && category.slug !== service ? (service ?? null) : null;
  return (
    <StaticButtonLink
      href={category ? describeJobHref(category.slug, subcategory) : "/create-tender"}
      variant="honey"
      size="large"
      prefetch={false}
    >
      {t("start")}
    </StaticButtonLink>
  );
}

function NoneFound({ service }: { service: string | undefined }) {
  const t = useTranslations("directory.empty");
  return (
    <div className={styles.empty}>
      <h2 className={typography.h4}>{t("title")}</h2>
      <p>{t("text")}</p>
      <div className={styles.ways}>
        <StartLink service={service} />
        <StaticButtonLink href="/all-services" variant="outlined" size="large">
          {t("action")}
        </StaticButtonLink>
      </div>
    </div>
  );
}

/** A town that is not known: back into its field, or on without one. */
function UnknownPlace({ query, near }: { query: DirectoryQuery; near: string }) {
  const t = useTranslations("directory.empty");
  return (
    <div className={styles.empty}>
      <h2 className={typography.h4}>{t("unknownTitle")}</h2>
      <p id={UNKNOWN_PLACE}>{t("unknownPlace", { near })}</p>
      <div className={styles.ways}>
        <a href="#near" className={buttonClass("honey", "large")}>
          {t("changePlace")}
        </a>
        <StaticButtonLink
          href={beesHref({ ...query, near: undefined, page: 1 })}
          variant="outlined"
          size="large"
          prefetch={false}
        >
          {t("anyPlace")}
        </StaticButtonLink>
      </div>
    </div>
  );
}

/** Who has compared some is shown the shorter way. */
const SOME = 3;

function Cards({ list, service }: Pick<Props, "list"> & { service: string | undefined }) {
  const services = useTranslations("services");
  const t = useTranslations("directory.card");
  const wordsOf = useBeeWords();
  return (
    <>
      <ul className={styles.cards}>
        {list.items.map((bee, at) => (
          <Fragment key={bee.id}>
            <li>
              <PublicBeeCard bee={wordsOf(bee)} keep={t("keep", { name: bee.name })} profile={t("profile")} />
            </li>
            {at + 1 === Math.min(SOME, list.items.length) && (
              <li className={styles.start}>
                <p>{services("lead")}</p>
                <StartLink service={service} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      <BeesForMembers />
    </>
  );
}

/** The directory of BEEs: a form of filters that works without script, cards in the order that is explained below. */
export function BeesScreen({ query, list, towns, categories, origin }: Props) {
  const t = useTranslations("directory");
  const locale = useLocale();
  const title = useTitle({ query, list });
  const items = list.items.map(({ id, name }) => ({
    name,
    url: origin + addressIn(locale, `/account/profiles/${id}`),
  }));
  const unknown = items.length === 0 && !list.place ? (query.near ?? null) : null;
  return (
    <div className={shared.page}>
      {items.length > 0 && <JsonLd value={{ "@graph": [itemListJsonLd(items)] }} />}
      <h1 className={typography.h1}>{title}</h1>
      {!list.place && <p className={styles.lead}>{t("lead")}</p>}
      {items.length > 0 && <Found query={query} list={list} />}
      <div className={styles.columns}>
        <BeeFilters
          query={query}
          place={list.place?.name ?? query.near ?? ""}
          placeId={list.place?.placeId}
          towns={towns}
          categories={categories}
          problemId={unknown === null ? undefined : UNKNOWN_PLACE}
        />
        <div>
          {unknown !== null && <UnknownPlace query={query} near={unknown} />}
          {items.length === 0 && unknown === null && <NoneFound service={query.service} />}
          {items.length > 0 && <Cards list={list} service={query.service} />}
          <BeePages query={query} list={list} />
        </div>
      </div>
      {items.length > 0 && <HowWeRank />}
    </div>
  );
}
