"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useWatch } from "react-hook-form";
import { askedAnswers } from "@/lib/questions/policy";
import { questionsQuery } from "@/lib/questions/queries";
import type { AnswerFact, Answers } from "@/lib/questions/schema";
import { proposalQuery } from "@/lib/tenders/proposal/queries";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useSettled } from "@/components/ui/form/use-settled";

const NO_ANSWER = "{}";
const NO_FACTS: readonly AnswerFact[] = [];

/**
 * What the answers so far make of the tender in the form around, once they have not changed for a moment: title and
 * description as proposed, and the facts that the tender will show.
 */
export function useProposal() {
  const locale = useLocale();
  const [subcategoryId, answers] = useWatch<TenderFormInput, ["subcategoryId", "answers"]>({
    name: ["subcategoryId", "answers"],
  });
  // Fetched where they are drawn.
  const { data: set } = useQuery({ ...questionsQuery(subcategoryId, locale), enabled: false });
  const asked = askedAnswers(set?.questions ?? [], answers ?? {});
  const settled = useSettled(JSON.stringify(asked));
  const hasAnswers = settled !== NO_ANSWER;
  const { data } = useQuery({
    ...proposalQuery(subcategoryId, locale, JSON.parse(settled) as Answers),
    enabled: hasAnswers,
    placeholderData: keepPreviousData,
  });
  return { proposed: data, facts: (hasAnswers && data?.facts) || NO_FACTS };
}
