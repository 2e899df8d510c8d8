"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { sessionStore } from "@/lib/platform/browser/session/session-store";

/** After a sign-in that took the deletion of the account back: what is there again, and what is not. */
export function RestoredBanner() {
  const t = useTranslations("consents.restored");
  return (
    <Box
      role="status"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 3,
        px: 4,
        py: 3,
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="body2" sx={{ flex: "1 1 280px" }}>
        <strong>{t("title")}</strong> {t("text")}
      </Typography>
      <Button onClick={() => sessionStore.closeRestored()}>{t("close")}</Button>
    </Box>
  );
}
