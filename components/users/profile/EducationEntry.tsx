"use client";

import SchoolRounded from "@mui/icons-material/SchoolRounded";
import { useTranslations } from "next-intl";
import { formatSpan } from "@/lib/shared/dates/months";
import type { EducationView } from "@/lib/users/education/schema";
import { CareerEntry } from "./CareerEntry";

/** An education: degree and field, then school and period. */
export function EducationEntry({ education }: { education: EducationView }) {
  const t = useTranslations("profiles.public");
  const { school, degree, field, fromYear, toYear, description } = education;
  const span = formatSpan({
    from: String(fromYear),
    to: toYear === null ? null : String(toYear),
    ongoing: t("today"),
  });
  const learnt = [degree, field].filter(Boolean).join(", ");
  return (
    <CareerEntry
      icon={<SchoolRounded aria-hidden />}
      title={learnt || school}
      caption={(learnt ? [school, span] : [span]).join(", ")}
      text={description}
    />
  );
}
