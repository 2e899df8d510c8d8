"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { useRouter } from "@/lib/i18n/navigation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { FIND_WORK } from "@/lib/tenders/constants";
import { ownProfileQuery } from "@/lib/users/profile/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { missingStep, ONBOARDING_STEPS, stepHref, type OnboardingStep } from "./steps";

const skeleton = <SectionSkeleton heights={[320]} />;
const FORMS: Record<OnboardingStep, React.ComponentType<{ profile: OwnProfile }>> = {
  services: lazyComponent(() => import("./ServicesStep").then((file) => file.ServicesStep), {
    fallback: skeleton,
  }),
  place: lazyComponent(() => import("./PlaceStep").then((file) => file.PlaceStep), { fallback: skeleton }),
  sentence: lazyComponent(() => import("./SentenceStep").then((file) => file.SentenceStep), {
    fallback: skeleton,
  }),
};

function ProgressBars({ position }: { position: number }) {
  return (
    <Box aria-hidden sx={{ display: "flex", gap: "6px", mb: 3 }}>
      {ONBOARDING_STEPS.map((step, index) => (
        <Box
          key={step}
          sx={{
            flex: 1,
            height: 5,
            borderRadius: "3px",
            bgcolor: index <= position ? "primary.main" : "surface.sunken",
          }}
        />
      ))}
    </Box>
  );
}

function CurrentStep({ step, profile }: { step: OnboardingStep; profile: OwnProfile }) {
  const t = useTranslations("onboarding");
  const position = ONBOARDING_STEPS.indexOf(step);
  const before = ONBOARDING_STEPS[position - 1];
  const StepFields = FORMS[step];
  return (
    <>
      <ProgressBars position={position} />
      <Typography variant="caption" component="p" role="status" sx={{ color: "surface.muted", mb: 1 }}>
        {t("step", { step: position + 1, total: ONBOARDING_STEPS.length })}
      </Typography>
      <PageHeader
        title={t(`${step}.title`)}
        text={t(`${step}.text`)}
        {...(before && { back: { href: stepHref(before), label: t("back") } })}
      />
      <StepFields key={step} profile={profile} />
    </>
  );
}

type StartProps = { asked: OnboardingStep | undefined; profile: OwnProfile };

/**
 * The step of the address; without one the first that is missing, and nothing is asked where nothing is. Both are one
 * component: a saved step shows the next before the address names it, and what is typed there by then stays.
 */
function AskedOrMissing({ asked, profile }: StartProps) {
  const router = useRouter();
  const step = asked ?? missingStep(profile);
  useEffect(() => {
    if (!step) router.replace(FIND_WORK);
  }, [step, router]);
  return step ? <CurrentStep step={step} profile={profile} /> : skeleton;
}

/** The first minutes of a BEE: services, town and radius, one sentence, then the tenders that fit. */
export function OnboardingScreen() {
  const { userId } = useSession();
  const query = useQuery(ownProfileQuery(userId ?? ""));
  const named = useSearchParams().get("step");
  const asked = ONBOARDING_STEPS.find((each) => each === named);
  return (
    <PageContainer width="text">
      <QueryBoundary query={query} loading={skeleton}>
        {(profile) => <AskedOrMissing asked={asked} profile={profile} />}
      </QueryBoundary>
    </PageContainer>
  );
}
