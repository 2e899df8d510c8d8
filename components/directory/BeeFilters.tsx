import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/static/button-class";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import shared from "@/components/ui/static/shared.module.css";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { DISTANCES, MAX_NEAR, SPOKEN } from "@/lib/directory/constants";
import type { DirectoryQuery } from "@/lib/directory/schema";
import { addressIn } from "@/lib/i18n/languages";
import { spokenLanguageName } from "@/lib/shared/spoken-languages";
import styles from "./BeeFilters.module.css";
import { ServiceSelect, type Choice, type ServiceGroup } from "./ServiceSelect";

type Props = { query: DirectoryQuery; place: string };

function Services({ chosen }: { chosen: string | undefined }) {
  const t = useTranslations("directory.filters");
  const names = useTranslations("categories");
  const groups = CATEGORY_TREE.map(({ slug, subcategories }): ServiceGroup => {
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

type FieldProps = { name: "service" | "near" | "km" | "lang"; children: React.ReactNode };

function Field({ name, children }: FieldProps) {
  const t = useTranslations("directory.filters");
  return (
    <div>
      <label htmlFor={name} className={shared.label}>
        {t(name)}
      </label>
      {children}
    </div>
  );
}

/** The filters as a form that the browser sends itself. */
export function BeeFilters({ query, place }: Props) {
  const t = useTranslations("directory.filters");
  const locale = useLocale();
  return (
    <form action={addressIn(locale, "/bees")} method="get" role="search" className={styles.filters}>
      <Field name="service">
        <Services chosen={query.service} />
      </Field>
      <Field name="near">
        <input
          id="near"
          name="near"
          type="text"
          defaultValue={place}
          maxLength={MAX_NEAR}
          autoComplete="address-level2"
          enterKeyHint="search"
          placeholder={t("nearExample")}
          className={shared.field}
        />
      </Field>
      <Field name="km">
        <Distances chosen={query.km} />
      </Field>
      <Field name="lang">
        <Languages chosen={query.lang} />
      </Field>
      <label className={styles.check}>
        <input type="checkbox" name="verified" value="1" defaultChecked={query.verified} />
        {t("verified")}
      </label>
      <button type="submit" className={buttonClass("honey")}>
        {t("apply")}
      </button>
      <StaticButtonLink href="/bees">{t("clear")}</StaticButtonLink>
    </form>
  );
}
