"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import type { Answers, AnswerValue, QuestionSetView, QuestionView } from "@/lib/questions/schema";
import { AnsweredRow } from "./AnsweredRow";
import { QuestionField } from "./QuestionField";

/** Where the person is: at a question, past the last one (null), or on the way to the first open one after another. */
type Place = { at: string | null } | { after: string | null };

const isOpen = (value: AnswerValue | undefined) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function firstOpenAfter(asked: readonly QuestionView[], answers: Answers, after: string | null) {
  const from = asked.findIndex(({ key }) => key === after) + 1;
  return asked.slice(from).find(({ key }) => isOpen(answers[key]))?.key ?? null;
}

/** The question on the screen. A refused one comes to it by itself, once. */
function useCurrent({ asked, answers }: Pick<Props, "asked" | "answers">) {
  const [place, setPlace] = useState<Place>({ after: null });
  const [seen, setSeen] = useState<string | null>(null);
  const { errors } = useFormState({ name: "answers" });
  const wrong = errors.answers as Record<string, unknown> | undefined;
  const refused = asked.find(({ key }) => wrong?.[key])?.key ?? null;
  if (refused !== seen) {
    setSeen(refused);
    if (refused) setPlace({ at: refused });
  } else if ("after" in place) {
    // Decided once, with the answer that led here: several choices and typing do not move it.
    setPlace({ at: firstOpenAfter(asked, answers, place.after) });
  }
  return { current: "at" in place ? place.at : null, setPlace };
}

type Props = { asked: readonly QuestionView[]; answers: Answers; words: QuestionSetView["words"] };

/**
 * The questions one at a time, where there is no room for all: a choice leads to the next one by itself, what is answered
 * shrinks to a row. Each stays in the form, so that nothing is lost and a refused one is found.
 */
export function OneByOne({ asked, answers, words }: Props) {
  const { current, setPlace } = useCurrent({ asked, answers });
  const position = asked.findIndex(({ key }) => key === current);
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {asked.map((question, index) => {
        const { key } = question;
        if (key === current)
          return (
            <Current
              key={key}
              question={question}
              words={words}
              counted={{ at: index + 1, total: asked.length }}
              onDone={() => setPlace({ after: key })}
            />
          );
        const isPassed = current === null || index < position || !isOpen(answers[key]);
        if (!isPassed) return null;
        return (
          <AnsweredRow
            key={key}
            question={question}
            value={answers[key]}
            words={words}
            onOpen={() => setPlace({ at: key })}
          />
        );
      })}
    </Box>
  );
}

type CurrentProps = {
  question: QuestionView;
  words: QuestionSetView["words"];
  counted: { at: number; total: number };
  onDone: () => void;
};

function Current({ question, words, counted, onDone }: CurrentProps) {
  const t = useTranslations("answers");
  const hasOneAnswer = question.kind === "CHOICE" || question.kind === "BOOLEAN";
  const isLast = counted.at === counted.total;
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {t("position", counted)}
      </Typography>
      <QuestionField question={question} words={words} onChosen={onDone} />
      {!hasOneAnswer && !isLast && (
        <Button variant="outlined" onClick={onDone} sx={{ justifySelf: "start" }}>
          {t("next")}
        </Button>
      )}
    </Box>
  );
}
