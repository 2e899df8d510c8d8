"use client";

import SellOutlined from "@mui/icons-material/SellOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";
import type { OfferView } from "@/lib/offers/schema";
import { TermsRows, type TotalledTerms } from "./TermsRows";

type Props = {
  title: string;
  before: TotalledTerms;
  after: TotalledTerms;
  repeats: OfferView["repeats"];
  isForClient?: boolean | undefined;
  note?: string | null | undefined;
  /** Where it stands, and what can be done. */
  children?: React.ReactNode;
};

/** Other terms as a card, in the conversation and on the offer: the old number beside the new one. */
export function TermsCard({ title, before, after, repeats, isForClient, note, children }: Props) {
  const t = useTranslations("other-terms.card");
  return (
    <Box component="article" aria-label={title} sx={{ ...cardStyles, overflow: "hidden" }}>
      <Box sx={HEAD}>
        <SellOutlined aria-hidden sx={{ fontSize: 18, flex: "none", mt: "1px" }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </Box>
      </Box>
      <Box sx={{ p: 4, display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <TermsRows before={before} after={after} repeats={repeats} isForClient={isForClient} />
        {note && (
          <Typography variant="body2" sx={NOTE}>
            {t("note", { note })}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}

const HEAD = {
  display: "flex",
  gap: 2,
  px: 4,
  py: "10px",
  bgcolor: "honey.tint",
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  fontWeight: 620,
} as const;

const NOTE = { color: "text.secondary", whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;
