"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { UPLOADING } from "@/lib/files/constants";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { ACCOUNT_ID, POST_SLOT } from "../describe/post-slot";
import { useFolds } from "./FoldProvider";
import { useBeganFilled, useFilledSteps, type Step } from "./steps";
import { useMissingSteps } from "./use-missing-steps";
import { useWay } from "./use-way";

type Props = {
  /** Null: posted elsewhere. */
  submitLabel: string | null;
  /** A BEE cannot post, but may go on with an account as a client. */
  isBee?: boolean;
  /** The form of the account posts: its button has its place in the bar. */
  isVisitor?: boolean;
  /** How many photos wait in this browser for an account. */
  keptPhotos?: number;
  /** Photos that were chosen before the sign-in are about to be uploaded. */
  isTakingPhotos?: boolean;
  /** They were handed over to be uploaded. */
  hasTakenPhotos?: boolean;
};

/** Whether photos from before the sign-in are on their way: they are not on the screen, so posting waits for them. */
function useAwaitsPhotos({ isTakingPhotos = false, hasTakenPhotos = false }: Props): boolean {
  const { control } = useFormContext<TenderFormInput>();
  const photoIds = useWatch({ control, name: "photoIds" }) ?? [];
  return isTakingPhotos || (hasTakenPhotos && photoIds.some((id) => id.startsWith(UPLOADING)));
}

/** From here on the rest is optional, and can be added in the summary. */
const PAST_WHAT_IS_NEEDED: readonly Step[] = ["questions", "where", "photos", "when", "budget"];

/** The way on: to the next screen of the flow and, where the last one is on the screen or on a desk, posting. */
export function FlowBar(props: Props) {
  const t = useTranslations("tenders.form.flow");
  const { isGuided, next, goBack } = useWay();
  const missing = useMissingSteps();
  const isLast = !isGuided || next === null;
  return (
    <>
      {isGuided && <Shortcut isComplete={missing.length === 0} />}
      <StickyBar isWide>
        {isGuided && goBack && (
          <Button variant="outlined" size="large" onClick={goBack}>
            {t("back")}
          </Button>
        )}
        {isLast ? (
          props.isBee ? (
            <GoOnAsClient />
          ) : (
            <Last {...props} missing={missing} isGuided={isGuided} />
          )
        ) : (
          <Next {...props} />
        )}
      </StickyBar>
    </>
  );
}

/** Whether what is posted was seen whole: on a phone the bar posts at the review alone. */
function useIsReviewed(): boolean {
  const { isGuided } = useWay();
  const { opened } = useFolds();
  const beganFilled = useBeganFilled();
  return isGuided || beganFilled || opened.includes("review");
}

/** Past what is optional: to the summary once nothing is missing, before that past the questions that are left. */
function Shortcut({ isComplete }: { isComplete: boolean }) {
  const t = useTranslations("tenders.form.flow");
  const { current, go, maySkip, isReviewNext } = useWay();
  if (isReviewNext) return null;
  if (isComplete && PAST_WHAT_IS_NEEDED.includes(current))
    return (
      <Button size="large" onClick={() => void go("review")} sx={{ justifySelf: "center" }}>
        {t("review")}
      </Button>
    );
  if (!maySkip) return null;
  return (
    <Button size="large" onClick={() => void go("what")} sx={{ justifySelf: "center" }}>
      {t("skipQuestions")}
    </Button>
  );
}

function Next({ keptPhotos = 0 }: Props) {
  const t = useTranslations("tenders.form.flow");
  const { current, goOn, isReviewNext } = useWay();
  const filled = useFilledSteps();
  const hasNoPhotos = current === "photos" && !filled.photos && keptPhotos === 0 && !isReviewNext;
  return (
    <Button
      // Without a photo yet, adding one is what the step is about.
      variant={hasNoPhotos ? "outlined" : "contained"}
      size="large"
      onClick={() => void goOn()}
      sx={{ flex: 1 }}
    >
      {t(isReviewNext ? "done" : hasNoPhotos ? "skip" : "next")}
    </Button>
  );
}

/** A visitor of a wide screen posts below the review, with the account. */
function comeToAccount(): void {
  const account = document.getElementById(ACCOUNT_ID);
  account?.scrollIntoView();
  account?.querySelector("input")?.focus({ preventScroll: true });
}

/** Leaves the account of the BEE. The form stays as it is, and asks last for an account as a client. */
function GoOnAsClient() {
  const t = useTranslations("tenders.form.flow");
  return (
    <Button
      variant="contained"
      size="large"
      onClick={() => sessionStore.signOut({ keepsTender: true })}
      sx={{ flex: 1 }}
    >
      {t("asClient")}
    </Button>
  );
}

type LastProps = Props & { missing: readonly Step[]; isGuided: boolean };

/**
 * Posts or, as long as something is missing, says how much and leads to the first of it. Beside the form of a wide screen
 * that stands above; there it leads to the review first.
 */
function Last({ missing, isGuided, ...props }: LastProps) {
  const { submitLabel, isVisitor = false } = props;
  const t = useTranslations("tenders.form");
  const { go } = useWay();
  const awaitsPhotos = useAwaitsPhotos(props);
  const [first] = missing;
  const isReviewed = useIsReviewed();
  const { current } = useFolds();
  const beganFilled = useBeganFilled();
  // Back in an earlier section, the button that leads on is the loud one again.
  const isNext = isGuided || (!first && (current === "review" || beganFilled));
  const variant = isNext ? "contained" : "outlined";
  if (isGuided && first && (isVisitor || submitLabel !== null))
    return (
      <Button variant="contained" size="large" onClick={() => void go(first)} sx={{ px: 4 }}>
        {t("flow.missing", { count: missing.length })}
      </Button>
    );
  if (!isReviewed)
    return (
      <Button variant="outlined" size="large" onClick={() => void go("review")} sx={{ flex: { md: 1 } }}>
        {t("flow.review")}
      </Button>
    );
  if (isVisitor && isGuided) return <Box id={POST_SLOT} sx={{ flex: 1, display: "grid" }} />;
  if (isVisitor)
    return (
      <Button variant={variant} size="large" onClick={comeToAccount} sx={{ flex: 1 }}>
        {t("flow.account")}
      </Button>
    );
  if (submitLabel === null) return null;
  return (
    <SubmitButton
      variant={variant}
      size="large"
      busyLabel={t("sending")}
      disabled={awaitsPhotos}
      sx={{ flex: { md: 1 } }}
    >
      {submitLabel}
    </SubmitButton>
  );
}
