"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { ReportView } from "@/lib/reports/schema";
import { Complaint } from "./complaints/Complaint";

/** What the user has reported, what came of it, and how to object where it was left alone. */
export function OwnReportCard({ report }: { report: ReportView }) {
  const t = useTranslations("reports");
  const { kind, copy, category, text, status, createdAt, decisionId, complaint, mayComplain } = report;
  return (
    <SectionCard title={copy.title} text={t(`kinds.${kind}`)}>
      <Typography variant="subtitle2" component="p">
        {t(`statuses.${status}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(`categories.${category}`)} · {t("mine.sent")} <RelativeTime at={createdAt} />
      </Typography>
      {text && (
        <Typography sx={{ mt: 2, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
      )}
      <Complaint decision={{ id: decisionId, complaint, mayComplain }} />
    </SectionCard>
  );
}
