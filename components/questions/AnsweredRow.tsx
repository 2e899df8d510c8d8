"use client";

import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useLocale, useTranslations } from "next-intl";
import type { AnswerValue, QuestionSetView, QuestionView } from "@/lib/questions/schema";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  question: QuestionView;
  value: AnswerValue | undefined;
  words: QuestionSetView["words"];
  onOpen: () => void;
};

/** A question that is answered or was passed, in one line: a press opens it again. */
export function AnsweredRow({ question, value, words, onOpen }: Props) {
  const t = useTranslations("answers");
  const locale = useLocale();
  const text = textOf(question, value, words, (number) => formatNumber(number, locale));
  return (
    <ButtonBase onClick={onOpen} sx={ROW}>
      <Box component="span" sx={{ color: "text.secondary", flex: "0 1 auto", minWidth: 0 }}>
        {question.fact}
      </Box>
      <Box component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: "anywhere" }}>
        {text ?? t("unanswered")}
      </Box>
      <Box component="span" sx={{ ml: "auto", typography: "body2", textDecoration: "underline" }}>
        {t(text === null ? "add" : "change")}
      </Box>
    </ButtonBase>
  );
}

/** An answer in words; null while there is none. */
function textOf(
  { choices, unit }: QuestionView,
  value: AnswerValue | undefined,
  words: QuestionSetView["words"],
  numberText: (number: number) => string,
): string | null {
  if (value === null) return words.dontKnow;
  if (value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return unit ? `${numberText(value)} ${unit}` : numberText(value);
  const labelOf = (chosen: string) => choices.find((choice) => choice.value === chosen)?.label ?? chosen;
  if (Array.isArray(value)) return value.length > 0 ? value.map(labelOf).join(", ") : null;
  return labelOf(value);
}

const ROW = {
  width: 1,
  minHeight: 44,
  py: 1,
  gap: 3,
  display: "flex",
  alignItems: "baseline",
  justifyContent: "flex-start",
  textAlign: "left",
  borderBottom: 1,
  borderColor: "divider",
} as const;
