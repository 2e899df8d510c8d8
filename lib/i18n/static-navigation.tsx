"use client";

// Navigation for pages that send hardly any script: next-intl's own (navigation.ts) would load its message formatter.
import NextLink from "next/link";
import { useParams, usePathname, useRouter } from "next/navigation";
import { useState, type ComponentProps } from "react";
import { addressIn, DEFAULT_LOCALE, LOCALES, type Locale } from "./languages";

type NextLinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "locale">;

/** The locale of the current page, from its URL. */
export function usePageLocale(): Locale {
  const { lang } = useParams<{ lang?: string }>();
  return LOCALES.find((locale) => locale === lang) ?? DEFAULT_LOCALE;
}

/** Path of the current page without its language prefix. */
export function usePagePath(): string {
  return usePathname().replace(/^\/[^/]+/, "") || "/";
}

/**
 * A link inside the app, written without its language prefix. With `prefetch={false}` its target is prefetched on intent
 * (pointer or focus), not in the viewport: for pages with much script.
 */
export function StaticLink({
  href,
  locale,
  prefetch,
  ...rest
}: NextLinkProps & { href: string; locale?: Locale }) {
  const own = usePageLocale();
  const [hasIntent, setHasIntent] = useState(false);
  const showIntent = () => setHasIntent(true);
  return (
    <NextLink
      onPointerEnter={showIntent}
      onFocus={showIntent}
      {...rest}
      href={addressIn(locale ?? own, href)}
      hrefLang={locale}
      prefetch={hasIntent ? undefined : prefetch}
    />
  );
}

/** Router for URLs that have their language prefix already. */
export function useAddressRouter() {
  const router = useRouter();
  return {
    push: (address: string) => router.push(address),
    replace: (address: string) => router.replace(address),
    prefetch: (address: string) => router.prefetch(address),
  };
}

// The cookie by which the middleware chooses the language of a URL without a prefix.
function storeLanguage(locale: Locale): void {
  document.cookie = `NEXT_LOCALE=${locale}; path=/; samesite=lax`;
}

/** Link to the current page in another language; keeps the query string, which the href alone would lose. */
export function LanguageLink({ locale, ...rest }: NextLinkProps & { locale: Locale }) {
  const router = useRouter();
  const address = addressIn(locale, usePagePath());
  return (
    <NextLink
      {...rest}
      href={address}
      lang={locale}
      hrefLang={locale}
      prefetch={false}
      onClick={(event) => {
        event.preventDefault();
        storeLanguage(locale);
        router.replace(address + window.location.search, { scroll: false });
      }}
    />
  );
}
