"use client";

import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { Note } from "@/components/ui/feedback/Note";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import Typography from "@mui/material/Typography";
import { BudgetText } from "../BudgetText";
import { useDraftFormat } from "./format";
import { stepId } from "./steps";
import type { ChosenSubcategory } from "./format";

/** Everything once more before it is posted. */
export function ReviewSection({ chosen }: { chosen: ChosenSubcategory }) {
  const t = useTranslations("tenders.form.review");
  const problem = useTranslations("validation");
  const { content, title, where, when, slots, photoCount, problems } = useDraftFormat();
  return (
    <SectionCard id={stepId("review")} title={t("title")}>
      <FactRow label={t("service")}>
        {chosen.category.name}, {chosen.subcategory.name}
      </FactRow>
      <FactRow label={t("what")}>{title || t("missing")}</FactRow>
      <FactRow label={t("where")}>{where}</FactRow>
      <FactRow label={t("when")}>
        {problems.when ? <Problem text={problem(problems.when)} /> : `${when}, ${slots}`}
      </FactRow>
      <FactRow label={t("budget")}>
        {problems.budget ? (
          <Problem text={problem(problems.budget)} />
        ) : (
          <BudgetText tender={content} isOwn />
        )}
      </FactRow>
      <FactRow label={t("photos")}>{t("photoCount", { count: photoCount })}</FactRow>
      <Note tone="honey">{t("nothingToPay")}</Note>
    </SectionCard>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: "error.main" }}>
      {text}
    </Typography>
  );
}
