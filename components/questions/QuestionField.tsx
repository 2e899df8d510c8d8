"use client";

import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { useField } from "@/components/ui/form/use-field";
import { ANSWER_LIMITS } from "@/lib/questions/constants";
import type { AnswerValue, QuestionSetView, QuestionView } from "@/lib/questions/schema";
import { ChoiceRows } from "./ChoiceRows";
import { DontKnowChip } from "./DontKnowChip";
import { NumberQuestion } from "./NumberQuestion";
import { DONT_KNOW, fieldOf } from "./fields";
import { useQuestionTexts } from "./use-question-texts";

type Props = {
  question: QuestionView;
  words: QuestionSetView["words"];
  /** The question is answered with this press: no other can follow. */
  onChosen?: (() => void) | undefined;
  /** The question is the heading above; its choices have the width of the screen. */
  isTitled?: boolean;
};

/** One question about a job as a field of the form around it: `answers.<key>`. */
export function QuestionField(props: Props) {
  const { question } = props;
  switch (question.kind) {
    case "CHOICE":
    case "BOOLEAN":
      return <OneChoice {...props} />;
    case "MULTI":
      return <SeveralChoices {...props} />;
    case "NUMBER":
      return <NumberQuestion {...props} />;
    case "SHORT_TEXT":
      return <TextQuestion {...props} />;
  }
}

const optionsOf = ({ question, words }: Pick<Props, "question" | "words">) =>
  question.kind === "BOOLEAN"
    ? [
        { value: "true", label: words.yes },
        { value: "false", label: words.no },
      ]
    : question.choices;

const dontKnow = (words: QuestionSetView["words"]) => ({ value: DONT_KNOW, label: words.dontKnow });

function OneChoice({ question, words, onChosen, isTitled = false }: Props) {
  const texts = useQuestionTexts(question, isTitled);
  const { field, error } = useField(fieldOf(question));
  const value = field.value as AnswerValue | undefined;
  const chosen = value === null ? DONT_KNOW : value === undefined || value === "" ? null : String(value);
  const choose = (pressed: string) => {
    const answer = question.kind === "BOOLEAN" ? pressed === "true" : pressed;
    // Pressed once more, a choice is taken back.
    field.onChange(pressed === chosen ? "" : pressed === DONT_KNOW ? null : answer);
    field.onBlur();
    if (pressed !== chosen) onChosen?.();
  };
  const options = [...optionsOf({ question, words }), dontKnow(words)];
  const shared = { options, error, firstRef: field.ref };
  if (isTitled)
    return <ChoiceRows {...shared} label={texts.label} chosen={chosen ? [chosen] : []} onPress={choose} />;
  return <ChoiceChips {...texts} {...shared} value={chosen} onChange={choose} />;
}

function SeveralChoices({ question, words, onChosen, isTitled = false }: Props) {
  const texts = useQuestionTexts(question, isTitled);
  const { field, error } = useField(fieldOf(question));
  const value = field.value as AnswerValue | undefined;
  const chosen = value === null ? [DONT_KNOW] : Array.isArray(value) ? value : [];
  const choose = (pressed: string[]) => {
    const isUnknown = pressed.includes(DONT_KNOW) && !chosen.includes(DONT_KNOW);
    field.onChange(isUnknown ? null : pressed.filter((one) => one !== DONT_KNOW));
    field.onBlur();
    if (isUnknown) onChosen?.();
  };
  const toggle = (value: string) =>
    choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const options = [...question.choices, dontKnow(words)];
  const shared = { options, error, firstRef: field.ref };
  if (isTitled)
    return <ChoiceRows multiple {...shared} label={texts.label} chosen={chosen} onPress={toggle} />;
  return <ChoiceChips multiple {...texts} {...shared} value={chosen} onChange={choose} />;
}

function TextQuestion({ question, words, onChosen, isTitled }: Props) {
  const texts = useQuestionTexts(question, isTitled);
  return (
    <div>
      <FormTextField {...texts} name={fieldOf(question)} maxLength={ANSWER_LIMITS.text} />
      {question.isRequired && (
        <DontKnowChip question={question} words={words} onChosen={(isUnknown) => isUnknown && onChosen?.()} />
      )}
    </div>
  );
}
