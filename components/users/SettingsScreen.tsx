"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { SessionsSection } from "@/components/auth/SessionsSection";
import { NotFoundScreen } from "@/components/layout/NotFoundScreen";
import { PageContainer } from "@/components/ui/PageContainer";
import { PageHeader } from "@/components/ui/PageHeader";
import { useSession } from "@/lib/platform/browser/session-store";
import { DeleteSection } from "./DeleteSection";
import { EmailSection } from "./EmailSection";
import { ExportSection } from "./ExportSection";
import { LanguageSection } from "./LanguageSection";
import { MailSection } from "./MailSection";
import { PasswordSection } from "./PasswordSection";
import { PersonalSection } from "./PersonalSection";
import { ReferralSection } from "./ReferralSection";

/** Everything a person decides about their own account. Nobody changes anybody else's. */
export function SettingsScreen({ userId }: { userId: string }) {
  const t = useTranslations("settings");
  const { user } = useSession();
  if (user && user.id !== userId) return <NotFoundScreen />;
  return (
    <PageContainer width="text">
      <PageHeader title={t("title")} text={t("text")} />
      <Box sx={{ display: "grid", gap: 5 }}>
        <PersonalSection />
        <EmailSection />
        <PasswordSection />
        <LanguageSection />
        <MailSection />
        <SessionsSection />
        <ReferralSection />
        <ExportSection />
        <DeleteSection />
      </Box>
    </PageContainer>
  );
}
