"use client";

// The way around for pages that send hardly any script. next-intl's own (navigation.ts) brings along what draws texts.
import NextLink from "next/link";
import { useParams, usePathname, useRouter } from "next/navigation";
import { useState, type ComponentProps } from "react";
import { addressIn, DEFAULT_LOCALE, LOCALES, type Locale } from "./languages";

type NextLinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "locale">;

/** The language of the page around, out of its address. */
export function usePageLocale(): Locale {
  const { lang } = useParams<{ lang?: string }>();
  return LOCALES.find((locale) => locale === lang) ?? DEFAULT_LOCALE;
}

/**
 * A link inside of the product, written without its language. With `prefetch={false}` the page behind it is fetched
 * when a pointer or the keyboard comes to the link, not when the link is merely seen: for pages with much script.
 */
export function StaticLink({
  href,
  locale,
  prefetch,
  ...rest
}: NextLinkProps & { href: string; locale?: Locale }) {
  const own = usePageLocale();
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => setIsMeant(true);
  return (
    <NextLink
      onPointerEnter={mean}
      onFocus={mean}
      {...rest}
      href={addressIn(locale ?? own, href)}
      hrefLang={locale}
      prefetch={isMeant ? undefined : prefetch}
    />
  );
}

/** Leads to an address that names its language already. */
export function useAddressRouter() {
  const router = useRouter();
  return { push: (address: string) => router.push(address) };
}

// Where the middleware looks for the language of an address without one.
function keepLanguage(locale: Locale): void {
  document.cookie = `NEXT_LOCALE=${locale}; path=/; samesite=lax`;
}

/** This very page in another language; with its query, which a link alone would lose. */
export function LanguageLink({ locale, ...rest }: NextLinkProps & { locale: Locale }) {
  const router = useRouter();
  const path = usePathname().replace(/^\/[^/]+/, "") || "/";
  const address = addressIn(locale, path);
  return (
    <NextLink
      {...rest}
      href={address}
      lang={locale}
      hrefLang={locale}
      prefetch={false}
      onClick={(event) => {
        event.preventDefault();
        keepLanguage(locale);
        router.replace(address + window.location.search, { scroll: false });
      }}
    />
  );
}
