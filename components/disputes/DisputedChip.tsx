"use client";

import ReportProblemOutlined from "@mui/icons-material/ReportProblemOutlined";
import { useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";

/** Beside the status of a job: one of the two has said that something went wrong. */
export function DisputedChip() {
  const t = useTranslations("tenders.detail");
  return (
    <InfoChip tone="warning" icon={<ReportProblemOutlined aria-hidden />}>
      {t("disputed")}
    </InfoChip>
  );
}
