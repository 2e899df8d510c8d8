"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";

/** What the settings hold, on phones, where they are many screens long: each row leads to its section. */
export function SettingsIndex({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const t = useTranslations("settings");
  return (
    <Box component="nav" aria-label={t("index")} sx={{ ...cardStyles, display: { md: "none" } }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {sections.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
            <Box component="a" href={`#${id}`} sx={ROW}>
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                {title}
              </Box>
              <ChevronRightRounded aria-hidden sx={{ fontSize: 20, color: "surface.muted" }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const ROW = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  minHeight: 48,
  px: 4,
  color: "inherit",
  textDecoration: "none",
  fontWeight: 550,
  "&:focus-visible": { outlineOffset: "-2px" },
} as const;
