"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import { useExtendTender } from "@/lib/agreements/timers/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { toast } from "@/lib/platform/browser/reporting/toasts";

type Props = { tender: Pick<TenderView, "id" | "version" | "may">; endsAt: string };

/** Says to the client that the open tender is about to end, and keeps it for 30 days more. */
export function ExpiryNote({ tender: { id, version, may }, endsAt }: Props) {
  const t = useTranslations("waiting.expiry");
  const dateText = useDateText();
  const day = (at: string) => dateText(new Date(at), { day: "numeric", month: "long" });
  const { mutate: extend, isPending } = useExtendTender(id, ({ expiresAt }) => {
    if (expiresAt) toast.success(t("done", { date: day(expiresAt) }));
  });
  return (
    <Note tone="warning">
      <Typography variant="subtitle1" component="h2">
        {t("title", { date: day(endsAt) })}
      </Typography>
      <Typography variant="body2">{t(may.includes("extend") ? "text" : "used")}</Typography>
      {may.includes("extend") && (
        <Box sx={{ mt: 2 }}>
          <BusyButton variant="outlined" size="small" busy={isPending} onClick={() => extend(version)}>
            {t("extend")}
          </BusyButton>
        </Box>
      )}
    </Note>
  );
}
