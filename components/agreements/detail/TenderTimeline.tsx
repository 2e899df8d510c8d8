"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { useState } from "react";
import { cardStyles } from "@/components/ui/styles/styles";
import { Timeline } from "@/components/ui/display/Timeline";
import { feedbackQuery } from "@/lib/feedback/queries";
import type { FeedbackState } from "@/lib/feedback/schema";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const STEPS = ["NEW", "ACCEPTED", "COMPLETED", "FEEDBACK"] as const;
type Step = (typeof STEPS)[number];
/** The step that is current in each status; a canceled tender has steps of its own. */
const REACHED = { NEW: 0, ACCEPTED: 1, COMPLETED: 3, CANCELED: 0 } as const;

/** When feedback came to its end: both sides have written, or the time for it is over. Null before that. */
export function feedbackDoneAt({ own, other, closesAt }: FeedbackState, now: Date): string | null {
  if (own && other) return own.publishedAt ?? other.publishedAt;
  return closesAt !== null && new Date(closesAt) <= now ? closesAt : null;
}

function useFeedbackDoneAt({ id, status }: TenderView): string | null {
  const [now] = useState(() => new Date());
  const { data } = useQuery({ ...feedbackQuery(id), enabled: status === "COMPLETED" });
  return data && status === "COMPLETED" ? feedbackDoneAt(data, now) : null;
}

/** Where the job stands: posted, assigned, completed, feedback; a canceled one ends in grey with its reason. */
export function TenderTimeline({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.timeline");
  const dateText = useDateText();
  const day = (at: string) => dateText(new Date(at), { day: "numeric", month: "short" });
  const dates: Record<Step, string | null> = {
    NEW: tender.createdAt,
    ACCEPTED: tender.acceptedAt,
    COMPLETED: tender.completedAt,
    FEEDBACK: useFeedbackDoneAt(tender),
  };
  const reached = dates.FEEDBACK ? STEPS.length : REACHED[tender.status];
  const caption = (step: Step) => {
    const at = dates[step];
    if (at) return t(`done.${step}`, { date: day(at) });
    if (step === "FEEDBACK" && tender.feedbackClosesAt)
      return t("feedbackUntil", { date: day(tender.feedbackClosesAt) });
    return t(`ahead.${step}`);
  };
  const stateOf = (index: number) =>
    index < reached ? ("done" as const) : index === reached ? ("current" as const) : ("upcoming" as const);
  const steps = STEPS.map((step, index) => ({
    label: t(`steps.${step}`),
    caption: caption(step),
    state: stateOf(index),
  }));
  return (
    <Box sx={{ ...cardStyles, px: { xs: 4, md: 6 }, py: 5 }}>
      <Timeline label={t("label")} steps={tender.status === "CANCELED" ? canceledSteps() : steps} />
    </Box>
  );

  function canceledSteps() {
    const before = tender.acceptedAt ? steps.slice(0, 2) : steps.slice(0, 1);
    const reason = tender.cancelReason ? t(`reasons.${tender.cancelReason}`) : undefined;
    return [
      ...before.map((step) => ({ ...step, state: "done" as const })),
      { label: t("steps.CANCELED"), caption: reason, state: "canceled" as const },
    ];
  }
}
