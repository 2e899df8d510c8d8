"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useWatch } from "react-hook-form";
import { useMedia } from "@/components/ui/layout/use-media";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { askedQuestions } from "@/lib/questions/policy";
import { questionsQuery } from "@/lib/questions/queries";
import type { Answers, QuestionSetView, QuestionView } from "@/lib/questions/schema";
import { ProposedTexts } from "./ProposedTexts";
import { QuestionField } from "./QuestionField";

// For phones alone: a wide screen shows all questions.
const OneByOne = lazyComponent(() => import("./OneByOne").then((file) => file.OneByOne), {
  fallback: <SectionSkeleton heights={[64, 56, 56, 56]} />,
});

/** What is typed needs half of a row. */
const SHORT: readonly QuestionView["kind"][] = ["NUMBER", "SHORT_TEXT"];

const twoARow = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: 4,
  rowGap: 6,
} as const;

const wholeRow = { gridColumn: "1 / -1" } as const;

type Props = {
  subcategoryId: string;
  /** Where they are asked one at a time: the one on the screen is answered with one press. */
  onAnswered?: (() => void) | undefined;
};

/**
 * The questions of a service as fields of the form around them, drawn from the API's data; one that depends on another
 * appears with its answer. The form has `answers`.
 */
export function QuestionFields({ subcategoryId, onAnswered }: Props) {
  const query = useQuery(questionsQuery(subcategoryId, useLocale()));
  return (
    <QueryBoundary query={query} loading={<SectionSkeleton heights={[72, 72, 72]} />}>
      {(set) => <AskedFields set={set} onAnswered={onAnswered} />}
    </QueryBoundary>
  );
}

function AskedFields({ set, onAnswered }: Pick<Props, "onAnswered"> & { set: QuestionSetView }) {
  const answers = useWatch({ name: "answers" }) as Answers | undefined;
  const hasRoom = useMedia("md");
  const asked = askedQuestions(set.questions, answers ?? {});
  const isAllOptional = !asked.some(({ isRequired }) => isRequired);
  return (
    <>
      {hasRoom ? (
        <Box sx={twoARow}>
          {asked.map((question) => (
            <Box key={question.key} sx={SHORT.includes(question.kind) ? undefined : wholeRow}>
              <QuestionField question={question} words={set.words} isAllOptional={isAllOptional} />
            </Box>
          ))}
        </Box>
      ) : (
        <OneByOne asked={asked} words={set.words} onAnswered={onAnswered} />
      )}
      <ProposedTexts />
    </>
  );
}
