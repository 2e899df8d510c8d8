"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { PROOF_CARDS, VERIFICATION_KINDS, type VerificationKind } from "@/lib/people/constants";
import { useLiveDecision, verificationQuery } from "@/lib/verification/queries";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { OwnProfile } from "@/lib/users/profile/schema";

const VerificationSteps = lazyComponent(
  () => import("@/components/verification/VerificationSteps").then((file) => file.VerificationSteps),
  { fallback: <Skeleton height={88} />, preload: true, messages: lazyMessages(["verification"]) },
);

/** What a user can prove, a card each: pictures of a document, the wait for the decision, and the badge. */
export function VerificationSection({ profile }: { profile: OwnProfile }) {
  useLiveDecision(profile.id);
  // Admins decide about verifications and need no badge.
  if (profile.role === "ADMIN") return null;
  const kinds: readonly VerificationKind[] = profile.role === "PRO" ? VERIFICATION_KINDS : ["IDENTITY"];
  return kinds.map((kind) => <ProofCard key={kind} profile={profile} kind={kind} />);
}

function ProofCard({ profile, kind }: { profile: OwnProfile; kind: VerificationKind }) {
  const t = useTranslations("verification.kinds");
  const query = useQuery(verificationQuery(profile.id));
  return (
    <SectionCard id={PROOF_CARDS[kind]} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      <QueryBoundary query={query} loading={<Skeleton height={88} />}>
        {({ proofs }) => (
          <VerificationSteps
            userId={profile.id}
            emailConfirmed={profile.emailConfirmed}
            kind={kind}
            verification={proofs.find((proof) => proof.kind === kind) ?? null}
            onExpired={() => void query.refetch()}
          />
        )}
      </QueryBoundary>
    </SectionCard>
  );
}
