"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useAskedQuestions } from "@/components/questions/use-asked-questions";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Note } from "@/components/ui/feedback/Note";
import { BudgetText } from "../BudgetText";
import { useDraftFormat } from "./format";
import { StepCard } from "./StepCard";
import { stepId, type Step } from "./steps";
import { useMissingSteps } from "./use-missing-steps";
import { useWay } from "./use-way";
import type { ChosenSubcategory } from "./format";

type Props = {
  chosen: ChosenSubcategory;
  /** Photos that are in the browser of a visitor. */
  keptPhotos?: number;
};

/** Everything once more before it is posted; each row leads to its step. */
export function ReviewSection({ chosen, keptPhotos = 0 }: Props) {
  const t = useTranslations("tenders.form.review");
  const problem = useTranslations("validation");
  const { content, title, where, when, slots, photoCount, problems } = useDraftFormat();
  const { asked, answeredCount } = useAskedQuestions();
  const missing = useMissingSteps();
  return (
    <StepCard step="review" title={t("title")}>
      <Box component="dl" sx={rows}>
        <ReviewRow label={t("service")}>
          {chosen.category.name}, {chosen.subcategory.name}
        </ReviewRow>
        {asked.length > 0 && (
          <ReviewRow step="questions" label={t("questions")} isMissing={missing.includes("questions")}>
            {t("answered", { count: answeredCount, total: asked.length })}
          </ReviewRow>
        )}
        <ReviewRow step="what" label={t("what")} isMissing={missing.includes("what")}>
          {title}
        </ReviewRow>
        <ReviewRow step="where" label={t("where")} isMissing={missing.includes("where")}>
          {where}
        </ReviewRow>
        <ReviewRow step="photos" label={t("photos")}>
          {t("photoCount", { count: photoCount + keptPhotos })}
        </ReviewRow>
        <ReviewRow step="when" label={t("when")} isMissing={missing.includes("when") && !problems.when}>
          {problems.when ? <Problem text={problem(problems.when)} /> : `${when}, ${slots}`}
        </ReviewRow>
        <ReviewRow
          step="budget"
          label={t("budget")}
          isMissing={missing.includes("budget") && !problems.budget}
        >
          {problems.budget ? (
            <Problem text={problem(problems.budget)} />
          ) : (
            <BudgetText tender={content} isOwn />
          )}
        </ReviewRow>
      </Box>
      <Note>{t("nothingToPay")}</Note>
    </StepCard>
  );
}

const rows = {
  m: 0,
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
  step?: Step;
  label: string;
  /** What a tender cannot be without: marked, so that it does not read like a value. */
  isMissing?: boolean;
  children: React.ReactNode;
};

function ReviewRow({ step, label, isMissing = false, children }: RowProps) {
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
      <Box component="dd" sx={value}>
        {isMissing ? t("missing") : children}
      </Box>
      {step && (
        <Box component="dd" sx={{ m: 0, gridColumn: 2, gridRow: "1 / span 2" }}>
          <StepLink step={step} label={label} isMissing={isMissing} />
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
  // Text in the size of the other rows, whatever brings its own.
  "& .MuiTypography-root": { fontSize: "inherit", lineHeight: "inherit" },
} as const;

function StepLink({ step, label, isMissing }: { step: Step; label: string; isMissing: boolean }) {
  const t = useTranslations("tenders.form.review");
  const { isGuided, go } = useWay();
  return (
    <TextLink
      href={`#${stepId(step)}`}
      aria-label={t(isMissing ? "addPart" : "changePart", { part: label })}
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
        if (!isGuided) return;
        event.preventDefault();
        void go(step);
      }}
    >
      {t(isMissing ? "add" : "change")}
    </TextLink>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: "error.main" }}>
      {text}
    </Typography>
  );
}
