"use client";

import Box from "@mui/material/Box";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { useField } from "@/components/ui/form/use-field";
import type { QuestionSetView, QuestionView } from "@/lib/questions/schema";
import { DONT_KNOW, fieldOf } from "./fields";

type Props = {
  question: QuestionView;
  words: QuestionSetView["words"];
  onChosen?: ((isUnknown: boolean) => void) | undefined;
};

/** "I don't know" below a field that is typed in; the label names the question to screen readers. */
export function DontKnowChip({ question, words, onChosen }: Props) {
  const { field } = useField(fieldOf(question));
  return (
    <Box sx={{ mt: 2 }}>
      <ChoiceChips
        multiple
        hideLabel
        label={question.label}
        options={[{ value: DONT_KNOW, label: words.dontKnow }]}
        value={field.value === null ? [DONT_KNOW] : []}
        onChange={(pressed) => {
          field.onChange(pressed.length > 0 ? null : "");
          field.onBlur();
          onChosen?.(pressed.length > 0);
        }}
      />
    </Box>
  );
}
