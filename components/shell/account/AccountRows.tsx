"use client";

import FavoriteBorderRounded from "@mui/icons-material/FavoriteBorderRounded";
import InsightsRounded from "@mui/icons-material/InsightsRounded";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import SettingsRounded from "@mui/icons-material/SettingsRounded";
import WorkspacePremiumRounded from "@mui/icons-material/WorkspacePremiumRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { LinkRow, rowStyles } from "@/components/ui/actions/LinkRow";
import { cardStyles } from "@/components/ui/styles/styles";
import type { OwnUser } from "@/lib/shared/own-user";
import { useSignOut } from "./use-sign-out";

/** What belongs to an account, as rows: on a phone the last tab of the bottom bar leads here. */
export function AccountRows({ user: { id, role } }: { user: OwnUser }) {
  const t = useTranslations("common.nav");
  const signOut = useSignOut();
  const isPro = role === "PRO";
  return (
    <Box sx={{ ...cardStyles, overflow: "hidden" }}>
      <LinkRow href={`/account/profiles/${id}/update?tab=settings`} icon={<SettingsRounded />}>
        {t("settings")}
      </LinkRow>
      {isPro && (
        <LinkRow href="/account/my-subscriptions" icon={<WorkspacePremiumRounded />}>
          {t("plan")}
        </LinkRow>
      )}
      {isPro && (
        <LinkRow href="/account/insights" icon={<InsightsRounded />}>
          {t("insights")}
        </LinkRow>
      )}
      <LinkRow href="/account/favourites" icon={<FavoriteBorderRounded />}>
        {t("kept", { role })}
      </LinkRow>
      <ButtonBase onClick={signOut} sx={rowStyles}>
        <LogoutRounded aria-hidden />
        {t("signOut")}
      </ButtonBase>
    </Box>
  );
}
