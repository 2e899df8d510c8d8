"use client";

import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { useLocale } from "next-intl";
import { useEffect } from "react";
import { Providers } from "@/components/providers/Providers";
import { MergeMessages } from "@/components/providers/MergeMessages";
import { usePathname, useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session-store";
import { MemberParts } from "./MemberParts";
import { TopBar } from "./TopBar";

/** Who is signed in works in the account; the home page has nothing for them. Renders nothing. */
function HomeRedirect() {
  const { isAuthenticated } = useSession();
  const router = useRouter();
  const isHome = usePathname() === "/";
  useEffect(() => {
    if (isAuthenticated && isHome) router.replace("/account");
  }, [isAuthenticated, isHome, router]);
  return null;
}

type Props = { messages: object; visitor: React.ReactNode };

/** The bars of somebody who is signed in, on a page that itself sends no script. */
export function MemberHeader({ messages, visitor }: Props) {
  return (
    <AppRouterCacheProvider options={{ key: "tb" }}>
      <MergeMessages key={useLocale()} messages={messages}>
        <Providers>
          <TopBar visitor={visitor} />
          <MemberParts />
          <HomeRedirect />
        </Providers>
      </MergeMessages>
    </AppRouterCacheProvider>
  );
}
