import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { getMessages } from "next-intl/server";
import { AppFrame } from "@/components/layout/AppFrame";
import { CookieQuestion } from "@/components/layout/CookieQuestion";
import { SkipLink } from "@/components/layout/SkipLink";
import { VisitorHeader } from "@/components/layout/VisitorHeader";
import { FirstMessages } from "@/components/providers/FirstMessages";
import { pickMessages } from "@/components/providers/MoreMessages";
import { Providers } from "@/components/providers/Providers";
import { FRAME_NAMESPACES } from "@/lib/i18n/messages";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";

/** The screens that live in the browser: signing in and everything behind it. */
export default async function AppLayout({ params, children }: PageProps & { children: React.ReactNode }) {
  const { lang } = await enterPage(params);
  return (
    <AppRouterCacheProvider options={{ key: "tb" }}>
      <FirstMessages locale={readLocale(lang)} messages={pickMessages(await getMessages(), FRAME_NAMESPACES)}>
        <Providers>
          <AppFrame skip={<SkipLink />} visitor={<VisitorHeader />} cookies={<CookieQuestion />}>
            {children}
          </AppFrame>
        </Providers>
      </FirstMessages>
    </AppRouterCacheProvider>
  );
}
