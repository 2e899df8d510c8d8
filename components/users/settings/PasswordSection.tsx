"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Link } from "@/lib/i18n/navigation";

/** Links to the change of the password. */
export function PasswordSection() {
  const t = useTranslations("settings.password");
  return (
    <SectionCard id="password" title={t("title")} text={t("text")}>
      <Box>
        <Button component={Link} href="/change-password" variant="outlined">
          {t("action")}
        </Button>
      </Box>
    </SectionCard>
  );
}
