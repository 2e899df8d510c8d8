"use client";

import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, type ReactElement } from "react";
import { PushSection } from "@/components/notifications/PushSection";
import { SessionsSection } from "@/components/auth/SessionsSection";
import { BlocksSection } from "@/components/blocks/BlocksSection";
import { AccountRows, LeaveRows } from "@/components/shell/account/AccountRows";
import { BackLink } from "@/components/ui/actions/BackLink";
import { useMedia } from "@/components/ui/layout/use-media";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import { AwaySection } from "./AwaySection";
import { DeleteSection } from "./DeleteSection";
import { EmailSection } from "./EmailSection";
import { ExportSection } from "./ExportSection";
import { LanguageSection } from "./LanguageSection";
import { MailSection } from "./MailSection";
import { PasswordSection } from "./PasswordSection";
import { PersonalSection } from "../sections/PersonalSection";
import { ReferralSection } from "./ReferralSection";
import { ReportsSection } from "./ReportsSection";
import { SchemeSection } from "./SchemeSection";
import { settingsHref, toSection, type SettingsSection } from "./settings-groups";
import { SettingsIndex } from "./SettingsIndex";
import { TranslationSection } from "./TranslationSection";
import { TwoStepSection } from "./TwoStepSection";
import { VisibilitySection } from "./VisibilitySection";

const SECTIONS: Record<SettingsSection, ReactElement> = {
  personal: <PersonalSection />,
  email: <EmailSection />,
  password: <PasswordSection />,
  twoStep: <TwoStepSection />,
  sessions: <SessionsSection />,
  referral: <ReferralSection />,
  mails: <MailSection />,
  push: <PushSection />,
  language: <LanguageSection />,
  translations: <TranslationSection />,
  scheme: <SchemeSection />,
  visibility: <VisibilitySection />,
  blocks: <BlocksSection />,
  reports: <ReportsSection />,
  export: <ExportSection />,
  delete: <DeleteSection />,
  away: <AwaySection />,
};

/**
 * Leads from an anchor to the section of its name: links in older mails name one. An address with a section that the
 * user does not have becomes that of the list.
 */
function useAnchorSection(user: OwnUser, isUnknown: boolean): void {
  const { replace } = useRouter();
  const { id, role } = user;
  useEffect(() => {
    const follow = () => {
      const section = toSection(window.location.hash.slice(1), role);
      if (section || isUnknown) replace(settingsHref(id, section ?? undefined));
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [id, role, isUnknown, replace]);
}

function Settings({ user }: { user: OwnUser }) {
  const t = useTranslations("settings");
  const isBeside = useMedia("beside");
  const name = useSearchParams().get("section");
  const named = toSection(name, user.role);
  useAnchorSection(user, name !== null && named === null);
  // Where there is room for both, a section stands beside the list from the start.
  const shown = named ?? (isBeside ? "personal" : null);
  return (
    <Box sx={isBeside ? besideStyles : undefined}>
      {isBeside && <SettingsIndex user={user} current={shown} />}
      {!isBeside && !named && <PhoneIndex user={user} />}
      {shown && (
        <Box sx={{ minWidth: 0 }}>
          {!isBeside && <BackLink href={settingsHref(user.id)} label={t("title")} />}
          {SECTIONS[shown]}
        </Box>
      )}
    </Box>
  );
}

/** Without an avatar menu at hand the list has its other ways, too: the own profile and plan first, the way out last. */
function PhoneIndex({ user }: { user: OwnUser }) {
  return (
    <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <AccountRows user={user} />
      <SettingsIndex user={user} current={null} />
      <LeaveRows />
    </Box>
  );
}

const besideStyles = {
  display: "grid",
  alignItems: "start",
  gap: 6,
  gridTemplateColumns: "320px minmax(0, 680px)",
} as const;

/** The settings: a list of sections, each a page of its own on phones and beside the list on wider screens. */
export function SettingsSections() {
  const { user } = useSession();
  return user && <Settings user={user} />;
}
