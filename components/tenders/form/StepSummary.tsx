"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useAskedQuestions } from "@/components/questions/use-asked-questions";
import { useProposal } from "@/components/questions/use-proposal";
import { BudgetText } from "../BudgetText";
import { useDraftFormat } from "./format";
import type { Step } from "./steps";

type Props = {
  step: Step;
  /** Photos that are in the browser of a visitor. */
  keptPhotos?: number;
  /** With all that was answered and written. */
  isFull?: boolean;
};

/** What one step of the form says so far: in the summary, and in its place once it is folded. */
export function StepSummary({ step, keptPhotos = 0, isFull = false }: Props) {
  const t = useTranslations("tenders.form.review");
  const { content, title, where, when, slots, photoCount, problems } = useDraftFormat();
  const { asked, answeredCount } = useAskedQuestions();
  const { facts } = useProposal();
  switch (step) {
    case "questions":
      if (isFull && facts.length > 0) return facts.map(({ label, text }) => `${label}: ${text}`).join(" · ");
      return t("answered", { count: answeredCount, total: asked.length });
    case "what":
      return isFull ? <Words title={title} description={content.description} /> : title;
    case "where":
      return where;
    case "photos":
      return t("photoCount", { count: photoCount + keptPhotos });
    case "when":
      return problems.when ? <Problem code={problems.when} /> : `${when} · ${slots}`;
    case "budget":
      return problems.budget ? <Problem code={problems.budget} /> : <BudgetText tender={content} isOwn />;
    case "review":
      return null;
  }
}

function Words({ title, description }: { title: string; description: string | undefined }) {
  return (
    <>
      {title}
      {description && (
        <Typography component="span" sx={{ display: "block", mt: 1, whiteSpace: "pre-line" }}>
          {description}
        </Typography>
      )}
    </>
  );
}

function Problem({ code }: { code: "endBeforeStart" | "maxBelowMin" }) {
  const t = useTranslations("validation");
  return (
    <Typography component="span" variant="body2" sx={{ color: "error.main" }}>
      {t(code)}
    </Typography>
  );
}
