"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { FactRow } from "@/components/ui/display/FactRow";
import { Note } from "@/components/ui/feedback/Note";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import Typography from "@mui/material/Typography";
import { BudgetText } from "../BudgetText";
import { useDraftFormat } from "./format";
import { stepId, type Step } from "./steps";
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
  return (
    <SectionCard id={stepId("review")} title={t("title")}>
      <FactRow label={t("service")}>
        {chosen.category.name}, {chosen.subcategory.name}
      </FactRow>
      <ReviewRow step="photos" label={t("photos")}>
        {t("photoCount", { count: photoCount + keptPhotos })}
      </ReviewRow>
      <ReviewRow step="where" label={t("where")}>
        {where}
      </ReviewRow>
      <ReviewRow step="when" label={t("when")}>
        {problems.when ? <Problem text={problem(problems.when)} /> : `${when}, ${slots}`}
      </ReviewRow>
      <ReviewRow step="budget" label={t("budget")}>
        {problems.budget ? (
          <Problem text={problem(problems.budget)} />
        ) : (
          <BudgetText tender={content} isOwn />
        )}
      </ReviewRow>
      <ReviewRow step="what" label={t("what")}>
        {title || t("missing")}
      </ReviewRow>
      <Note tone="honey">{t("nothingToPay")}</Note>
    </SectionCard>
  );
}

function ReviewRow({ step, label, children }: { step: Step; label: string; children: React.ReactNode }) {
  const t = useTranslations("tenders.form.review");
  const { isGuided, go } = useFlow();
  return (
    <FactRow label={label}>
      {children}{" "}
      <TextLink
        href={`#${stepId(step)}`}
        aria-label={t("changePart", { part: label })}
        // A finger needs 44 px; the row grows by what it has not already.
        sx={{ display: "inline-block", fontWeight: 450, ml: 2, py: 3, my: -3 }}
        onClick={(event: React.MouseEvent) => {
          if (!isGuided) return;
          event.preventDefault();
          void go(step);
        }}
      >
        {t("change")}
      </TextLink>
    </FactRow>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: "error.main" }}>
      {text}
    </Typography>
  );
}
