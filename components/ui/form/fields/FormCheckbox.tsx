"use client";

import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { usePrehydrationValue } from "../use-prehydration-value";
import { useField } from "../use-field";

type Props = { name: string; label: React.ReactNode; disabled?: boolean };

/** Checkbox in a form; the whole row is clickable, links in the label stay links. */
export function FormCheckbox({ name, label, disabled = false }: Props) {
  const { id, field, error, describedBy } = useField(name);
  const { ref, value, ...handlers } = field;
  const inputRef = usePrehydrationValue(field.onChange, ref);
  return (
    <FormControl error={Boolean(error)} disabled={disabled}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: "flex-start", "& .MuiFormControlLabel-label": { pt: "10px", minWidth: 0 } }}
        control={
          <Checkbox
            {...handlers}
            id={id}
            checked={value === true}
            onChange={(_event, checked) => field.onChange(checked)}
            slotProps={{
              input: { ref: inputRef, "aria-describedby": describedBy, "aria-invalid": Boolean(error) },
            }}
          />
        }
      />
      <FormHelperText
        id={describedBy}
        role={error ? "alert" : undefined}
        sx={{ mt: 0, "&:empty": { display: "none" } }}
      >
        {error}
      </FormHelperText>
    </FormControl>
  );
}
