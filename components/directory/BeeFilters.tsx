import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/static/button-class";
import shared from "@/components/ui/static/shared.module.css";
import type { OfferedCategory } from "@/lib/categories/schema";
import { DEFAULT_DISTANCE, DISTANCES, MAX_NEAR, SPOKEN } from "@/lib/directory/constants";
import type { DirectoryQuery } from "@/lib/directory/schema";
import { addressIn } from "@/lib/i18n/languages";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { spokenLanguageName } from "@/lib/shared/spoken-languages";
import styles from "./BeeFilters.module.css";
import { ServiceSelect, type Choice, type ServiceGroup } from "./ServiceSelect";

type Props = {
  query: DirectoryQuery;
  place: string;
  /** The id of the town that was found, which counts until another name is typed. */
  placeId: number | undefined;
  /** Suggested while a town is typed. */
  towns: readonly string[];
  categories: readonly OfferedCategory[];
  /** What says that the town is not known. */
  problemId: string | undefined;
};

/** How many of the filters that phones keep closed are set. */
function countMore({ near, km, lang, verified }: DirectoryQuery): number {
  return [near !== undefined && km !== DEFAULT_DISTANCE, lang, verified].filter(Boolean).length;
}

type ServicesProps = Pick<Props, "categories"> & { chosen: string | undefined };

function Services({ categories, chosen }: ServicesProps) {
  const t = useTranslations("directory.filters");
  const names = useTranslations("categories");
  const groups = categories.map(({ slug, subcategories }): ServiceGroup => {
    const whole = t("wholeCategory", { category: names(`names.${slug}`) });
    const services = subcategories.map((each): Choice => [each, names(`subcategories.${each}`)]);
    return [names(`names.${slug}`), [[slug, whole], ...services]];
  });
  return <ServiceSelect any={t("anyService")} groups={groups} chosen={chosen} className={shared.field} />;
}

function Languages({ chosen }: { chosen: string | undefined }) {
  const t = useTranslations("directory.filters");
  const locale = useLocale();
  return (
    <select id="lang" name="lang" defaultValue={chosen ?? ""} className={shared.field}>
      <option value="">{t("anyLanguage")}</option>
      {SPOKEN.map((code) => (
        <option key={code} value={code}>
          {spokenLanguageName(code, locale)}
        </option>
      ))}
    </select>
  );
}

/** A town's distance; one that was asked for elsewhere stays. */
function Distances({ chosen }: { chosen: number }) {
  const t = useTranslations("directory.filters");
  const choices = [...new Set([...DISTANCES, chosen])].sort((left, right) => left - right);
  return (
    <select id="km" name="km" defaultValue={chosen} className={shared.field}>
      {choices.map((km) => (
        <option key={km} value={km}>
          {t("kmOption", { km })}
        </option>
      ))}
    </select>
  );
}

type FieldProps = { name: "service" | "near" | "km" | "lang"; className?: string; children: React.ReactNode };

function Field({ name, className, children }: FieldProps) {
  const t = useTranslations("directory.filters");
  return (
    <div className={className}>
      <label htmlFor={name} className={shared.label}>
        {t(name)}
      </label>
      {children}
    </div>
  );
}

/** The filters as a form that the browser sends itself. */
export function BeeFilters({ query, place, placeId, towns, categories, problemId }: Props) {
  const t = useTranslations("directory.filters");
  const locale = useLocale();
  const { page: _page, ...filters } = query;
  return (
    <form
      // The browser keeps what the fields of a form show: other filters, by a link that clears them, are another form.
      key={JSON.stringify(filters)}
      action={addressIn(locale, "/bees")}
      method="get"
      role="search"
      className={styles.filters}
    >
      {/* A chosen service has a line of its own on phones: half of one cuts its name. */}
      <Field name="service" className={(query.service && styles.chosen) ?? ""}>
        <Services categories={categories} chosen={query.service} />
      </Field>
      {placeId !== undefined && <input type="hidden" name="town" value={placeId} />}
      <Field name="near">
        <datalist id="towns">
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
        <input
          list="towns"
          id="near"
          name="near"
          type="text"
          defaultValue={place}
          maxLength={MAX_NEAR}
          autoComplete="address-level2"
          enterKeyHint="search"
          placeholder={t("nearExample")}
          aria-invalid={problemId !== undefined || undefined}
          aria-describedby={problemId}
          className={shared.field}
        />
      </Field>
      {/* On phones it opens the rest without script; it has no name, so the form does not send it. */}
      <input type="checkbox" id="more" className={styles.opener} />
      <label htmlFor="more" className={`${buttonClass("outlined")} ${styles.more}`}>
        {t("more", { count: countMore(query) })}
      </label>
      <div className={styles.rest}>
        <Field name="km" className={styles.distance ?? ""}>
          <Distances chosen={query.km} />
        </Field>
        <Field name="lang">
          <Languages chosen={query.lang} />
        </Field>
        <label className={styles.check}>
          <input type="checkbox" name="verified" value="1" defaultChecked={query.verified} />
          {t("verified")}
        </label>
      </div>
      <button type="submit" className={buttonClass("ink")}>
        {t("apply")}
      </button>
      {(countMore(query) > 0 || query.service || query.near) && (
        <StaticLink href="/bees" className={`${shared.link} ${styles.clear}`}>
          {t("clear")}
        </StaticLink>
      )}
    </form>
  );
}
