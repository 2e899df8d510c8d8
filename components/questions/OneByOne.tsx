"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { LabelHint } from "@/components/ui/form/LabelRow";
import type { QuestionSetView, QuestionView } from "@/lib/questions/schema";
import { QUESTION_PARAM } from "./fields";
import { QuestionField } from "./QuestionField";

type Props = {
  asked: readonly QuestionView[];
  words: QuestionSetView["words"];
  /** The question on the screen is answered with one press: on to the next one. */
  onAnswered: (() => void) | undefined;
};

/**
 * The questions one at a time, where there is no room for all: the one that the address names is the title of the screen.
 * The others stay in the form, and the bar at the bottom leads to and from them.
 */
export function OneByOne({ asked, words, onAnswered }: Props) {
  const t = useTranslations("answers");
  const named = useSearchParams().get(QUESTION_PARAM);
  const question = asked.find(({ key }) => key === named) ?? asked[0];
  if (!question) return null;
  const { key, label, hint, isRequired } = question;
  return (
    <Box key={key} sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <div>
        <Box sx={{ typography: "h2" }}>
          <Box component="h2" sx={{ font: "inherit", letterSpacing: "inherit", m: 0, display: "inline" }}>
            {label}
          </Box>
          <LabelHint hint={isRequired ? undefined : t("optional")} />
        </Box>
        {hint && <Typography sx={{ mt: 2, color: "text.secondary" }}>{hint}</Typography>}
      </div>
      <QuestionField isTitled question={question} words={words} onChosen={onAnswered} />
    </Box>
  );
}
