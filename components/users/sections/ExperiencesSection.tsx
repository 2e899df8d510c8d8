"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { EXPERIENCE_LIMITS } from "@/lib/users/experience/constants";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { ExperienceForm } from "./ExperienceForm";

/** The experiences of the own profile, each added, edited and deleted independently. */
export function ExperiencesSection({ profile: { id, experiences } }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.experience");
  return (
    <SectionCard id="experience" title={t("title")} text={experiences.length === 0 ? t("empty") : undefined}>
      <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {experiences.map((experience) => (
          <ExperienceForm key={experience.id} userId={id} experience={experience} />
        ))}
        {experiences.length < EXPERIENCE_LIMITS.most && <ExperienceForm userId={id} />}
      </Box>
    </SectionCard>
  );
}
