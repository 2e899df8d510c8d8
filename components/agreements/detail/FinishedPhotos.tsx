"use client";

import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** What a completed tender keeps of the work, for its two sides. */
export function FinishedPhotos({ tender }: { tender: Pick<TenderView, "finishPhotos" | "recipient"> }) {
  const t = useTranslations("work-done");
  const report = usePhotoReport(tender.recipient?.id);
  return (
    <SectionCard title={t("photos")}>
      <PhotoGallery photos={tender.finishPhotos} alt={t("photos")} action={report} />
    </SectionCard>
  );
}
