"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { HexMask } from "@/components/ui/display/HexMask";
import { spokenLanguageName } from "@/lib/shared/spoken-languages";
import { LANGUAGE_LEVELS } from "@/lib/users/profile/constants";
import type { UserLanguage } from "@/lib/users/profile/schema";

/** The languages a user speaks, each with its level as four cells and as text. */
export function LanguageLevels({ languages }: { languages: readonly UserLanguage[] }) {
  const t = useTranslations("profiles.public.levels");
  const locale = useLocale();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: "none",
        display: "grid",
        gridTemplateColumns: { lg: "repeat(2, minmax(0, 1fr))" },
        columnGap: 6,
        rowGap: 2,
        typography: "body2",
      }}
    >
      {languages.map(({ code, level }) => (
        <Box component="li" key={code} sx={{ display: "flex", alignItems: "center", gap: 3 }}>
          <Box component="span" suppressHydrationWarning sx={{ fontWeight: 620, minWidth: 96 }}>
            {spokenLanguageName(code, locale)}
          </Box>
          <Cells filled={LANGUAGE_LEVELS.indexOf(level) + 1} />
          <Box component="span" sx={{ color: "surface.muted" }}>
            {t(level)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Cells({ filled }: { filled: number }) {
  return (
    <Box component="span" aria-hidden sx={{ display: "inline-flex", gap: 1, flex: "none" }}>
      {LANGUAGE_LEVELS.map((level, index) => (
        <HexMask key={level} size={12} sx={{ bgcolor: index < filled ? "honey.star" : "surface.rest" }} />
      ))}
    </Box>
  );
}
