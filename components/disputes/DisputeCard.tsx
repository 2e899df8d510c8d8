"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { MessageButton } from "@/components/chat/MessageButton";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { isOpenDispute } from "@/lib/disputes/machine";
import { sideOf } from "@/lib/disputes/policy";
import type { DisputeView } from "@/lib/disputes/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { DisputeActions } from "./DisputeActions";
import { DisputeStatements } from "./DisputeStatements";

/** A dispute for its two sides: where it stands and until when, what both say, and what the reader can do. */
export function DisputeCard({ dispute, mayChat }: { dispute: DisputeView; mayChat: boolean }) {
  const t = useTranslations("disputes");
  const dateText = useDateText();
  const { userId } = useSession();
  const { status, reason, talkUntil, mediationAskedBy, mediationAt, client, pro } = dispute;
  const reader = sideOf({ id: userId ?? "" }, { clientId: client.id, proId: pro.id });
  const name = reader === "CLIENT" ? pro.name : client.name;
  const until = dateText(new Date(talkUntil), { dateStyle: "long", timeStyle: "short" });
  const since = dateText(new Date(mediationAt ?? talkUntil), { day: "numeric", month: "long" });
  const isOpen = isOpenDispute(dispute);
  return (
    <SectionCard
      id={`dispute-${dispute.id}`}
      tone={isOpen ? "warning" : "paper"}
      title={t("card.title", { reason: t(`reasons.${reason}`) })}
      text={t(`card.stages.${status}`, { until, since })}
    >
      <DisputeStatements dispute={dispute} reader={reader} />
      {status === "TALK" && mediationAskedBy && (
        <Typography variant="body2">
          {t("card.asked", { who: mediationAskedBy === reader ? "you" : "other", name })}
        </Typography>
      )}
      <DisputeActions dispute={dispute} name={name} />
      {isOpen && mayChat && (
        <MessageButton
          tenderId={dispute.tenderId}
          proId={pro.id}
          name={name}
          // Where neither can act any more, to say what is missing is what comes next.
          variant={dispute.may.length === 0 ? "contained" : "outlined"}
          sx={{ justifySelf: { md: "start" } }}
        />
      )}
    </SectionCard>
  );
}
