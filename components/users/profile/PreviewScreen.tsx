"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { NotFoundScreen } from "@/components/shell/account/NotFoundScreen";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { ratingCountQuery } from "@/lib/feedback/queries";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { completePercent, missingParts } from "@/lib/users/profile/policy";
import { ownProfileQuery, publicProfileQuery } from "@/lib/users/profile/queries";
import { CompletenessMeter } from "./CompletenessMeter";

// While its data is on the way.
const ProfileView = lazyComponent(() => import("./ProfileView").then((file) => file.ProfileView), {
  preload: true,
  fallback: <DetailSkeleton />,
});

/** The own profile as others see it, with what is missing in it above. Other users' completeness is never shown. */
export function PreviewScreen({ userId }: { userId: string }) {
  const { user } = useSession();
  if (user && (user.id !== userId || user.role === "ADMIN")) return <NotFoundScreen />;
  return (
    <>
      <PageContainer sx={{ pb: 0 }}>
        <Head userId={userId} isClient={user?.role === "CLIENT"} />
      </PageContainer>
      <Preview userId={userId} />
    </>
  );
}

/** Whose eyes these are; what a client is asked for is the whole page of a BEE, which has an address of its own. */
function Head({ userId, isClient }: { userId: string; isClient: boolean }) {
  const t = useTranslations("profiles.preview");
  const edit = useTranslations("profiles.public")("edit");
  const home = `/account/profiles/${userId}`;
  return (
    <PageHeader
      title={t(isClient ? "clientTitle" : "title")}
      text={isClient && t("clientText")}
      areActionsWide
      actions={
        <>
          <ButtonLink variant="contained" href={`${home}/update`}>
            {edit}
          </ButtonLink>
          {!isClient && (
            <ButtonLink variant="outlined" href={home}>
              {t("open")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** The queries that fail share one error and one retry button. */
function Preview({ userId }: { userId: string }) {
  const own = useQuery(ownProfileQuery(userId));
  const profile = useQuery(publicProfileQuery(userId, useLocale()));
  const ratings = useQuery(ratingCountQuery(userId));
  const failed = [own, profile, ratings].filter(({ isError, data }) => isError && data === undefined);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  if (failed[0])
    return (
      <PageContainer>
        <ErrorState error={failed[0].error} onRetry={retry} />
      </PageContainer>
    );
  const missing = own.data ? missingParts(own.data) : [];
  return (
    <>
      {missing.length > 0 && own.data && (
        <PageContainer sx={{ pt: { xs: 0, md: 0 }, pb: 6 }}>
          <CompletenessMeter userId={userId} percent={completePercent(own.data)} missing={missing} />
        </PageContainer>
      )}
      {own.data && profile.data && ratings.data ? (
        <ProfileView profile={profile.data} ratings={ratings.data} headingLevel="h2" />
      ) : (
        <PageContainer>
          <DetailSkeleton />
        </PageContainer>
      )}
    </>
  );
}
