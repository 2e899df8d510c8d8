"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { NotFoundScreen } from "@/components/shell/account/NotFoundScreen";
import { CompletenessMeter } from "../profile/CompletenessMeter";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { completePercent, missingParts } from "@/lib/users/profile/policy";
import { ownProfileQuery } from "@/lib/users/profile/queries";

const SettingsTab = lazyComponent(
  () => import("../settings/SettingsSections").then((file) => file.SettingsSections),
  {
    messages: lazyMessages(["settings", "push", "away"]),
    fallback: <SectionSkeleton heights={[320, 150, 150, 220]} />,
  },
);
const profileSkeleton = <SectionSkeleton heights={[180, 150, 220, 220]} />;
const ProfileSections = lazyComponent(
  () => import("./ProfileSections").then((file) => file.ProfileSections),
  {
    fallback: profileSkeleton,
  },
);

/** Below BESIDE a section of the settings is a page of its own: it has its title and the way back itself. */
const NARROW = "@media (max-width: 899.95px)";

const stackStyles = { display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" };

function ProfileTab({ userId }: { userId: string }) {
  const query = useQuery(ownProfileQuery(userId));
  useEffect(() => ProfileSections.preload(), []);
  return (
    <QueryBoundary query={query} loading={profileSkeleton}>
      {(profile) => {
        const missing = missingParts(profile);
        return (
          <>
            {missing.length > 0 && (
              <CompletenessMeter userId={userId} percent={completePercent(profile)} missing={missing} />
            )}
            <ProfileSections profile={profile} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

/**
 * The own profile, section by section, with a tab for the account's settings. Other users' profiles are not found.
 */
export function UpdateScreen({ userId }: { userId: string }) {
  const t = useTranslations("profiles.update");
  const settings = useTranslations("settings");
  const { user } = useSession();
  const router = useRouter();
  const params = useSearchParams();
  const isSettings = params.get("tab") === "settings";
  const isSection = isSettings && params.has("section");
  const path = `/account/profiles/${userId}`;
  if (user && user.id !== userId) return <NotFoundScreen />;
  return (
    <PageContainer width={isSettings ? "page" : "text"}>
      <Box sx={isSection ? { [NARROW]: visuallyHidden } : undefined}>
        <PageHeader
          title={isSettings ? settings("title") : t("title")}
          text={isSettings ? settings("text") : t("text")}
          actions={
            !isSettings && (
              <ButtonLink variant="outlined" href={`${path}/preview`}>
                {t("preview")}
              </ButtonLink>
            )
          }
        />
      </Box>
      <Box sx={{ mb: 5, ...(isSection && { [NARROW]: { display: "none" } }) }}>
        <ListTabs
          label={t("title")}
          value={isSettings ? "settings" : "profile"}
          tabs={[
            { value: "profile", label: t("profileTab") },
            { value: "settings", label: t("settingsTab") },
          ]}
          onChange={(tab) =>
            router.push(tab === "settings" ? `${path}/update?tab=settings` : `${path}/update`)
          }
        />
      </Box>
      <Box sx={stackStyles}>{isSettings ? <SettingsTab /> : <ProfileTab userId={userId} />}</Box>
    </PageContainer>
  );
}
