"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { useRetryMail } from "@/lib/emails/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { OwnUser } from "@/lib/shared/own-user";

/** On every screen of a person whose mail comes back: what they miss, and the two ways to mend it. */
export function BounceBanner({ user: { id, email } }: { user: Pick<OwnUser, "id" | "email"> }) {
  const t = useTranslations("bounced-mail");
  const { mutate, isPending } = useRetryMail(() => toast.success(t("retried")));
  return (
    <Box role="status" sx={bannerStyles}>
      <Typography variant="body2" sx={{ flex: "1 1 16rem", overflowWrap: "anywhere" }}>
        {t("text", { email })}
      </Typography>
      <ButtonLink
        size="small"
        variant="outlined"
        href={`/account/profiles/${id}/update?tab=settings&section=email`}
      >
        {t("change")}
      </ButtonLink>
      <BusyButton size="small" busy={isPending} onClick={() => mutate()}>
        {t("retry")}
      </BusyButton>
    </Box>
  );
}

const bannerStyles = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  px: 4,
  py: 3,
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;
