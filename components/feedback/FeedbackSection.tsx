"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { feedbackQuery } from "@/lib/feedback/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { FeedbackState } from "@/lib/feedback/schema";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { RATINGS } from "@/lib/shared/ratings";
import { ReviewCard } from "./ReviewCard";
import { StarChoice } from "./StarChoice";

/** Both sides' feedback after the work, hidden from each other until both have written. */
export function FeedbackSection({ tender }: { tender: TenderView }) {
  const t = useTranslations("feedback.section");
  const { userId } = useSession();
  // For the two parties only, not for an admin who views the tender.
  const isShown =
    tender.status === "COMPLETED" && (tender.creatorId === userId || tender.recipientId === userId);
  const query = useQuery({ ...feedbackQuery(tender.id), enabled: isShown });
  if (!isShown) return null;
  return (
    <SectionCard id="feedback" title={t("title")}>
      <QueryBoundary query={query} loading={<RowSkeleton count={1} />}>
        {(state) => <FeedbackParts tender={tender} state={state} />}
      </QueryBoundary>
    </SectionCard>
  );
}

function FeedbackParts({ tender, state }: { tender: TenderView; state: FeedbackState }) {
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {state.mayWrite && <FeedbackInvitation tender={tender} state={state} />}
      {state.own && <ReviewCard review={state.own} isOwn />}
      {state.own && !state.own.publishedAt && <HiddenNote state={state} />}
      {state.other && <ReviewCard review={state.other} mayReply={state.mayReply} />}
    </Box>
  );
}

const ASKED = "feedback";
const STARS = "stars";

// The page is there already: only the address changes. Reloading or coming back would ask once more otherwise.
function forgetAsked(): void {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  params.delete(ASKED);
  params.delete(STARS);
  window.history.replaceState(null, "", `${pathname}${params.size > 0 ? `?${params}` : ""}${hash}`);
}

const FeedbackDialog = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./FeedbackDialog").then((file) => file.FeedbackDialog),
  { messages: lazyMessages(["feedback"]) },
);

/** The way to the dialog; notifications and mails open it at once with ?feedback=1, on this very page, too. */
function FeedbackInvitation({ tender, state }: { tender: TenderView; state: FeedbackState }) {
  const t = useTranslations("feedback.section");
  const parameters = useSearchParams();
  const isAsked = parameters.get(ASKED) === "1";
  const stars = RATINGS.find((each) => String(each) === parameters.get(STARS)) ?? null;
  const [isChosen, setChosen] = useState(false);
  const isOpen = isChosen || isAsked;
  const name = state.about?.name ?? "";
  const close = () => {
    setChosen(false);
    if (isAsked) forgetAsked();
  };
  return (
    <>
      <Note tone="honey">
        {state.hasOtherWritten ? t("otherHasWritten", { name }) : t("invitation", { name })}
      </Note>
      <StarChoice
        label={t("write")}
        hrefOf={(count) => `/account/tenders/${tender.id}?feedback=1&stars=${count}`}
      />
      <Button variant="contained" onClick={() => setChosen(true)} sx={{ justifySelf: "start" }}>
        {t("write")}
      </Button>
      {isOpen && <FeedbackDialog tender={tender} state={state} stars={stars} onClose={close} />}
    </>
  );
}

function HiddenNote({ state }: { state: FeedbackState }) {
  const t = useTranslations("feedback.section");
  const dateText = useDateText();
  if (!state.closesAt) return null;
  const date = dateText(new Date(state.closesAt), { day: "numeric", month: "long" });
  return <Note tone="neutral">{t("hidden", { name: state.about?.name ?? "", date })}</Note>;
}
