"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import { useChangeAudience } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** Says to the client that only invited BEEs see the tender and until when, and lets them change it. */
export function PrivateNote({ tender }: { tender: Pick<TenderView, "id" | "version" | "publicAt"> }) {
  const t = useTranslations("invitations.private");
  const dateText = useDateText();
  const { mutate: change, isPending } = useChangeAudience(tender.id);
  const { version, publicAt } = tender;
  const at = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;
  return (
    <Note tone="info">
      <Typography variant="subtitle1" component="h2">
        {t("title")}
      </Typography>
      <Typography variant="body2">
        {publicAt ? t("until", { time: dateText(new Date(publicAt), at) }) : t("stays")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
        <BusyButton
          variant="outlined"
          size="small"
          busy={isPending}
          onClick={() => change({ version, audience: "PUBLIC" })}
        >
          {t("now")}
        </BusyButton>
        <BusyButton
          size="small"
          busy={isPending}
          onClick={() => change({ version, audience: publicAt ? "PRIVATE" : "PRIVATE_FIRST" })}
        >
          {publicAt ? t("keep") : t("later")}
        </BusyButton>
      </Box>
    </Note>
  );
}
