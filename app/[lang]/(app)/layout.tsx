import { getMessages } from "next-intl/server";
import { AppFrame } from "@/components/shell/account/AppFrame";
import { CookieBanner } from "@/components/shell/cookies/CookieBanner";
import { SkipLink } from "@/components/shell/SkipLink";
import { VisitorHeader } from "@/components/shell/visitor/VisitorHeader";
import { MessagesProvider } from "@/components/providers/MessagesProvider";
import { Providers } from "@/components/providers/Providers";
import { StyleCache } from "@/components/providers/StyleCache";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";
import { SHELL_MESSAGES, pickMessages } from "@/lib/i18n/client-messages";

/** Layout of the client-rendered screens: the sign-in and everything behind it. */
export default async function AppLayout({ params, children }: PageProps & { children: React.ReactNode }) {
  const { lang } = await enterPage(params);
  return (
    <StyleCache>
      <MessagesProvider
        locale={readLocale(lang)}
        messages={pickMessages(await getMessages(), SHELL_MESSAGES)}
      >
        <Providers>
          <AppFrame skip={<SkipLink />} visitor={<VisitorHeader />} cookies={<CookieBanner />}>
            {children}
          </AppFrame>
        </Providers>
      </MessagesProvider>
    </StyleCache>
  );
}
