"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import { quoteStyles } from "@/components/ui/styles/styles";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { FinishNoteDialog } from "./FinishNoteDialog";
import { useFinishDays } from "./use-finish-days";

type Props = { tender: TenderView; confirmLabel: string; onConfirm: () => void };

/** The BEE has reported the work as done: the client confirms, says what is missing, or lets it be. */
export function DoneReported({ tender, confirmLabel, onConfirm }: Props) {
  const t = useTranslations("work-done.asked");
  const photos = useTranslations("work-done")("photos");
  const [isAsking, setAsking] = useState(false);
  const days = useFinishDays(tender.finishRequestedAt);
  const report = usePhotoReport(tender.recipient?.id);
  const name = tender.recipient?.name ?? "";
  return (
    <SectionCard title={t("title", { name })} text={t("text", { end: days?.end ?? "" })}>
      {tender.finishNote && (
        <Typography component="blockquote" sx={quoteStyles}>
          {tender.finishNote}
        </Typography>
      )}
      <PhotoGallery photos={tender.finishPhotos} alt={photos} action={report} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="contained" onClick={onConfirm} sx={WIDE_ON_PHONES}>
          {confirmLabel}
        </Button>
        <Button variant="outlined" onClick={() => setAsking(true)} sx={WIDE_ON_PHONES}>
          {t("notYet")}
        </Button>
      </Box>
      {isAsking && (
        <FinishNoteDialog tender={tender} step="asked" name={name} onClose={() => setAsking(false)} />
      )}
    </SectionCard>
  );
}

const WIDE_ON_PHONES = { flex: { xs: "1 1 auto", sm: "none" } } as const;
