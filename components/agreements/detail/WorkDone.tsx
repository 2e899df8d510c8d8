"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useToday } from "@/components/ui/display/use-today";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { FinishNoteDialog } from "./FinishNoteDialog";
import { useFinishDays } from "./use-finish-days";

/** The BEE's last step: reporting the work as done, and until when it waits for the client. */
export function WorkDone({ tender }: { tender: TenderView }) {
  const t = useTranslations("work-done");
  const name = usePersonName()(tender.creator);
  const [isAsking, setAsking] = useState(false);
  const today = useToday();
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
  if (!tender.may.includes("requestFinish")) return null;
  // Once its day has come nothing else moves the job forward.
  const isDue = tender.agreedDay !== null && tender.agreedDay <= today;
  return (
    <SectionCard title={t("report.title")} text={t("report.text", { name })}>
      <Button
        variant={isDue ? "contained" : "outlined"}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: "start" }}
      >
        {t("report.button")}
      </Button>
      {isAsking && (
        <FinishNoteDialog tender={tender} step="report" name={name} onClose={() => setAsking(false)} />
      )}
    </SectionCard>
  );
}
