"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { cardStyles } from "@/components/ui/styles/styles";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useFolds } from "./FoldProvider";
import { belongsTo, type Step } from "./steps";
import { StepSummary } from "./StepSummary";
import { useFlow } from "./use-flow";

type Props = {
  step: Step;
  /** Photos that are in the browser of a visitor. */
  keptPhotos?: number;
  children: React.ReactNode;
};

/** The place of one step: alone on the screen of a phone, below the one before on a wide one, folded once it is finished. */
export function StepFrame({ step, keptPhotos = 0, children }: Props) {
  const { isGuided, current } = useFlow();
  const isFolded = useIsFolded(step) && !isGuided;
  const isHidden = isGuided && step !== current;
  const id = useId();
  return (
    // Hidden steps keep their fields: what is typed stays, and uploads go on.
    <Box data-step={step} hidden={isHidden} tabIndex={-1} sx={frame}>
      {isFolded && <FoldedStep step={step} keptPhotos={keptPhotos} controls={id} />}
      <Box id={id} hidden={isFolded} sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

// The sticky bar of the steps stands over what is scrolled to.
const belowTheBar = { scrollMarginTop: { md: "52px" } } as const;

const frame = { ...belowTheBar, outline: "none", minWidth: 0, "& section": belowTheBar } as const;

/** Whether the step is folded; one that has a problem is not, and stays open when the problem is solved. */
function useIsFolded(step: Step): boolean {
  const { folded, unfold } = useFolds();
  const { control } = useFormContext<TenderFormInput>();
  const { errors } = useFormState({ control });
  const isFolded = folded.includes(step);
  const isWrong = Object.keys(errors).some((path) => belongsTo(step, path));
  const keepOpen = useEffectEvent(() => unfold(step));
  useEffect(() => {
    if (isFolded && isWrong) keepOpen();
  }, [isFolded, isWrong]);
  return isFolded && !isWrong;
}

type FoldedProps = Required<Omit<Props, "children">> & {
  /** The id of what is folded. */
  controls: string;
};

function FoldedStep({ step, keptPhotos, controls }: FoldedProps) {
  const t = useTranslations("tenders.form");
  const { go } = useFlow();
  const part = t(`steps.${step}`);
  return (
    <Box sx={row}>
      <CheckRounded aria-hidden sx={{ fontSize: 20 }} />
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
        aria-label={t("review.changePart", { part })}
        onClick={() => void go(step)}
      >
        {t("review.change")}
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
  py: 3,
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
