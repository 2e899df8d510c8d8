"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import FavoriteBorderRounded from "@mui/icons-material/FavoriteBorderRounded";
import InsightsRounded from "@mui/icons-material/InsightsRounded";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import SettingsRounded from "@mui/icons-material/SettingsRounded";
import WorkspacePremiumRounded from "@mui/icons-material/WorkspacePremiumRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";
import { Link } from "@/lib/i18n/navigation";
import type { OwnUser } from "@/lib/shared/own-user";
import { useSignOut } from "./use-sign-out";

/** What belongs to an account, as rows: on a phone the last tab of the bottom bar leads here. */
export function AccountRows({ user: { id, role } }: { user: OwnUser }) {
  const t = useTranslations("common.nav");
  const signOut = useSignOut();
  const isPro = role === "PRO";
  return (
    <Box sx={{ ...cardStyles, overflow: "hidden" }}>
      <Row href={`/account/profiles/${id}/update?tab=settings`} icon={<SettingsRounded />}>
        {t("settings")}
      </Row>
      {isPro && (
        <Row href="/account/my-subscriptions" icon={<WorkspacePremiumRounded />}>
          {t("plan")}
        </Row>
      )}
      {isPro && (
        <Row href="/account/insights" icon={<InsightsRounded />}>
          {t("insights")}
        </Row>
      )}
      <Row href="/account/favourites" icon={<FavoriteBorderRounded />}>
        {t("kept", { role })}
      </Row>
      <ButtonBase onClick={signOut} sx={row}>
        <LogoutRounded aria-hidden />
        {t("signOut")}
      </ButtonBase>
    </Box>
  );
}

function Row({ href, icon, children }: { href: string; icon: React.ReactNode; children: string }) {
  return (
    <ButtonBase component={Link} href={href} sx={row}>
      {icon}
      <Box component="span" sx={{ flex: 1 }}>
        {children}
      </Box>
      <ChevronRightRounded aria-hidden />
    </ButtonBase>
  );
}

const row = {
  width: 1,
  minHeight: 52,
  px: 4,
  gap: 3,
  justifyContent: "flex-start",
  textAlign: "start",
  fontFamily: "inherit",
  typography: "subtitle1",
  color: "text.primary",
  "& svg": { fontSize: 22, color: "surface.muted" },
  "& + &": { borderTop: "1px solid", borderColor: "divider" },
  "&:focus-visible": { outlineOffset: "-2px" },
} as const;
