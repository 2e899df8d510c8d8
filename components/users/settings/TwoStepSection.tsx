"use client";

import { useTranslations } from "next-intl";
import { LazyTwoStepPanel } from "@/components/auth/two-step/LazyTwoStepPanel";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Two-step sign-in: a code of an authenticator app after the password. */
export function TwoStepSection() {
  const t = useTranslations("settings.twoStep");
  const { user } = useSession();
  return (
    <SectionCard
      id="twoStep"
      title={t("title")}
      action={user && !user.hasTwoStep && <InfoChip>{t("off")}</InfoChip>}
    >
      {user && <LazyTwoStepPanel user={user} />}
    </SectionCard>
  );
}
