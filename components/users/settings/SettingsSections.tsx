"use client";

import { useTranslations } from "next-intl";
import { PushSection } from "@/components/notifications/PushSection";
import { SessionsSection } from "@/components/auth/SessionsSection";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { AwaySection } from "./AwaySection";
import { DeleteSection } from "./DeleteSection";
import { EmailSection } from "./EmailSection";
import { ExportSection } from "./ExportSection";
import { LanguageSection } from "./LanguageSection";
import { MailSection } from "./MailSection";
import { PasswordSection } from "./PasswordSection";
import { PersonalSection } from "../sections/PersonalSection";
import { ReferralSection } from "./ReferralSection";
import { SchemeSection } from "./SchemeSection";
import { SettingsIndex } from "./SettingsIndex";
import { VisibilitySection } from "./VisibilitySection";

/** All settings of the account; on phones after a list of them. */
export function SettingsSections() {
  const t = useTranslations("settings");
  const push = useTranslations("push");
  const away = useTranslations("away");
  const { user } = useSession();
  const sections = [
    { id: "personal", title: t("personal.title") },
    { id: "email", title: t("email.title") },
    { id: "password", title: t("password.title") },
    { id: "language", title: t("language.title") },
    { id: "scheme", title: t("scheme.title") },
    ...(user?.role === "PRO" ? [{ id: "away", title: away("title") }] : []),
    // An admin takes no part in the market that these are about.
    ...(user?.role === "ADMIN"
      ? []
      : [
          { id: "mails", title: t("mails.title") },
          { id: "visibility", title: t("visibility.title") },
        ]),
    { id: "push", title: push("title") },
    { id: "sessions", title: t("sessions.title") },
    { id: "referral", title: t("referral.title") },
    { id: "export", title: t("export.title") },
    { id: "delete", title: t("deletion.title") },
  ];
  return (
    <>
      <SettingsIndex sections={sections} />
      <PersonalSection />
      <EmailSection />
      <PasswordSection />
      <LanguageSection />
      <SchemeSection />
      <AwaySection />
      <MailSection />
      <VisibilitySection />
      <PushSection />
      <SessionsSection />
      <ReferralSection />
      <ExportSection />
      <DeleteSection />
    </>
  );
}
