"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { FactRow } from "@/components/ui/display/FactRow";
import { Note } from "@/components/ui/feedback/Note";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { BudgetText } from "../BudgetText";
import { useDraftFormat } from "./format";
import { stepId, useMissingSteps, type Step } from "./steps";
import { useFlow } from "./use-flow";
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
  const missing = useMissingSteps();
  return (
    <SectionCard id={stepId("review")} title={t("title")}>
      <FactRow label={t("service")}>
        {chosen.category.name}, {chosen.subcategory.name}
      </FactRow>
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
      <ReviewRow step="budget" label={t("budget")} isMissing={missing.includes("budget") && !problems.budget}>
        {problems.budget ? (
          <Problem text={problem(problems.budget)} />
        ) : (
          <BudgetText tender={content} isOwn />
        )}
      </ReviewRow>
      <Note tone="honey">{t("nothingToPay")}</Note>
    </SectionCard>
  );
}

type RowProps = {
  step: Step;
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
        // Text in the size of the other rows, whatever brings its own.
        { "& .MuiTypography-root": { fontSize: "inherit", lineHeight: "inherit" } },
        isMissing && {
          bgcolor: "tint.warning.bg",
          color: "tint.warning.fg",
          borderRadius: "10px",
          mx: -2,
          px: 2,
        },
        isMissing && { "& span": { color: "inherit" } },
      ]}
    >
      <FactRow label={label}>
        {isMissing ? t("missing") : children} <StepLink step={step} label={label} isMissing={isMissing} />
      </FactRow>
    </Box>
  );
}

function StepLink({ step, label, isMissing }: { step: Step; label: string; isMissing: boolean }) {
  const t = useTranslations("tenders.form.review");
  const { isGuided, go } = useFlow();
  return (
    <TextLink
      href={`#${stepId(step)}`}
      aria-label={t(isMissing ? "addPart" : "changePart", { part: label })}
      // A finger needs 44 px; the row grows by what it has not already.
      sx={{
        display: "inline-block",
        fontWeight: isMissing ? 620 : 450,
        ml: 2,
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
