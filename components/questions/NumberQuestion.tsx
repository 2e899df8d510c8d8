"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import RemoveRounded from "@mui/icons-material/RemoveRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { NumberInput } from "@/components/ui/form/NumberInput";
import { useField } from "@/components/ui/form/use-field";
import type { AnswerValue, QuestionView } from "@/lib/questions/schema";
import { formatNumber } from "@/lib/shared/numbers";
import { fieldOf } from "./fields";
import { useQuestionTexts } from "./use-question-texts";

type Props = {
  question: QuestionView;
  /** The question is the heading above. */
  isTitled?: boolean | undefined;
  /** None of the questions around must be answered. */
  isAllOptional?: boolean | undefined;
  /** On the right of the label. */
  beside?: React.ReactNode;
};

/** Above this range one step more or less is of no help. */
const MOST_STEPS = 100;
/** Of what begins with none or one and has such an end most answers are among the first five, which are one press each. */
const SMALL_RANGE = 50;
/** Typed text that is no number. Not NaN, which a draft would keep as null: "I don't know". */
const UNREADABLE = "?";

const toNumber = (value: AnswerValue | undefined) =>
  typeof value === "number" ? value : value === UNREADABLE ? Number.NaN : null;

/** Beside "How many visits a day?" it says nothing, and looks like a button that clears. */
const TIMES = "×";

/** The unit behind the number, unless the question has the word already: "How many rooms?" */
function unitBeside({ label, unit }: Pick<QuestionView, "label" | "unit">): string | null {
  const words = label.toLowerCase().split(/[^\p{L}]+/u);
  return unit && unit !== TIMES && !words.includes(unit.toLowerCase()) ? unit : null;
}

/** How often what was typed made way for what was pressed: a step, or that one does not know. */
function usePresses(isUnknown: boolean) {
  const [presses, setPresses] = useState(0);
  const [wasUnknown, setWasUnknown] = useState(isUnknown);
  const press = () => setPresses((count) => count + 1);
  if (isUnknown !== wasUnknown) {
    setWasUnknown(isUnknown);
    if (isUnknown) press();
  }
  return { presses, press };
}

/** A number that is typed or, where the range is small, stepped. */
export function NumberQuestion({ question, isTitled, isAllOptional, beside }: Props) {
  const locale = useLocale();
  const t = useTranslations("answers");
  const texts = useQuestionTexts(question, { isTitled, isAllOptional });
  const { id, field, error, describedBy } = useField(fieldOf(question));
  const { presses, press } = usePresses(field.value === null);
  const number = toNumber(field.value as AnswerValue | undefined);
  const isStepped = (question.max ?? Number.MAX_SAFE_INTEGER) - (question.min ?? 0) <= MOST_STEPS;
  // On a screen of its own the box is wide enough for both.
  const inBox = isTitled && question.unit !== TIMES ? question.unit : null;
  const unit = isTitled ? null : unitBeside(question);
  const [min, max] = [question.min ?? 0, question.max ?? Number.MAX_SAFE_INTEGER];
  const input = (
    <NumberInput
      key={presses}
      id={id}
      name={field.name}
      value={number}
      onChange={(typed) => field.onChange(typed === null ? "" : Number.isNaN(typed) ? UNREADABLE : typed)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      format={(shown) => formatNumber(shown, locale)}
      describedBy={describedBy}
      // Beside buttons it stands behind them: in the small box it would look like what was typed.
      after={inBox ?? (isStepped ? undefined : (unit ?? undefined))}
      placeholder={isTitled ? t("number") : undefined}
    />
  );
  const choose = (stepped: number) => {
    field.onChange(stepped);
    field.onBlur();
    press();
  };
  return (
    <FieldFrame id={id} error={error} beside={beside} {...texts}>
      {isTitled && min <= 1 && max <= SMALL_RANGE && (
        <ChoiceChips
          hideLabel
          label={question.label}
          options={[0, 1, 2, 3, 4].map((more) => ({
            value: String(min + more),
            label: formatNumber(min + more, locale),
          }))}
          value={number === null ? null : String(number)}
          onChange={(pressed) => choose(Number(pressed))}
        />
      )}
      {isStepped ? (
        <Stepper
          {...{ number, min, max }}
          unit={unit}
          onStep={choose}
          label={question.label}
          isWide={isTitled}
        >
          {input}
        </Stepper>
      ) : (
        <Box sx={{ maxWidth: 220 }}>{input}</Box>
      )}
    </FieldFrame>
  );
}

type StepperProps = {
  number: number | null;
  min: number;
  max: number;
  unit: string | null;
  label: string;
  /** As wide as the screen. */
  isWide?: boolean | undefined;
  onStep: (stepped: number) => void;
  children: React.ReactNode;
};

function Stepper({ number, min, max, unit, label, isWide = false, onStep, children }: StepperProps) {
  const t = useTranslations("answers");
  const known = number === null || Number.isNaN(number) ? null : number;
  // The first step leads to the smallest number.
  const step = (by: number) => onStep(known === null ? min : Math.min(max, Math.max(min, known + by)));
  // As high as the field between them.
  const button = { flex: "none", width: 48, height: 48, border: 1, borderColor: "surface.outlineSoft" };
  return (
    <Box sx={{ display: "flex", gap: 2, alignItems: "center", ...(isWide && { mt: 3 }) }}>
      <IconButton
        aria-label={t("less", { question: label })}
        disabled={known === null || known <= min}
        onClick={() => step(-1)}
        sx={button}
      >
        <RemoveRounded />
      </IconButton>
      <Box
        sx={{
          flex: isWide ? "1 1 0" : "0 1 112px",
          minWidth: 0,
          display: "grid",
          "& input": { textAlign: "center" },
        }}
      >
        {children}
      </Box>
      <IconButton
        aria-label={t("more", { question: label })}
        disabled={known !== null && known >= max}
        onClick={() => step(1)}
        sx={button}
      >
        <AddRounded />
      </IconButton>
      {unit && (
        <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
          {unit}
        </Typography>
      )}
    </Box>
  );
}
