"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { NotFoundScreen } from "@/components/layout/NotFoundScreen";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { PageContainer } from "@/components/ui/PageContainer";
import { PageHeader } from "@/components/ui/PageHeader";
import { QueryBoundary } from "@/components/ui/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/Skeletons";
import { ratingCountQuery } from "@/lib/feedback/queries";
import { useSession } from "@/lib/platform/browser/session-store";
import { completePercent, missingParts } from "@/lib/users/profile/policy";
import { ownProfileQuery, publicProfileQuery } from "@/lib/users/profile/queries";
import { CompletenessMeter } from "./CompletenessMeter";
import { ProfileView } from "./ProfileView";

/** The own profile as others see it, and above it what is still missing. Nobody sees anybody else's meter. */
export function PreviewScreen({ userId }: { userId: string }) {
  const { user } = useSession();
  if (user && (user.id !== userId || user.role === "ADMIN")) return <NotFoundScreen />;
  return (
    <>
      <PageContainer sx={{ pb: 6 }}>
        <Head userId={userId} />
        <Meter userId={userId} />
      </PageContainer>
      <Shown userId={userId} />
    </>
  );
}

function Head({ userId }: { userId: string }) {
  const t = useTranslations("profiles.preview");
  const home = `/account/profiles/${userId}`;
  return (
    <PageHeader
      title={t("title")}
      actions={
        <ButtonLink variant="outlined" href={home}>
          {t("open")}
        </ButtonLink>
      }
    />
  );
}

function Meter({ userId }: { userId: string }) {
  const query = useQuery(ownProfileQuery(userId));
  return (
    <QueryBoundary query={query} loading={<Box sx={{ minHeight: 170 }} />}>
      {(profile) => (
        <CompletenessMeter
          userId={userId}
          percent={completePercent(profile)}
          missing={missingParts(profile)}
        />
      )}
    </QueryBoundary>
  );
}

function Shown({ userId }: { userId: string }) {
  const profile = useQuery(publicProfileQuery(userId, useLocale()));
  const ratings = useQuery(ratingCountQuery(userId));
  const waiting = (
    <PageContainer>
      <DetailSkeleton />
    </PageContainer>
  );
  return (
    <QueryBoundary query={profile} loading={waiting}>
      {(shown) => (
        <QueryBoundary query={ratings} loading={waiting}>
          {(counts) => <ProfileView profile={shown} ratings={counts} headingLevel="h2" />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
