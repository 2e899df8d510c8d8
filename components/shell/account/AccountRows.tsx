"use client";

import FavoriteBorderRounded from "@mui/icons-material/FavoriteBorderRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import InsightsRounded from "@mui/icons-material/InsightsRounded";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import WorkspacePremiumRounded from "@mui/icons-material/WorkspacePremiumRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { LinkRow, rowStyles } from "@/components/ui/actions/LinkRow";
import { cardStyles } from "@/components/ui/styles/styles";
import type { OwnUser } from "@/lib/shared/own-user";
import { useSignOut } from "./use-sign-out";

/** The places of an account beside its settings, as rows: on a phone the last tab of the bottom bar leads here. */
export function AccountRows({ user: { id, role } }: { user: OwnUser }) {
  const t = useTranslations("common.nav");
  const settings = useTranslations("settings");
  const isPro = role === "PRO";
  // An admin has no profile and takes no part in the market.
  if (role === "ADMIN") return null;
  return (
    <Box sx={{ ...cardStyles, overflow: "clip" }}>
      <LinkRow href={`/account/profiles/${id}/preview`} icon={<VisibilityOutlined />}>
        {settings("preview", { role })}
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
    </Box>
  );
}

/** Where there is help, and the way out: the last rows of the settings on a phone. */
export function LeaveRows() {
  const t = useTranslations("common.nav");
  const settings = useTranslations("settings");
  const signOut = useSignOut();
  return (
    <Box sx={{ ...cardStyles, overflow: "clip" }}>
      <LinkRow href="/contact-us" icon={<HelpOutlineRounded />}>
        {settings("help")}
      </LinkRow>
      <ButtonBase onClick={signOut} sx={rowStyles}>
        <LogoutRounded aria-hidden />
        {t("signOut")}
      </ButtonBase>
    </Box>
  );
}
