"use client";

import WorkRounded from "@mui/icons-material/WorkRounded";
import { useLocale, useTranslations } from "next-intl";
import { formatMonth, formatSpan } from "@/lib/shared/dates/months";
import type { ExperienceView } from "@/lib/users/experience/schema";
import { CareerEntry } from "./CareerEntry";

/** An experience: "Novák Maľby, Mar 2019 – today". */
export function ExperienceEntry({ experience }: { experience: ExperienceView }) {
  const t = useTranslations("profiles.public");
  const locale = useLocale();
  const { title, company, fromMonth, toMonth, description } = experience;
  const span = formatSpan({
    from: formatMonth(fromMonth, locale),
    to: toMonth && formatMonth(toMonth, locale),
    ongoing: t("today"),
  });
  return (
    <CareerEntry
      icon={<WorkRounded aria-hidden />}
      title={title}
      caption={[company, span].filter(Boolean).join(", ")}
      text={description}
    />
  );
}
