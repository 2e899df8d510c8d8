"use client";

import FavoriteBorderRounded from "@mui/icons-material/FavoriteBorderRounded";
import HomeRounded from "@mui/icons-material/HomeRounded";
import InsightsRounded from "@mui/icons-material/InsightsRounded";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import PersonRounded from "@mui/icons-material/PersonRounded";
import SettingsRounded from "@mui/icons-material/SettingsRounded";
import WorkspacePremiumRounded from "@mui/icons-material/WorkspacePremiumRounded";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import type { OwnUser } from "@/lib/shared/own-user";
import { LanguageItems } from "./LanguageItems";
import { useSignOut } from "./use-sign-out";

type Props = { user: OwnUser; labelId: string; anchor: HTMLElement | null; onClose: () => void };

/** Menu behind the user's avatar in the top bar; it is open while it has an anchor. */
export function UserMenuList({ user, labelId, anchor, onClose }: Props) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ list: { "aria-labelledby": labelId } }}
    >
      <UserMenuItems user={user} onDone={onClose} />
    </Menu>
  );
}

function UserMenuItems({ user, onDone }: { user: OwnUser; onDone: () => void }) {
  const t = useTranslations("common.nav");
  const leave = useSignOut();
  const signOut = () => {
    onDone();
    leave();
  };
  return (
    <Box>
      <Box component="li" role="none" sx={{ px: 4, py: 2 }}>
        <Box sx={{ typography: "subtitle2", overflowWrap: "anywhere" }}>{user.name}</Box>
        <Box sx={{ typography: "caption", color: "surface.muted", overflowWrap: "anywhere" }}>
          {user.email}
        </Box>
      </Box>
      <Divider component="li" role="none" sx={{ my: 1 }} />
      <MenuItem component={Link} href="/account" onClick={onDone} sx={{ display: { md: "none" } }}>
        <ListItemIcon>
          <HomeRounded />
        </ListItemIcon>
        {t("account")}
      </MenuItem>
      {user.role !== "ADMIN" && (
        <MenuItem component={Link} href={`/account/profiles/${user.id}/preview`} onClick={onDone}>
          <ListItemIcon>
            <PersonRounded />
          </ListItemIcon>
          {t("profile")}
        </MenuItem>
      )}
      <MenuItem component={Link} href={`/account/profiles/${user.id}/update?tab=settings`} onClick={onDone}>
        <ListItemIcon>
          <SettingsRounded />
        </ListItemIcon>
        {t("settings")}
      </MenuItem>
      {user.role !== "ADMIN" && (
        <MenuItem component={Link} href="/account/favourites" onClick={onDone}>
          <ListItemIcon>
            <FavoriteBorderRounded />
          </ListItemIcon>
          {t("kept", { role: user.role })}
        </MenuItem>
      )}
      {user.role === "PRO" && (
        <MenuItem component={Link} href="/account/insights" onClick={onDone}>
          <ListItemIcon>
            <InsightsRounded />
          </ListItemIcon>
          {t("insights")}
        </MenuItem>
      )}
      {user.role === "PRO" && (
        <MenuItem component={Link} href="/account/my-subscriptions" onClick={onDone}>
          <ListItemIcon>
            <WorkspacePremiumRounded />
          </ListItemIcon>
          {t("plan")}
        </MenuItem>
      )}
      <LanguageItems onDone={onDone} isPhoneOnly />
      <Divider component="li" role="none" sx={{ my: 1 }} />
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <LogoutRounded />
        </ListItemIcon>
        {t("signOut")}
      </MenuItem>
    </Box>
  );
}
