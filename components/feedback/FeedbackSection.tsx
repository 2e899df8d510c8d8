"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { feedbackQuery } from "@/lib/feedback/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { FeedbackParts } from "./FeedbackParts";

/** Both sides' feedback after the work, hidden from each other until both have written. */
export function FeedbackSection({ tender }: { tender: TenderView }) {
  const t = useTranslations("feedback.section");
  const { userId } = useSession();
  // For the two parties only, not for an admin who views the tender.
  const isShown =
    tender.status === "COMPLETED" && (tender.creatorId === userId || tender.recipientId === userId);
  const query = useQuery({ ...feedbackQuery(tender.id), enabled: isShown });
  if (!isShown) return null;
  return (
    <SectionCard id="feedback" title={t("title")}>
      <QueryBoundary query={query} loading={<RowSkeleton count={1} />}>
        {(state) => (
          <FeedbackParts
            subject={{ tenderId: tender.id, title: tender.title, endedAgreementId: null }}
            state={state}
            invitation={t("invitation", { name: state.about?.name ?? "" })}
          />
        )}
      </QueryBoundary>
    </SectionCard>
  );
}
