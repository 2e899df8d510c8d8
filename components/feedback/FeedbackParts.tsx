"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import { quoteStyles } from "@/components/ui/styles/styles";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { FeedbackState } from "@/lib/feedback/schema";
import { RATINGS } from "@/lib/shared/ratings";
import { ReviewCard } from "./ReviewCard";

/** What feedback is about: the completed job of a tender, or one of its agreements that ended without the work. */
export type FeedbackSubject = { tenderId: string; title: string; endedAgreementId: string | null };

type Props = {
  subject: FeedbackSubject;
  state: FeedbackState;
  /** What asks for feedback while the other party has not written. */
  invitation: string;
};

/** The way to leave feedback, then what both have written. */
export function FeedbackParts(props: Props) {
  const { state } = props;
  const t = useTranslations("feedback.review");
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {state.mayWrite && <FeedbackInvitation {...props} />}
      {state.own && <ReviewCard review={state.own} isOwn />}
      {state.own?.privateNote && <PrivateNote text={state.own.privateNote} />}
      {state.own && !state.own.publishedAt && <HiddenNote state={state} />}
      {state.isOtherRemoved && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("removed")}
        </Typography>
      )}
      {state.other && <ReviewCard review={state.other} mayReply={state.mayReply} isAboutReader />}
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
  { messages: lazyMessages(["feedback", "validation"]) },
);

/**
 * The way to the dialog; notifications and mails open it at once with ?feedback=1, or the id of the ended agreement, on
 * this very page, too.
 */
function FeedbackInvitation({ subject, state, invitation }: Props) {
  const t = useTranslations("feedback");
  const parameters = useSearchParams();
  const asked = subject.endedAgreementId ?? "1";
  const isAsked = parameters.get(ASKED) === asked;
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
        {state.isHeldBack
          ? t("heldBack")
          : state.hasOtherWritten
            ? t("section.otherHasWritten", { name })
            : invitation}
      </Note>
      <Button
        variant="contained"
        size="large"
        onClick={() => setChosen(true)}
        sx={{ justifySelf: { md: "start" } }}
      >
        {t("section.write")}
      </Button>
      {isOpen && <FeedbackDialog subject={subject} state={state} stars={stars} onClose={close} />}
    </>
  );
}

/** What only the operator reads besides its author. */
function PrivateNote({ text }: { text: string }) {
  const t = useTranslations("feedback.section");
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {t("privateNote")}
      </Typography>
      <Typography component="blockquote" sx={{ ...quoteStyles, mt: 1 }}>
        {text}
      </Typography>
    </Box>
  );
}

function HiddenNote({ state }: { state: FeedbackState }) {
  const t = useTranslations("feedback");
  const dateText = useDateText();
  if (state.isHeldBack) return <Note tone="neutral">{t("heldBack")}</Note>;
  if (!state.closesAt) return null;
  const date = dateText(new Date(state.closesAt), { day: "numeric", month: "long" });
  return <Note tone="neutral">{t("section.hidden", { name: state.about?.name ?? "", date })}</Note>;
}
