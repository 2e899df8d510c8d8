"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { PasswordByMail } from "@/components/auth/email/PasswordByMail";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Links to the change of the password; who has none is mailed a link to set one. */
export function PasswordSection() {
  const t = useTranslations("settings.password");
  const first = useTranslations("auth.setPassword");
  const { user } = useSession();
  if (user && !user.hasPassword)
    return (
      <SectionCard id="password" title={t("title")} text={first("text")}>
        <PasswordByMail email={user.email} />
      </SectionCard>
    );
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
