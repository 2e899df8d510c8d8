"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Segments } from "@/components/ui/form/Segments";
import { MATCH_EMAILS, type MatchEmail } from "@/lib/saved-searches/constants";
import type { Channels } from "@/lib/saved-searches/schema";

type Props = { channels: Channels; onChange: (channels: Partial<Channels>) => void };

const PUSHES: readonly MatchEmail[] = ["INSTANT", "OFF"];

/** How often a search tells of new tenders, on which way. A push comes at once or not at all. */
export function Frequency({ channels: { push, email }, onChange }: Props) {
  const t = useTranslations("saved-searches.row.ways");
  const optionsOf = (values: readonly MatchEmail[]) => values.map((value) => ({ value, label: t(value) }));
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Segments
        label={t("push")}
        options={optionsOf(PUSHES)}
        value={push ? "INSTANT" : "OFF"}
        onChange={(value) => onChange({ push: value === "INSTANT" })}
      />
      <Segments
        label={t("email")}
        options={optionsOf(MATCH_EMAILS)}
        value={email}
        onChange={(value) => onChange({ email: value })}
      />
    </Box>
  );
}
