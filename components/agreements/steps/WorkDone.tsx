"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { LazyFinishNoteDialog } from "./lazy-finish";
import { useFinishDays } from "./use-finish-days";
import { useIsDue } from "./use-is-due";

/** The BEE's last step once the day has come: reporting the work as done, and until when it waits for the client. */
export function WorkDone({ tender }: { tender: TenderView }) {
  const t = useTranslations("work-done");
  const name = usePersonName()(tender.creator);
  const [isAsking, setAsking] = useState(false);
  const isDue = useIsDue(tender);
  const days = useFinishDays(tender.finishRequestedAt);
  if (days)
    return (
      <SectionCard title={t("reported")}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("waits", { name, ...days })}
        </Typography>
        <PhotoGallery photos={tender.finishPhotos} alt={t("photos")} />
      </SectionCard>
    );
  if (!isDue || !tender.may.includes("requestFinish")) return null;
  return (
    <SectionCard title={t("report.title")} text={t("report.text", { name })}>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ justifySelf: { md: "start" } }}>
        {t("report.button")}
      </Button>
      {isAsking && (
        <LazyFinishNoteDialog tender={tender} step="report" name={name} onClose={() => setAsking(false)} />
      )}
    </SectionCard>
  );
}
