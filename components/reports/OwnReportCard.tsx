"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { InfoChip, type ChipTone } from "@/components/ui/display/InfoChip";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { ReportView } from "@/lib/reports/schema";
import { Complaint } from "./complaints/Complaint";

const TONES: Record<ReportView["status"], ChipTone> = {
  OPEN: "warning",
  IN_REVIEW: "info",
  ACTIONED: "success",
  NO_ACTION: "neutral",
};

const QUOTE = {
  m: 0,
  pl: 3,
  borderLeft: 3,
  borderColor: "divider",
  color: "text.secondary",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
} as const;

/** What the user has reported, what came of it, and how to object where it was left alone. */
export function OwnReportCard({ report }: { report: ReportView }) {
  const t = useTranslations("reports");
  const { kind, copy, category, text, status, createdAt, decisionId, complaint, mayComplain } = report;
  return (
    <SectionCard title={copy.title} text={t(`kinds.${kind}`)}>
      <div>
        <InfoChip tone={TONES[status]}>{t(`statuses.${status}`)}</InfoChip>
      </div>
      {copy.text && (
        <Typography variant="body2" component="blockquote" sx={QUOTE}>
          {t("mine.quote", { text: copy.text })}
        </Typography>
      )}
      <div>
        <FactRow label={t("mine.reason")}>{t(`categories.${category}`)}</FactRow>
        {text && (
          <FactRow label={t("mine.words")}>
            <Box component="span" sx={{ whiteSpace: "pre-line" }}>
              {text}
            </Box>
          </FactRow>
        )}
        <FactRow label={t("mine.sent")}>
          <RelativeTime at={createdAt} />
        </FactRow>
      </div>
      <Complaint decision={{ id: decisionId, complaint, mayComplain }} />
    </SectionCard>
  );
}
