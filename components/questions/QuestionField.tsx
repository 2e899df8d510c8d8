"use client";

import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { useField } from "@/components/ui/form/use-field";
import { ANSWER_LIMITS } from "@/lib/questions/constants";
import type { AnswerValue, QuestionSetView, QuestionView } from "@/lib/questions/schema";
import { ChoiceRows } from "./ChoiceRows";
import { DontKnowLink } from "./DontKnowLink";
import { NumberQuestion } from "./NumberQuestion";
import { fieldOf } from "./fields";
import { useQuestionTexts } from "./use-question-texts";

type Props = {
  question: QuestionView;
  words: QuestionSetView["words"];
  /** The question is answered with this press: no other can follow. */
  onChosen?: (() => void) | undefined;
  /** The question is the heading above; its choices have the width of the screen. */
  isTitled?: boolean;
  /** None of the questions around must be answered: none says that it is optional. */
  isAllOptional?: boolean;
};

/** One question about a job as a field of the form around it: `answers.<key>`. What is optional is simply left out. */
export function QuestionField(props: Props) {
  const { question, words, onChosen, isTitled = false } = props;
  const dontKnow = question.isRequired && <DontKnowLink {...{ question, words, onChosen }} />;
  if (!isTitled) return <Answer {...props} beside={dontKnow} />;
  return (
    <>
      <Answer {...props} />
      {dontKnow}
    </>
  );
}

type AnswerProps = Props & { beside?: React.ReactNode };

function Answer(props: AnswerProps) {
  switch (props.question.kind) {
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

function OneChoice({ question, words, onChosen, isTitled = false, isAllOptional, beside }: AnswerProps) {
  const texts = useQuestionTexts(question, { isTitled, isAllOptional });
  const { field, error } = useField(fieldOf(question));
  const value = field.value as AnswerValue | undefined;
  const chosen = value === null || value === undefined || value === "" ? null : String(value);
  const choose = (pressed: string) => {
    const answer = question.kind === "BOOLEAN" ? pressed === "true" : pressed;
    // Pressed once more, a choice is taken back.
    field.onChange(pressed === chosen ? "" : answer);
    field.onBlur();
    if (pressed !== chosen) onChosen?.();
  };
  const shared = { options: optionsOf({ question, words }), error, firstRef: field.ref };
  if (isTitled)
    return <ChoiceRows {...shared} label={texts.label} chosen={chosen ? [chosen] : []} onPress={choose} />;
  return <ChoiceChips {...texts} {...shared} beside={beside} value={chosen} onChange={choose} />;
}

function SeveralChoices({ question, isTitled = false, isAllOptional, beside }: AnswerProps) {
  const texts = useQuestionTexts(question, { isTitled, isAllOptional });
  const { field, error } = useField(fieldOf(question));
  const chosen = Array.isArray(field.value) ? (field.value as string[]) : [];
  const choose = (pressed: string[]) => {
    field.onChange(pressed);
    field.onBlur();
  };
  const toggle = (value: string) =>
    choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const shared = { options: question.choices, error, firstRef: field.ref };
  // Chosen once and offered no more: what is pressed beside it does not take it back.
  const hidden = chosen.filter((one) => !question.choices.some(({ value }) => value === one));
  const chooseShown = (pressed: string[]) => choose([...pressed, ...hidden]);
  if (isTitled)
    return <ChoiceRows multiple {...shared} label={texts.label} chosen={chosen} onPress={toggle} />;
  return (
    <ChoiceChips multiple {...texts} {...shared} beside={beside} value={chosen} onChange={chooseShown} />
  );
}

function TextQuestion({ question, isTitled, isAllOptional, beside }: AnswerProps) {
  const texts = useQuestionTexts(question, { isTitled, isAllOptional });
  return <FormTextField {...texts} beside={beside} name={fieldOf(question)} maxLength={ANSWER_LIMITS.text} />;
}
