import { useLocale, useTranslations } from "next-intl";
import shared from "@/components/ui/static/shared.module.css";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { type Operator, readDocument } from "./document";
import { lastChanged } from "./last-changed";
import { LegalPage } from "./LegalPage";
import styles from "./LegalPage.module.css";
import de from "./terms/de.json";
import en from "./terms/en.json";

/** The two languages of the terms; a page in another language shows the English text with this note. */
function LanguageNote() {
  const t = useTranslations("legal");
  return (
    <div className={styles.note}>
      <div>
        {t("termsLanguages")}
        <span className={styles.languages}>
          <StaticLink href="/terms-and-conditions" locale="en" lang="en" className={shared.link}>
            {t("inEnglish")}
          </StaticLink>
          <StaticLink href="/terms-and-conditions" locale="de" lang="de" className={shared.link}>
            {t("inGerman")}
          </StaticLink>
        </span>
      </div>
    </div>
  );
}

/** What clients, BEEs and the operator owe each other. */
export function TermsScreen({ operator }: { operator: Operator }) {
  const locale = useLocale();
  const t = useTranslations("legal");
  const isForeign = locale !== "en" && locale !== "de";
  return (
    <LegalPage
      document={readDocument(locale === "de" ? de : en, operator)}
      updated={t("updated", { date: lastChanged("terms", locale) })}
      contents={t("contents")}
      lang={isForeign ? "en" : undefined}
      note={isForeign && <LanguageNote />}
    />
  );
}
