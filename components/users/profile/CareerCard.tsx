"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { anchorStyles } from "./anchor-styles";
import { EducationEntry } from "./EducationEntry";
import { ExperienceEntry } from "./ExperienceEntry";

/** Experience and education of a user. Renders nothing without any. */
export function CareerCard({ profile: { experiences, educations } }: { profile: PublicProfile }) {
  const t = useTranslations("profiles.public");
  if (experiences.length + educations.length === 0) return null;
  return (
    <Box
      component="section"
      id="experience"
      aria-label={t("parts.experience")}
      sx={{ ...cardStyles, ...anchorStyles, p: { xs: "20px 16px", md: 6 }, display: "grid", gap: 5 }}
    >
      {experiences.length > 0 && (
        <Part title={t("parts.experience")}>
          {experiences.map((experience) => (
            <ExperienceEntry key={experience.id} experience={experience} />
          ))}
        </Part>
      )}
      {educations.length > 0 && (
        <Part title={t("education")}>
          {educations.map((education) => (
            <EducationEntry key={education.id} education={education} />
          ))}
        </Part>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box sx={{ display: "grid", gap: 5, "& + &": { borderTop: "1px solid", borderColor: "divider", pt: 5 } }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
