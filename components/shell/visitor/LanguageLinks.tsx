"use client";

import { LANGUAGES, NATIVE_NAMES, toLocale } from "@/lib/i18n/languages";
import { LanguageLink, usePageLocale } from "@/lib/i18n/static-navigation";

type Props = { label: string; className: string | undefined; check: React.ReactNode };

/**
 * The five languages, each leading to this very page. A client component, so that the two lists of every page are in
 * React's data by their few props: 2 kB of HTML.
 */
export function LanguageLinks({ label, className, check }: Props) {
  const current = usePageLocale();
  return (
    <ul aria-label={label} className={className}>
      {LANGUAGES.map((lang) => {
        const locale = toLocale(lang);
        const isCurrent = locale === current;
        return (
          <li key={lang}>
            <LanguageLink locale={locale} aria-current={isCurrent || undefined}>
              <span>{NATIVE_NAMES[lang]}</span>
              {isCurrent && check}
            </LanguageLink>
          </li>
        );
      })}
    </ul>
  );
}
