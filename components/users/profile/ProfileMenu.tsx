"use client";

import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const ProfileMenuList = lazyComponent(
  () => import("./ProfileMenuList").then((file) => file.ProfileMenuList),
  { messages: lazyMessages(["blocks"]), mountWhen: ({ anchor }) => anchor !== null },
);

type Props = { userId: string; name: string; sx: object };

/** What is done rarely with the profile of another person: reporting it, blocking them. */
export function ProfileMenu({ userId, name, sx }: Props) {
  const t = useTranslations("profiles.public");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t("more")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={sx}
      >
        <MoreHorizRounded />
      </IconButton>
      <ProfileMenuList user={{ id: userId, name }} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
