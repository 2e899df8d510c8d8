import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { visuallyHidden } from "../styles/visually-hidden";

type Props<V extends string> = {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  /** Fires for another value only. */
  onChange: (value: V) => void;
  /** The label is for screen readers only: the words say it themselves, and more than three of them have one row. */
  hideLabel?: boolean;
};

/** A setting of two or three short words, one of which holds: a switch with more than two ends. */
export function Segments<V extends string>({ label, options, value, onChange, hideLabel = false }: Props<V>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={groupStyles(hideLabel)}>
      <Typography
        id={id}
        component="span"
        variant="body2"
        sx={hideLabel ? visuallyHidden : { color: "text.secondary" }}
      >
        {label}
      </Typography>
      <Box sx={trackStyles}>
        {options.map((option) => {
          const isOn = option.value === value;
          return (
            <ButtonBase
              key={option.value}
              aria-pressed={isOn}
              onClick={() => {
                if (!isOn) onChange(option.value);
              }}
              sx={[segmentStyles, isOn && onStyles]}
            >
              {option.label}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}

const groupStyles = (isAlone: boolean) => ({
  position: "relative",
  display: "grid",
  alignItems: "center",
  gap: { xs: 1, md: 4 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: isAlone ? "minmax(0, 1fr)" : "128px minmax(0, 1fr)" },
});

const trackStyles = {
  display: "grid",
  // One below the other where letters are so large that a word has no room beside the others.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))",
  p: "3px",
  borderRadius: "12px",
  border: 1,
  borderColor: "divider",
  bgcolor: "surface.sunken",
} as const;

const segmentStyles = {
  minHeight: 44,
  px: 1,
  borderRadius: "9px",
  border: "1px solid transparent",
  fontFamily: "inherit",
  fontSize: "0.875rem",
  lineHeight: "1.125rem",
  fontWeight: 560,
  color: "text.secondary",
  overflowWrap: "anywhere",
  transition: "background-color 150ms, border-color 150ms",
} as const;

const onStyles = {
  bgcolor: "background.paper",
  borderColor: "surface.outline",
  fontWeight: 650,
  color: "text.primary",
} as const;
