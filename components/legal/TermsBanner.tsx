"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Link } from "@/lib/i18n/navigation";
import { useAcceptTerms } from "@/lib/users/consents/queries";

/** On every screen until a newer version of the terms is accepted: what has changed, and where all of it stands. */
export function TermsBanner({ version }: { version: string }) {
  const t = useTranslations("consents.terms");
  const accept = useAcceptTerms();
  return (
    <Box
      component="section"
      aria-label={t("title")}
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
        <strong>{t("title")}</strong> {t("changes")} <Link href="/terms-and-conditions">{t("read")}</Link>
      </Typography>
      <BusyButton
        variant="contained"
        size="small"
        busy={accept.isPending}
        onClick={() => accept.mutate(version)}
      >
        {t("accept")}
      </BusyButton>
    </Box>
  );
}
