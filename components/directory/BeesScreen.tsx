import { useLocale, useTranslations } from "next-intl";
import { itemListJsonLd } from "@/components/shell/json-ld";
import { JsonLd } from "@/components/shell/JsonLd";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import { CATEGORY_TREE, type OfferedCategory } from "@/lib/categories/schema";
import { describeJobHref } from "@/lib/directory/presentation";
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
function Start({ service }: { service: string | undefined }) {
  const t = useTranslations("services");
  const category = CATEGORY_TREE.find(
    ({ slug, subcategories }) => slug === service || subcategories.some((each) => each === service),
  );
  const subcategory = category && category.slug !== service ? (service ?? null) : null;
  return (
    <div className={styles.start}>
      <StaticButtonLink
        href={category ? describeJobHref(category.slug, subcategory) : "/create-tender"}
        variant="honey"
        size="large"
        prefetch={false}
      >
        {t("start")}
      </StaticButtonLink>
    </div>
  );
}

function Nobody({ query, list }: FoundProps) {
  const t = useTranslations("directory");
  const { near } = query;
  return (
    <div className={styles.empty}>
      <h2 className={typography.h4}>{t("empty.title")}</h2>
      <p>{near !== undefined && !list.place ? t("empty.unknownPlace", { near }) : t("empty.text")}</p>
      <StaticButtonLink href="/all-services" variant="outlined">
        {t("empty.action")}
      </StaticButtonLink>
    </div>
  );
}

function Cards({ list }: Pick<Props, "list">) {
  const t = useTranslations("directory.card");
  const wordsOf = useBeeWords();
  return (
    <>
      <ul className={styles.cards}>
        {list.items.map((bee) => (
          <li key={bee.id}>
            <PublicBeeCard bee={wordsOf(bee)} keep={t("keep", { name: bee.name })} profile={t("profile")} />
          </li>
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
  return (
    <div className={shared.page}>
      {items.length > 0 && <JsonLd value={{ "@graph": [itemListJsonLd(items)] }} />}
      <h1 className={typography.h1}>{title}</h1>
      {!list.place && <p className={styles.lead}>{t("lead")}</p>}
      <Found query={query} list={list} />
      <Start service={query.service} />
      <div className={styles.columns}>
        <BeeFilters
          query={query}
          place={list.place?.name ?? query.near ?? ""}
          towns={towns}
          categories={categories}
        />
        <div>
          {list.items.length === 0 ? <Nobody query={query} list={list} /> : <Cards list={list} />}
          <BeePages query={query} list={list} />
        </div>
      </div>
      <HowWeRank />
    </div>
  );
}
