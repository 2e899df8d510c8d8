"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useAskedQuestions } from "@/components/questions/use-asked-questions";
import { useProposal } from "@/components/questions/use-proposal";
import type { AnswerFact } from "@/lib/questions/schema";
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
  const { facts, proposed } = useProposal();
  switch (step) {
    case "questions":
      if (isFull && facts.length > 0) return <Answers facts={facts} />;
      return t("answered", { count: answeredCount, total: asked.length });
    case "what":
      // What was only proposed says the answers once more.
      return isFull && content.description !== proposed?.description ? (
        <Words title={title} description={content.description} />
      ) : (
        title
      );
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

function Answers({ facts }: { facts: readonly AnswerFact[] }) {
  return facts.map(({ key, label, text }) => (
    <Box key={key} component="span" sx={{ display: "block" }}>
      <Box component="span" sx={{ fontWeight: 450, color: "surface.muted" }}>{`${label}: `}</Box>
      {text}
    </Box>
  ));
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
