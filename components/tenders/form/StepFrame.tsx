"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import RemoveRounded from "@mui/icons-material/RemoveRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { cardStyles } from "@/components/ui/styles/styles";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useFolds } from "./FoldProvider";
import { belongsTo, useFilledSteps, useTouchedSteps, type Step } from "./steps";
import { StepSummary } from "./StepSummary";
import { useFlow } from "./use-flow";

type Props = {
  step: Step;
  /** Photos that are in the browser of a visitor. */
  keptPhotos?: number;
  children: React.ReactNode;
};

/**
 * The place of one step: alone on the screen of a phone. On a wide one below the one before, a closed heading until it is
 * reached, and folded once it is finished; the review has a row for each of those.
 */
export function StepFrame({ step, keptPhotos = 0, children }: Props) {
  const { isGuided, current } = useFlow();
  const { enter, current: entered } = useFolds();
  const state = useSectionState(step, keptPhotos > 0);
  const shown = isGuided ? "open" : state;
  const isSummedUp = shown === "folded" && entered === "review";
  const isHidden = isSummedUp || (isGuided && step !== current);
  const id = useId();
  return (
    // Hidden steps keep their fields: what is typed stays, and uploads go on.
    <Box
      data-step={step}
      hidden={isHidden}
      tabIndex={-1}
      onFocus={() => shown === "open" && enter(step)}
      sx={frame}
    >
      {shown === "closed" && <ClosedStep step={step} controls={id} />}
      {shown === "folded" && <FoldedStep step={step} keptPhotos={keptPhotos} controls={id} />}
      <Box id={id} hidden={shown !== "open"} sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

// The sticky bar of the steps stands over what is scrolled to, and over the whole of the section before.
const belowTheBar = { scrollMarginTop: { md: "46px" } } as const;

const frame = { ...belowTheBar, outline: "none", minWidth: 0, "& section": belowTheBar } as const;

/**
 * A section that was not reached is closed, unless it holds something of the person's already. One that has a problem is
 * open, and stays so when the problem is solved.
 */
function useSectionState(step: Step, hasPhotos: boolean): "closed" | "open" | "folded" {
  const { opened, folded, unfold } = useFolds();
  const { control } = useFormContext<TenderFormInput>();
  const { errors } = useFormState({ control });
  const isTouched = useTouchedSteps().includes(step) || hasPhotos;
  const isReached = opened.includes(step);
  const isFolded = folded.includes(step);
  const isWrong = Object.keys(errors).some((path) => belongsTo(step, path));
  const keepOpen = useEffectEvent(() => unfold(step));
  useEffect(() => {
    if ((isFolded || !isReached) && isWrong) keepOpen();
  }, [isFolded, isReached, isWrong]);
  if (isWrong) return "open";
  if (isFolded) return "folded";
  return isReached || isTouched ? "open" : "closed";
}

type ClosedProps = {
  step: Step;
  /** The id of what is closed. */
  controls: string;
};

/** A section that comes later: its heading, which opens it, and in one line what it asks. */
function ClosedStep({ step, controls }: ClosedProps) {
  const t = useTranslations("tenders.form");
  const { go } = useFlow();
  return (
    <Box sx={closedRow}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="subtitle2">
          <ButtonBase
            aria-expanded={false}
            aria-controls={controls}
            onClick={() => void go(step)}
            sx={wholeRow}
          >
            {step === "questions" ? t("steps.questions") : t(`${step}.title`)}
          </ButtonBase>
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t(`asks.${step}`)}
        </Typography>
      </Box>
      <ExpandMoreRounded aria-hidden sx={{ color: "surface.muted" }} />
    </Box>
  );
}

const closedRow = {
  ...cardStyles,
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 4,
  px: 6,
  py: 4,
} as const;

/** The heading's button takes a press anywhere in the row. */
const wholeRow = {
  font: "inherit",
  letterSpacing: "inherit",
  textAlign: "start",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "inherit" },
} as const;

type FoldedProps = ClosedProps & { keptPhotos: number };

function FoldedStep({ step, keptPhotos, controls }: FoldedProps) {
  const t = useTranslations("tenders.form");
  const { go } = useFlow();
  const part = t(`steps.${step}`);
  // What is optional may be finished with nothing in it.
  const isFilled = useFilledSteps()[step] || keptPhotos > 0;
  const Mark = isFilled ? CheckRounded : RemoveRounded;
  return (
    <Box sx={row}>
      <Mark aria-hidden sx={[{ fontSize: 20 }, !isFilled && { color: "surface.muted" }]} />
      <Typography component="h2" variant="subtitle2">
        {part}
      </Typography>
      <Box sx={oneLine}>
        <StepSummary step={step} keptPhotos={keptPhotos} />
      </Box>
      <Button
        size="small"
        aria-expanded={false}
        aria-controls={controls}
        aria-label={t(isFilled ? "review.changePart" : "review.addPart", { part })}
        onClick={() => void go(step)}
      >
        {t(isFilled ? "review.change" : "review.add")}
      </Button>
    </Box>
  );
}

const row = {
  ...cardStyles,
  display: "grid",
  gridTemplateColumns: "auto minmax(96px, auto) minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 3,
  px: 6,
  py: 4,
} as const;

const oneLine = {
  color: "text.secondary",
  fontSize: "0.9375rem",
  lineHeight: "1.375rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // A budget brings a size of its own, and a second line.
  "& .MuiTypography-root": { display: "inline", fontSize: "inherit", lineHeight: "inherit", mr: 2 },
} as const;
