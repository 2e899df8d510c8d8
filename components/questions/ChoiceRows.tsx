"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import FormHelperText from "@mui/material/FormHelperText";
import { useId } from "react";

type Props = {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onPress: (value: string) => void;
  multiple?: boolean;
  error: string | undefined;
  firstRef: React.Ref<HTMLButtonElement>;
};

/** The answers of one question as rows as wide as the screen, with a mark that says whether one or several can be chosen. */
export function ChoiceRows({ label, options, chosen, onPress, multiple = false, error, firstRef }: Props) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={`${id}-help`}
      sx={{ display: "grid", gap: "10px" }}
    >
      <FormHelperText
        id={`${id}-help`}
        error={Boolean(error)}
        role={error ? "alert" : undefined}
        sx={{ m: 0, "&:empty": { display: "none" } }}
      >
        {error}
      </FormHelperText>
      {options.map(({ value, label: answer }, index) => {
        const isOn = chosen.includes(value);
        return (
          <ButtonBase
            key={value}
            ref={index === 0 ? firstRef : undefined}
            aria-pressed={isOn}
            onClick={() => onPress(value)}
            sx={[row, isOn && chosenRow]}
          >
            <Mark isOn={isOn} isSquare={multiple} />
            {answer}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

function Mark({ isOn, isSquare }: { isOn: boolean; isSquare: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: "none",
        width: 22,
        height: 22,
        display: "grid",
        placeItems: "center",
        borderRadius: isSquare ? "6px" : "50%",
        border: "1px solid",
        borderColor: isOn ? "secondary.main" : "surface.outline",
        bgcolor: isOn ? "secondary.main" : "background.paper",
        color: "secondary.contrastText",
        "& svg": { fontSize: 18 },
      }}
    >
      {isOn && isSquare && <CheckRounded />}
      {isOn && !isSquare && (
        <Box component="span" sx={{ width: 8, height: 8, borderRadius: "50%", bgcolor: "currentColor" }} />
      )}
    </Box>
  );
}

const row = {
  width: 1,
  minHeight: 56,
  px: 4,
  py: 3,
  gap: "14px",
  justifyContent: "flex-start",
  textAlign: "start",
  borderRadius: "14px",
  border: "1px solid",
  borderColor: "divider",
  bgcolor: "background.paper",
  fontFamily: "inherit",
  fontSize: "1rem",
  lineHeight: "1.5rem",
  fontWeight: 600,
  overflowWrap: "anywhere",
  transition: "background-color 150ms, border-color 150ms",
} as const;

const chosenRow = {
  bgcolor: "honey.tint",
  borderColor: "text.primary",
  boxShadow: "inset 0 0 0 1px var(--tb-palette-text-primary)",
} as const;
