"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import type { OwnUser } from "@/lib/shared/own-user";

const UserMenuList = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./UserMenuList").then((file) => file.UserMenuList),
  { mountWhen: ({ anchor }) => anchor !== null },
);

/** The user's avatar as a button with the user menu; on small screens it also holds account and languages. */
export function UserMenu({ user }: { user: OwnUser }) {
  const t = useTranslations("common.frame");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <ButtonBase
        id={id}
        aria-label={t("userMenu", { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44, height: 44, borderRadius: "12px", gap: 2, color: "text.secondary" }}
      >
        <PersonAvatar name={user.name} photo={user.photo} bee={user.role === "PRO"} size={36} />
        <ExpandMoreRounded aria-hidden sx={{ fontSize: 20, display: { xs: "none", md: "block" } }} />
      </ButtonBase>
      <UserMenuList user={user} labelId={id} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
