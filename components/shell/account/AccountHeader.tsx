"use client";

import { useEffect } from "react";
import { MessagesProvider } from "@/components/providers/MessagesProvider";
import { Providers } from "@/components/providers/Providers";
import { StyleCache } from "@/components/providers/StyleCache";
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";
import { usePathname, useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { AccountShell } from "./AccountShell";
import { TopBar } from "./TopBar";

/** Redirects a signed-in user from the home page to the account. Renders nothing. */
function HomeRedirect() {
  const { isAuthenticated } = useSession();
  const router = useRouter();
  const isHome = usePathname() === "/";
  useEffect(() => {
    if (isAuthenticated && isHome) router.replace("/account");
  }, [isAuthenticated, isHome, router]);
  return null;
}

type Props = { locale: Locale; messages: Partial<Messages>; visitor: React.ReactNode };

/** The app shell of a signed-in user on a public page, which sends no script of its own. */
export function AccountHeader({ locale, messages, visitor }: Props) {
  return (
    <StyleCache>
      <MessagesProvider locale={locale} messages={messages}>
        <Providers>
          <TopBar visitor={visitor} />
          <AccountShell />
          <HomeRedirect />
        </Providers>
      </MessagesProvider>
    </StyleCache>
  );
}
