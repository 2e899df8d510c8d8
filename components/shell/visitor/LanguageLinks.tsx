import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import { LANGUAGES, nativeName, toLocale } from "@/lib/i18n/languages";
import { LanguageLink } from "@/lib/i18n/static-navigation";
import styles from "./LanguageLinks.module.css";

/** The five languages, each leading to this very page. */
export function LanguageLinks({ floating = false }: { floating?: boolean }) {
  const t = useTranslations("common.frame");
  const current = useLocale();
  return (
    <ul aria-label={t("languages")} className={floating ? styles.floating : styles.list}>
      {LANGUAGES.map((lang) => {
        const locale = toLocale(lang);
        const isCurrent = locale === current;
        return (
          <li key={lang}>
            <LanguageLink locale={locale} aria-current={isCurrent || undefined}>
              <span>{nativeName(lang)}</span>
              {isCurrent && <Icon name="Check" size={20} />}
            </LanguageLink>
          </li>
        );
      })}
    </ul>
  );
}
