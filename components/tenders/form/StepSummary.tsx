"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useAskedQuestions } from "@/components/questions/use-asked-questions";
import { BudgetText } from "../BudgetText";
import { useDraftFormat } from "./format";
import type { Step } from "./steps";

type Props = {
  step: Step;
  /** Photos that are in the browser of a visitor. */
  keptPhotos?: number;
};

/** What one step of the form says so far: in the summary, and in its place once it is folded. */
export function StepSummary({ step, keptPhotos = 0 }: Props) {
  const t = useTranslations("tenders.form.review");
  const { content, title, where, when, slots, photoCount, problems } = useDraftFormat();
  const { asked, answeredCount } = useAskedQuestions();
  switch (step) {
    case "questions":
      return t("answered", { count: answeredCount, total: asked.length });
    case "what":
      return title;
    case "where":
      return where;
    case "photos":
      return t("photoCount", { count: photoCount + keptPhotos });
    case "when":
      return problems.when ? <Problem code={problems.when} /> : `${when}, ${slots}`;
    case "budget":
      return problems.budget ? <Problem code={problems.budget} /> : <BudgetText tender={content} isOwn />;
    case "review":
      return null;
  }
}

function Problem({ code }: { code: "endBeforeStart" | "maxBelowMin" }) {
  const t = useTranslations("validation");
  return (
    <Typography component="span" variant="body2" sx={{ color: "error.main" }}>
      {t(code)}
    </Typography>
  );
}
