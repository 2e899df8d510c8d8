import { getMessages } from "next-intl/server";
import { AppFrame } from "@/components/layout/AppFrame";
import { CookieQuestion } from "@/components/layout/CookieQuestion";
import { SkipLink } from "@/components/layout/SkipLink";
import { VisitorHeader } from "@/components/layout/VisitorHeader";
import { FirstMessages } from "@/components/providers/FirstMessages";
import { Providers } from "@/components/providers/Providers";
import { StyleCache } from "@/components/providers/StyleCache";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";
import { FRAME_TEXTS, pickTexts } from "@/lib/i18n/sent-texts";

/** The screens that live in the browser: signing in and everything behind it. */
export default async function AppLayout({ params, children }: PageProps & { children: React.ReactNode }) {
  const { lang } = await enterPage(params);
  return (
    <StyleCache>
      <FirstMessages locale={readLocale(lang)} messages={pickTexts(await getMessages(), FRAME_TEXTS)}>
        <Providers>
          <AppFrame skip={<SkipLink />} visitor={<VisitorHeader />} cookies={<CookieQuestion />}>
            {children}
          </AppFrame>
        </Providers>
      </FirstMessages>
    </StyleCache>
  );
}
