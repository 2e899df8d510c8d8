"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { OPEN_DISPUTES } from "@/lib/disputes/machine";
import { sideOf } from "@/lib/disputes/policy";
import type { DisputeView } from "@/lib/disputes/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { DisputeActions } from "./DisputeActions";
import { DisputeStatements } from "./DisputeStatements";

/** A dispute for its two sides: where it stands and until when, what both say, and what the reader can do. */
export function DisputeCard({ dispute }: { dispute: DisputeView }) {
  const t = useTranslations("disputes");
  const dateText = useDateText();
  const { userId } = useSession();
  const { status, reason, talkUntil, mediationAskedBy, client, pro } = dispute;
  const reader = sideOf({ id: userId ?? "" }, { clientId: client.id, proId: pro.id });
  const name = reader === "CLIENT" ? pro.name : client.name;
  const until = dateText(new Date(talkUntil), { dateStyle: "long", timeStyle: "short" });
  return (
    <SectionCard
      id="dispute"
      tone={OPEN_DISPUTES.some((open) => open === status) ? "warning" : "paper"}
      title={t("card.title", { reason: t(`reasons.${reason}`) })}
      text={t(`card.stages.${status}`, { until })}
    >
      <DisputeStatements dispute={dispute} reader={reader} />
      {status === "TALK" && mediationAskedBy && (
        <Typography variant="body2">
          {t("card.asked", { who: mediationAskedBy === reader ? "you" : "other", name })}
        </Typography>
      )}
      <DisputeActions dispute={dispute} name={name} />
    </SectionCard>
  );
}
