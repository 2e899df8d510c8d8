"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Logo } from "@/components/ui/display/Logo";
import { useDeferredMount } from "@/lib/platform/browser/loading/use-deferred-mount";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { headerBar, headerInner, headerLogo } from "../header-styles";
import { AccountBar } from "./AccountBar";

/** Top bar of every page; `visitor` is the one for users who are not signed in. */
export function TopBar({ visitor }: { visitor: React.ReactNode }) {
  const t = useTranslations("common.frame");
  const { user } = useSession();
  const isDrawn = useDeferredMount(user !== null);
  if (!user || !isDrawn) return visitor;
  return (
    <Box component="header" sx={headerBar}>
      <Box sx={headerInner}>
        <Box component={Link} href="/account" aria-label={t("home")} sx={headerLogo}>
          <Logo />
        </Box>
        <AccountBar user={user} />
      </Box>
    </Box>
  );
}
