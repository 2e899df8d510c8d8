"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { LanguageLevels } from "./LanguageLevels";
import { anchorStyles } from "./anchor-styles";

/** Summary, subcategories and languages of a user. */
export function AboutCard({ profile }: { profile: PublicProfile }) {
  const t = useTranslations("profiles.public");
  const { summary, subcategories, languages } = profile;
  const isEmpty = !summary && subcategories.length === 0 && languages.length === 0;
  return (
    <SectionCard id="about" title={t(summary ? "summary" : "parts.about")} sx={anchorStyles}>
      {summary && (
        <Typography sx={{ color: "text.secondary", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {summary}
        </Typography>
      )}
      {subcategories.length > 0 && (
        <Part title={t("services")}>
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}
          >
            {subcategories.map(({ id, name: service }) => (
              <li key={id}>
                <InfoChip>{service}</InfoChip>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {languages.length > 0 && (
        <Part title={t("languages")}>
          <LanguageLevels languages={languages} />
        </Part>
      )}
      {isEmpty && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("nothingYet")}
        </Typography>
      )}
    </SectionCard>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box>
      <Typography variant="h6" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
