"use client";

import type { ComponentProps } from "react";
import type { Locale } from "@/lib/i18n/languages";
import { Link, usePathname, useRouter } from "@/lib/i18n/navigation";

type Props = Omit<ComponentProps<typeof Link>, "href" | "locale"> & { locale: Locale };

/** This very page in another language; with its query, which a link alone would lose. */
export function LanguageLink({ locale, ...rest }: Props) {
  const pathname = usePathname();
  const router = useRouter();
  return (
    <Link
      {...rest}
      href={pathname}
      locale={locale}
      lang={locale}
      hrefLang={locale}
      prefetch={false}
      onClick={(event) => {
        event.preventDefault();
        router.replace(pathname + window.location.search, { locale, scroll: false });
      }}
    />
  );
}
