"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { KeepHeart } from "@/components/favourites/KeepHeart";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { ProfileMenu } from "./ProfileMenu";
import { ShareButton } from "./ShareButton";

const InviteToTender = lazyComponent(
  () => import("@/components/invitations/InviteToTender").then((file) => file.InviteToTender),
  {
    messages: lazyMessages(["invitations"]),
    onError: "silent",
    // As high as the button that comes.
    fallback: <Box sx={{ width: 1, height: 52 }} />,
  },
);

type Props = {
  userId: string;
  name: string;
  /** The head of the preview leads to the form already. */
  isPreview?: boolean;
};

/** Call to action: a client invites the BEE, a visitor posts a tender, the owner edits the profile; other BEEs find no more than the row below. */
export function ProfileActions({ userId, name, isPreview = false }: Props) {
  const t = useTranslations("profiles.public");
  const nav = useTranslations("common.nav");
  const { user } = useSession();
  const isOwn = user?.id === userId;
  const isClient = user?.role === "CLIENT";
  const isOfOther = user !== null && !isOwn;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {!isOwn && isClient && <InviteToTender pro={{ id: userId, name }} />}
      {isOwn && !isPreview && (
        <ButtonLink
          variant="contained"
          size="large"
          href={`/account/profiles/${userId}/update`}
          sx={{ flex: 1 }}
        >
          {t("edit")}
        </ButtonLink>
      )}
      {/* Who has no tender yet posts one from the invitation. */}
      {!user && (
        <ButtonLink
          variant="contained"
          size="large"
          href="/account/create-tender"
          // On a line of its own before its words would break.
          sx={{ flex: 1, minWidth: "max-content" }}
        >
          {nav("postTender")}
        </ButtonLink>
      )}
      <Box sx={isOfOther ? ROW : { display: "contents" }}>
        {!isOwn && <KeepHeart kind="pro" id={userId} name={name} sx={SQUARE} />}
        <ShareButton userId={userId} name={name} isLabelled={isOfOther} />
        {isOfOther && <ProfileMenu userId={userId} name={name} sx={SQUARE} />}
      </Box>
      {!user && (
        <Typography variant="caption" sx={{ flex: "1 1 100%", color: "text.secondary" }}>
          {t("inviteAfter", { name })}
        </Typography>
      )}
    </Box>
  );
}

/** What is done less often, in one row below the button. */
const ROW = { display: "flex", flex: "1 1 100%", gap: 2, minWidth: 0 } as const;

/** As large as the button to share beside it. */
const SQUARE = {
  width: 52,
  flex: "none",
  height: 52,
  borderRadius: "14px",
  border: "1px solid",
  borderColor: "surface.outlineSoft",
  bgcolor: "background.paper",
} as const;
