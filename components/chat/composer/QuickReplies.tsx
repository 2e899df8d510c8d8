"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";

const REPLIES = {
  CLIENT: ["start", "included", "thanks"],
  PRO: ["when", "photos", "soon"],
  CLIENT_AGREED: ["day", "prepare", "call"],
  PRO_AGREED: ["when", "photos", "call"],
} as const;
/** Who answers, the client an offer or the BEE a client, and whether the offer is accepted. */
export type FirstAnswer = keyof typeof REPLIES;

type Props = { by: FirstAnswer; onChoose: (text: string) => void };

/** Three ways to begin. One that is pressed stands in the field, to be changed before it goes. */
export function QuickReplies({ by, onChoose }: Props) {
  const t = useTranslations("chat.composer.quick");
  return (
    <Box role="group" aria-label={t("label")} sx={ROW}>
      {REPLIES[by].map((key) => (
        <Button key={key} size="small" variant="outlined" onClick={() => onChoose(t(key))} sx={REPLY}>
          {t(key)}
        </Button>
      ))}
    </Box>
  );
}

// One row that a finger moves: three rows would take a phone's room for messages.
const ROW = {
  display: "flex",
  gap: 2,
  pb: 2,
  mx: { xs: "-10px", md: 0 },
  px: { xs: "10px", md: 0 },
  overflowX: "auto",
  scrollbarWidth: "none",
} as const;
const REPLY = { flex: "none", borderRadius: "999px", fontWeight: 500 } as const;
