"use client";

import { PushSection } from "@/components/notifications/PushSection";
import { SessionsSection } from "@/components/auth/SessionsSection";
import { DeleteSection } from "./DeleteSection";
import { EmailSection } from "./EmailSection";
import { ExportSection } from "./ExportSection";
import { LanguageSection } from "./LanguageSection";
import { MailSection } from "./MailSection";
import { PasswordSection } from "./PasswordSection";
import { PersonalSection } from "../sections/PersonalSection";
import { ReferralSection } from "./ReferralSection";

/** All settings of the account. */
export function SettingsSections() {
  return (
    <>
      <PersonalSection />
      <EmailSection />
      <PasswordSection />
      <LanguageSection />
      <MailSection />
      <PushSection />
      <SessionsSection />
      <ReferralSection />
      <ExportSection />
      <DeleteSection />
    </>
  );
}
