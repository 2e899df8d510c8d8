"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { EDUCATION_LIMITS } from "@/lib/users/education/constants";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { EducationForm } from "./EducationForm";

/** The educations of the own profile, each added, edited and deleted independently. */
export function EducationsSection({ profile: { id, educations } }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.education");
  return (
    <SectionCard id="education" title={t("title")} text={educations.length === 0 ? t("empty") : undefined}>
      <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {educations.map((education) => (
          <EducationForm key={education.id} userId={id} education={education} />
        ))}
        {educations.length < EDUCATION_LIMITS.most && <EducationForm userId={id} />}
      </Box>
    </SectionCard>
  );
}
