"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useFormContext, useFormState } from "react-hook-form";
import { useAskedQuestions } from "@/components/questions/use-asked-questions";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Note } from "@/components/ui/feedback/Note";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useDraftFormat } from "./format";
import { StepCard } from "./StepCard";
import { StepSummary } from "./StepSummary";
import { stepId, STEPS, useFilledSteps, useTouchedSteps, type Step } from "./steps";
import { useMissingSteps } from "./use-missing-steps";
import { useWay } from "./use-way";
import type { ChosenSubcategory } from "./format";

type Props = {
  chosen: ChosenSubcategory;
  /** Photos that are in the browser of a visitor. */
  keptPhotos?: number;
  /** For a BEE, who cannot post: nothing leads to the steps. */
  isReadOnly?: boolean;
};

/** What is above the summary of a phone: how much is missing, what can be changed, or that all should be right. */
function useReviewTitle(missing: readonly Step[], isReadOnly: boolean): string {
  const t = useTranslations("tenders.form.review");
  const { isGuided, isEdit } = useWay();
  if (isReadOnly) return t("switch");
  if (isGuided && missing.length > 0) return t("toFill", { count: missing.length });
  // On a wide screen the steps themselves stand open above.
  if (isEdit) return t(isGuided ? "editTitle" : "editBelow");
  return t("title");
}

/** The parts whose gaps are called out: all of them once posting was tried, before that those that were passed. */
function useIsDue(): (step: Step) => boolean {
  const { control } = useFormContext<TenderFormInput>();
  const { submitCount } = useFormState({ control });
  const lastTouched = useTouchedSteps().at(-1) ?? STEPS[0]!;
  const { isGuided } = useWay();
  return (step) => isGuided || submitCount > 0 || STEPS.indexOf(step) < STEPS.indexOf(lastTouched);
}

/** The steps that have a row, in its order. */
const SUMMED_UP = ["questions", "what", "where", "photos", "when", "budget"] as const;

/** Everything once more before it is posted; each row leads to its step. */
export function ReviewSection({ chosen, keptPhotos = 0, isReadOnly = false }: Props) {
  const t = useTranslations("tenders.form.review");
  const { problems } = useDraftFormat();
  const { asked } = useAskedQuestions();
  const missing = useMissingSteps();
  const filled = useFilledSteps();
  const title = useReviewTitle(missing, isReadOnly);
  const { isEdit } = useWay();
  const isDue = useIsDue();
  const gapOf = (step: Step) => {
    // What contradicts itself is said instead of what it says.
    const isSaid = (step === "when" && problems.when) || (step === "budget" && problems.budget);
    if (isSaid || !missing.includes(step)) return null;
    // What cannot be filled in here is no fault.
    return isDue(step) && !isReadOnly ? "missing" : "open";
  };
  // Days and a price say something without being filled in; the rest says that it is empty.
  const isEmpty = (step: Step) =>
    (step === "questions" && !filled.questions) || (step === "photos" && !filled.photos && keptPhotos === 0);
  return (
    <StepCard step="review" title={title}>
      <Box component="dl" sx={rows}>
        <ReviewRow label={t("service")}>
          {chosen.subcategory.name}
          <Box component="span" sx={{ ...quiet, display: "block" }}>
            {chosen.category.name}
          </Box>
        </ReviewRow>
        {SUMMED_UP.filter((step) => step !== "questions" || asked.length > 0).map((step) => (
          <ReviewRow
            key={step}
            step={isReadOnly ? undefined : step}
            label={t(step)}
            gap={gapOf(step)}
            isEmpty={isEmpty(step)}
          >
            <StepSummary isFull step={step} keptPhotos={keptPhotos} />
          </ReviewRow>
        ))}
      </Box>
      {!isEdit && <Note>{t("nothingToPay")}</Note>}
    </StepCard>
  );
}

const rows = {
  my: 0,
  // Their text stands below the heading; the ground of one that is missing is wider.
  mx: { xs: 0, md: -2 },
  // A card of its own where the step has none.
  borderRadius: "16px",
  border: "1px solid",
  borderColor: { xs: "divider", md: "transparent" },
  bgcolor: "background.paper",
  overflow: "clip",
  "& > div + div": { borderTop: "1px solid", borderColor: "divider" },
} as const;

type RowProps = {
  /** Where it can be changed. */
  step?: Step | undefined;
  label: string;
  /** What a tender cannot be without: marked once it is due, so that it does not read like a value; quiet before. */
  gap?: "missing" | "open" | null;
  isEmpty?: boolean;
  children: React.ReactNode;
};

function ReviewRow({ step, label, gap = null, isEmpty = false, children }: RowProps) {
  const isMissing = gap === "missing";
  const t = useTranslations("tenders.form.review");
  return (
    <Box
      sx={[
        {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto",
          alignItems: "center",
          columnGap: 3,
          px: { xs: 4, md: 2 },
          py: 2.5,
        },
        isMissing && { bgcolor: "tint.warning.bg", color: "tint.warning.fg" },
      ]}
    >
      <Typography
        component="dt"
        variant="caption"
        sx={{ gridColumn: 1, color: isMissing ? "inherit" : "surface.muted" }}
      >
        {label}
      </Typography>
      <Box component="dd" sx={gap === "open" ? { ...value, ...quiet } : value}>
        {gap ? t(gap) : children}
      </Box>
      {step && (
        <Box component="dd" sx={{ m: 0, gridColumn: 2, gridRow: "1 / span 2" }}>
          <StepLink
            step={step}
            label={label}
            isMissing={isMissing}
            act={gap ? "fill" : isEmpty ? "add" : "change"}
          />
        </Box>
      )}
    </Box>
  );
}

const value = {
  gridColumn: 1,
  m: 0,
  fontSize: "0.9375rem",
  lineHeight: "1.375rem",
  fontWeight: 560,
  overflowWrap: "anywhere",
  // Text in the size and weight of the other rows, whatever brings its own.
  "& .MuiTypography-root": { fontSize: "inherit", lineHeight: "inherit", fontWeight: "inherit" },
} as const;

const quiet = { fontWeight: 450, color: "surface.muted" } as const;

type LinkProps = {
  step: Step;
  label: string;
  isMissing: boolean;
  /** To fill in what is missing, to add what is optional, or to change what is there. */
  act: "fill" | "add" | "change";
};

function StepLink({ step, label, isMissing, act }: LinkProps) {
  const t = useTranslations("tenders.form.review");
  const { go } = useWay();
  return (
    <TextLink
      href={`#${stepId(step)}`}
      aria-label={t(`${act}Part`, { part: label })}
      // A finger needs 44 px; the row grows by what it has not already.
      sx={{
        display: "inline-block",
        fontSize: "0.9375rem",
        fontWeight: isMissing ? 620 : 450,
        py: 3,
        my: -3,
        ...(isMissing && { color: "inherit" }),
      }}
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        void go(step);
      }}
    >
      {t(act)}
    </TextLink>
  );
}
