"use client";

import { useTranslations } from "next-intl";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { OwnUser } from "@/lib/shared/own-user";
import { TwoStepPanel } from "./TwoStepPanel";

/** What an admin without two-step sign-in sees in place of everything else: its set-up. */
export function AdminSetUp({ user }: { user: OwnUser }) {
  const t = useTranslations("two-step.admin");
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} />
      <SectionCard>
        <TwoStepPanel user={user} />
      </SectionCard>
    </PageContainer>
  );
}
