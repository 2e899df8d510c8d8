"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useField } from "@/components/ui/form/use-field";
import type { QuestionSetView, QuestionView } from "@/lib/questions/schema";
import { fieldOf } from "./fields";

type Props = {
  question: QuestionView;
  words: QuestionSetView["words"];
  onChosen?: (() => void) | undefined;
};

/** The way past a question that must be answered: "I don't know" is an answer, too (null). Pressed once more, it is taken back. */
export function DontKnowLink({ question, words, onChosen }: Props) {
  const t = useTranslations("answers");
  const { field } = useField(fieldOf(question));
  const isUnknown = field.value === null;
  return (
    <Button
      size="small"
      aria-pressed={isUnknown}
      aria-label={t("dontKnow", { question: question.label })}
      startIcon={isUnknown && <CheckRounded aria-hidden />}
      onClick={() => {
        field.onChange(isUnknown ? "" : null);
        field.onBlur();
        if (!isUnknown) onChosen?.();
      }}
      // As high as a finger needs, without pushing the field down.
      sx={{ minHeight: 44, my: "-10px", justifySelf: "start", color: "text.secondary" }}
    >
      {words.dontKnow}
    </Button>
  );
}
