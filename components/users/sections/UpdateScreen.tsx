"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { NotFoundScreen } from "@/components/shell/account/NotFoundScreen";
import { loadWithMessages } from "@/lib/platform/browser/loading/load-with-messages";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { useLate } from "@/lib/platform/browser/loading/late";
import { latePart } from "@/lib/platform/browser/loading/late-part";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { ownProfileQuery } from "@/lib/users/profile/queries";

const loadProfile = () => import("./ProfileSections");
const SettingsTab = latePart(
  () =>
    loadWithMessages(
      ["settings", "push"],
      import("../settings/SettingsSections").then((file) => file.SettingsSections),
    ),
  <SectionSkeleton heights={[320, 150, 150, 220]} />,
);

const stack = { display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" };

/** The sections come after the page: only now can the browser go to the one that the address names. */
function FoundByAddress({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
  return children;
}

function ProfileTab({ userId }: { userId: string }) {
  const query = useQuery(ownProfileQuery(userId));
  const late = useLate(loadProfile, true);
  const waiting = <SectionSkeleton heights={[180, 150, 220, 220]} />;
  return (
    <QueryBoundary query={query} loading={waiting}>
      {(profile) =>
        late ? (
          <FoundByAddress>
            <late.ProfileSections profile={profile} />
          </FoundByAddress>
        ) : (
          waiting
        )
      }
    </QueryBoundary>
  );
}

/** The own profile, section by section, and beside it the settings of the account. Nobody changes anybody else's. */
export function UpdateScreen({ userId }: { userId: string }) {
  const t = useTranslations("profiles.update");
  const settings = useTranslations("settings");
  const { user } = useSession();
  const router = useRouter();
  const isSettings = useSearchParams().get("tab") === "settings";
  const path = `/account/profiles/${userId}`;
  if (user && user.id !== userId) return <NotFoundScreen />;
  return (
    <PageContainer width="text">
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
      <Box sx={{ mb: 5 }}>
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
      <Box sx={stack}>{isSettings ? <SettingsTab /> : <ProfileTab userId={userId} />}</Box>
    </PageContainer>
  );
}
