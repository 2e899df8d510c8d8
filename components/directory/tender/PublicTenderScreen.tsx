import { useLocale, useTranslations } from "next-intl";
import { breadcrumbsJsonLd } from "@/components/shell/json-ld";
import { JsonLd } from "@/components/shell/JsonLd";
import { Icon } from "@/components/ui/static/Icon";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import { subcategoryArt } from "@/lib/categories/presentation";
import { serviceHref } from "@/lib/directory/presentation";
import type { PublicTender } from "@/lib/directory/tenders/schema";
import { addressIn, toLocale } from "@/lib/i18n/languages";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { formatAge } from "@/lib/shared/dates/age";
import { KeyFacts } from "./KeyFacts";
import { MoreFacts } from "./MoreFacts";
import { useBudgetText } from "./use-budget-text";
import styles from "./PublicTenderScreen.module.css";

type Props = { tender: PublicTender };

const MOST_PICTURES = 3;

function TenderJsonLd({ tender, origin }: Props & { origin: string }) {
  const footer = useTranslations("common.footer");
  const locale = useLocale();
  const { category, subcategory, title, id } = tender;
  const steps = [
    { name: "TenderBee", path: "/" },
    { name: footer("services"), path: "/all-services" },
    { name: category.name, path: serviceHref(category.slug) },
    { name: subcategory.name, path: serviceHref(category.slug, subcategory.slug) },
    { name: title, path: `/tenders/${id}` },
  ];
  const crumbs = steps.map(({ name, path }) => ({ name, url: origin + addressIn(locale, path) }));
  return <JsonLd value={{ "@graph": [breadcrumbsJsonLd(crumbs)] }} />;
}

/** The client's photos, or the drawing of the service. */
function picturesOf({ photos, subcategory }: PublicTender): string[] {
  if (photos.length === 0) return [subcategoryArt(subcategory.slug)];
  return photos.slice(0, MOST_PICTURES).map(({ thumbnailURL }) => thumbnailURL);
}

function Head({ tender, now }: Props & { now: Date }) {
  const t = useTranslations("public-tender");
  const common = useTranslations("common");
  const facts = useTranslations("tenders.facts");
  const locale = useLocale();
  const { isOpen, urgent, createdAt, contentLang, title } = tender;
  return (
    <>
      <p className={styles.state}>
        {isOpen && <span className={styles.open}>{common("status.NEW")}</span>}
        {isOpen && urgent && <span className={styles.urgent}>{facts("urgent")}</span>}
        <span>{t("posted", { age: formatAge(new Date(createdAt), now, locale) ?? common("time.now") })}</span>
      </p>
      <h1 className={typography.h2} lang={toLocale(contentLang)}>
        {title}
      </h1>
    </>
  );
}

/** What is asked, as BEEs see it once they are signed in: picture, what decides, the text, and the rest in rows. */
function Asked({ tender, now }: Props & { now: Date }) {
  const { excerpt, contentLang, isOpen } = tender;
  const pictures = picturesOf(tender);
  return (
    <div className={styles.asked}>
      <div className={pictures.length === 1 ? styles.single : undefined}>
        <div className={styles.pictures}>
          {pictures.map((src) => (
            <img key={src} src={src} alt="" width={480} height={360} />
          ))}
        </div>
        <div className={styles.head}>
          <Head tender={tender} now={now} />
          <KeyFacts tender={tender} />
        </div>
      </div>
      {isOpen && (
        <div className={styles.rest}>
          {excerpt !== null && <p lang={toLocale(contentLang)}>{excerpt}</p>}
          <MoreFacts tender={tender} />
        </div>
      )}
    </div>
  );
}

/** To the sign-up as a BEE, which leads on to the sign-in, and both back to the tender. */
function OfferLink({ id, className }: { id: string; className?: string }) {
  const t = useTranslations("public-tender");
  const next = encodeURIComponent(`/account/tenders/${id}`);
  return (
    <StaticButtonLink
      href={`/sign-up?role=PRO&step=2&next=${next}`}
      variant="honey"
      prefetch={false}
      className={className}
    >
      {t("offer.action")}
    </StaticButtonLink>
  );
}

/** The next step at the lower edge of a phone, with the budget that decides whether to take it. */
function OfferBar({ tender }: Props) {
  const labels = useTranslations("tenders.detail.facts");
  const budget = useBudgetText(tender);
  return (
    <div className={styles.bar} data-page-bar>
      <p>
        <span>{labels("budget")}</span>
        {budget}
      </p>
      <OfferLink id={tender.id} />
    </div>
  );
}

/** What a BEE can do here: send an offer, which needs an account, or look for what is still open. */
function Action({ tender: { id, isOpen, isCut, offerCount, category, subcategory } }: Props) {
  const t = useTranslations("public-tender");
  const latest = useTranslations("home.latest");
  if (!isOpen)
    return (
      <aside className={styles.action}>
        <h2 className={typography.h5}>{t("closed.title")}</h2>
        <p>{t("closed.text")}</p>
        <StaticButtonLink href={serviceHref(category.slug, subcategory.slug)} variant="outlined">
          {subcategory.name}
        </StaticButtonLink>
      </aside>
    );
  return (
    <aside className={`${styles.action} ${styles.offer}`}>
      <h2 className={typography.h5}>{t("offer.title")}</h2>
      <p>{latest("offers", { count: offerCount })}</p>
      <OfferLink id={id} className={styles.beside} />
      <p className={styles.note}>
        <Icon name="Shield" size={20} />
        {t(isCut ? "offer.text" : "offer.whole")}
      </p>
    </aside>
  );
}

/** To the form in which a visitor reports this tender. */
function ReportLink({ id }: { id: string }) {
  const t = useTranslations("public-tender");
  return (
    <p>
      <StaticLink href={`/report?address=/tenders/${id}`} className={shared.link} prefetch={false}>
        {t("report")}
      </StaticLink>
    </p>
  );
}

/** An open tender for visitors: what is to be done, where about and when, and the way to an offer. */
export function PublicTenderScreen({ tender, origin, now }: Props & { origin: string; now: Date }) {
  return (
    <div className={shared.page}>
      <TenderJsonLd tender={tender} origin={origin} />
      <StaticLink
        href={serviceHref(tender.category.slug, tender.subcategory.slug)}
        className={styles.crumb}
        prefetch={false}
      >
        <Icon name="ChevronLeft" size={20} />
        {tender.subcategory.name}
      </StaticLink>
      <div className={styles.columns}>
        <Asked tender={tender} now={now} />
        <Action tender={tender} />
      </div>
      <ReportLink id={tender.id} />
      {tender.isOpen && <OfferBar tender={tender} />}
    </div>
  );
}
