"use client";

import CheckCircleOutlineRounded from "@mui/icons-material/CheckCircleOutlineRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsDisputed } from "@/components/disputes/use-is-disputed";
import { ActionRow } from "@/components/ui/actions/ActionRow";
import { usePersonName } from "@/components/ui/display/use-person-name";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { LazyFinishDialog, LazyFinishNoteDialog } from "./lazy-finish";
import { useIsDue } from "./use-is-due";

type Props = { tender: TenderView };

/** The way to finish before the agreed day: the client confirms the work, the BEE reports it as done. */
export function FinishRow({ tender }: Props) {
  const isDue = useIsDue(tender);
  if (isDue || tender.finishRequestedAt) return null;
  if (tender.may.includes("finish")) return <ConfirmRow tender={tender} />;
  return tender.may.includes("requestFinish") && <ReportRow tender={tender} />;
}

function ConfirmRow({ tender }: Props) {
  const t = useTranslations("work-done.confirm");
  const tFinish = useTranslations("tenders.finish");
  const isDisputed = useIsDisputed(tender);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionRow
        icon={<CheckCircleOutlineRounded />}
        label={t("button")}
        hint={isDisputed ? tFinish("disputed") : t("hint", { name: tender.recipient?.name ?? "" })}
        onPress={() => setAsking(true)}
      />
      {isAsking && <LazyFinishDialog tender={tender} onClose={() => setAsking(false)} />}
    </>
  );
}

function ReportRow({ tender }: Props) {
  const t = useTranslations("work-done.report");
  const name = usePersonName()(tender.creator);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionRow
        icon={<CheckCircleOutlineRounded />}
        label={t("button")}
        hint={t("hint", { name })}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <LazyFinishNoteDialog tender={tender} step="report" name={name} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
