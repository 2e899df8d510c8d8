"use client";

import MarkEmailUnreadRounded from "@mui/icons-material/MarkEmailUnreadRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ResendConfirmation } from "@/components/auth/email/ResendConfirmation";
import { HexMask } from "@/components/ui/display/HexMask";
import { stepRow } from "./step-row";

/** The address is not confirmed yet: what that means, and the mail once more. */
export function ConfirmStep({ email }: { email: string }) {
  const t = useTranslations("account.next.confirm");
  return (
    <Box sx={{ ...stepRow, alignItems: "flex-start" }}>
      <HexMask size={48} tone="warning">
        <MarkEmailUnreadRounded />
      </HexMask>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="subtitle1" component="h3">
          {t("title")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 3 }}>
          {t("text", { email })}
        </Typography>
        <ResendConfirmation email={email} />
      </Box>
    </Box>
  );
}
