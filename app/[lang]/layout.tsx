import type { Metadata, Viewport } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CookieScript } from "@/components/shell/cookies/CookieScript";
import { SplashScreen } from "@/components/shell/SplashScreen";
import { ColorSchemeScript } from "@/components/shell/document/ColorSchemeScript";
import { PwaFrame } from "@/components/shell/pwa/PwaFrame";
import { HydrationFormScript } from "@/components/shell/document/HydrationFormScript";
import { inter, interEurope, interRest } from "@/components/ui/styles/fonts";
import { ColorSchemeSync } from "@/components/shell/document/ColorSchemeSync";
import { PreloadScript } from "@/components/shell/document/PreloadScript";
import { LOCALES, toLanguage } from "@/lib/i18n/languages";
import { enterPage, siteOpenGraph, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";
import { env } from "@/lib/platform/server/config/env";
import "@/components/ui/styles/baseline.css";

/** Every page is prerendered in all five languages. */
export function generateStaticParams() {
  return LOCALES.map((lang) => ({ lang }));
}

export const viewport: Viewport = {
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#FFFFFF" },
    { media: "(prefers-color-scheme: dark)", color: "#181C23" },
  ],
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).lang);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "common.site" });
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: t("title"), template: t("titleTemplate") },
    description: t("description"),
    // Default of pages without their own Open Graph data: the title, and the image of the language.
    openGraph: { type: "website", ...siteOpenGraph(locale, t("title")) },
    twitter: { card: "summary_large_image" },
    icons: { icon: "/logo.svg", apple: "/icons/apple-touch-icon.png" },
    manifest: `/${toLanguage(locale)}/manifest.webmanifest`,
    appleWebApp: { title: "TenderBee" },
    formatDetection: { telephone: false },
  };
}

export default async function LanguageLayout({
  params,
  children,
}: PageProps & { children: React.ReactNode }) {
  const { lang } = await enterPage(params);
  return (
    <html
      lang={lang}
      data-support={env.SUPPORT_EMAIL}
      className={`${inter.variable} ${interEurope.variable} ${interRest.variable}`}
      suppressHydrationWarning
    >
      {/* In the head, because the browser may paint between two streamed chunks of the body. */}
      <head>
        <ColorSchemeScript />
        <PreloadScript />
        <HydrationFormScript />
        <CookieScript />
      </head>
      <body>
        <ColorSchemeSync />
        {children}
        <SplashScreen />
        <PwaFrame />
      </body>
    </html>
  );
}
