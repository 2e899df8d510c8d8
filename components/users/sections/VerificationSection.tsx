"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { useLiveDecision, verificationQuery } from "@/lib/verification/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { VerificationSteps } from "@/components/verification/VerificationSteps";

/** Identity verification: pictures of a document, the wait for the decision, and the badge. */
export function VerificationSection({ profile }: { profile: OwnProfile }) {
  const t = useTranslations("verification");
  const query = useQuery({ ...verificationQuery(profile.id), enabled: profile.role !== "ADMIN" });
  useLiveDecision(profile.id);
  // Admins decide about verifications and need no badge.
  if (profile.role === "ADMIN") return null;
  return (
    <SectionCard id="verification" title={t("title")} text={t("text")}>
      <QueryBoundary query={query} loading={<Skeleton height={88} />}>
        {({ verification }) => (
          <VerificationSteps
            userId={profile.id}
            emailConfirmed={profile.emailConfirmed}
            verification={verification}
            onExpired={() => void query.refetch()}
          />
        )}
      </QueryBoundary>
    </SectionCard>
  );
}
