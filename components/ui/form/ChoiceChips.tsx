"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useId } from "react";
import { visuallyHidden } from "../styles/visually-hidden";
import { LabelHint, LabelRow } from "./LabelRow";

export type ChoiceOption<V extends string = string> = {
  value: V;
  label: string;
  icon?: React.ReactNode;
  /** This one alone cannot be pressed. */
  disabled?: boolean;
  /** A single key that presses it, where the screen listens for such keys. */
  shortcut?: string;
};

type Shared<V extends string> = {
  options: readonly ChoiceOption<V>[];
  label: string;
  /** The label is for screen readers only, where the heading above has the same text. */
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** On the right of the label, for example a way past the choice. */
  beside?: React.ReactNode;
  disabled?: boolean | undefined;
  /** Two to four short options fill one row; they stand one below the other where that row would be too narrow. */
  fill?: boolean | undefined;
  firstRef?: React.Ref<HTMLButtonElement>;
};
type One<V extends string> = { multiple?: false; value: V | null; onChange: (value: V) => void };
type Many<V extends string> = { multiple: true; value: readonly V[]; onChange: (value: V[]) => void };

/** A few options as toggle buttons, single or multiple choice. A click on the selected single one fires `onChange`. */
export function ChoiceChips<V extends string>(props: Shared<V> & (One<V> | Many<V>)) {
  const { options, label, hideLabel = false, hint, help, error, beside, disabled, fill, firstRef } = props;
  const id = useId();
  const isOn = (value: V) => (props.multiple ? props.value.includes(value) : props.value === value);
  const press = (value: V) => {
    if (!props.multiple) return props.onChange(value);
    const chosen = options
      .map((option) => option.value)
      .filter((one) => (one === value ? !isOn(one) : isOn(one)));
    return props.onChange(chosen);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <LabelRow beside={beside}>
        <FormLabel component="div" id={`${id}-label`} sx={hideLabel ? visuallyHidden : { mb: "6px" }}>
          {label}
          <LabelHint hint={hint} />
        </FormLabel>
      </LabelRow>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {options.map((option, index) => (
          <Chip
            key={option.value}
            option={option}
            isOn={isOn(option.value)}
            rowOf={fill ? options.length : undefined}
            disabled={disabled || option.disabled}
            onPress={() => press(option.value)}
            buttonRef={index === 0 ? firstRef : undefined}
          />
        ))}
      </Box>
      <FormHelperText
        id={`${id}-help`}
        error={Boolean(error)}
        role={error ? "alert" : undefined}
        sx={{ "&:empty": { display: "none" } }}
      >
        {error ?? help}
      </FormHelperText>
    </Box>
  );
}

type ChipProps = {
  option: ChoiceOption;
  isOn: boolean;
  /** How many fill the row that this one is part of. */
  rowOf?: number | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
  buttonRef?: React.Ref<HTMLButtonElement> | undefined;
};

function Chip({ option, isOn, rowOf, disabled = false, onPress, buttonRef }: ChipProps) {
  return (
    <ButtonBase
      ref={buttonRef}
      aria-pressed={isOn}
      aria-keyshortcuts={option.shortcut}
      disabled={disabled}
      onClick={onPress}
      sx={{
        minHeight: 44,
        gap: 2,
        px: 4,
        maxWidth: 1,
        borderRadius: "12px",
        border: "1px solid",
        fontFamily: "inherit",
        fontSize: "0.9375rem",
        lineHeight: "1.25rem",
        textAlign: "start",
        transition: "background-color 150ms, border-color 150ms",
        ...(isOn
          ? {
              bgcolor: "secondary.main",
              borderColor: "secondary.main",
              color: "secondary.contrastText",
              fontWeight: 620,
            }
          : { bgcolor: "background.paper", borderColor: "surface.outline", fontWeight: 550 }),
        "&.Mui-disabled": { opacity: 0.5 },
        "& svg": { fontSize: 20 },
        ...(rowOf && partOfRow(rowOf, option.label)),
      }}
    >
      {/* In a full row the words need the room of the mark. */}
      {isOn && !rowOf ? <CheckRounded aria-hidden /> : option.icon}
      {option.label}
    </ButtonBase>
  );
}

/** The least width of one of several in a row, in rem: room for "Auftraggeber" on the narrowest phones. */
const LEAST_WIDTH = 6.5;

/** More characters than this take half as much again of the row. */
const SHORT = 12;

/** All in one row, or each in a row of its own: the basis is either below zero or far beyond the whole width. */
const partOfRow = (rowOf: number, label: string) => ({
  flex: `${label.length > SHORT ? 3 : 2} 1 calc((${rowOf * LEAST_WIDTH}rem - 100%) * 999)`,
  minWidth: 0,
  px: 1,
  fontSize: "0.875rem",
  // Two lines of a long choice keep a little room above and below.
  lineHeight: "1.125rem",
  textAlign: "center",
  hyphens: "auto",
  overflowWrap: "anywhere",
});
