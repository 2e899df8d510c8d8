"use client";

import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { useField } from "../use-field";

type Props = { name: string; label: string; help?: string; disabled?: boolean };

/** Switch in a form; the value is a boolean. */
export function FormSwitch({ name, label, help, disabled = false }: Props) {
  const { id, field, error, describedBy } = useField(name);
  const { ref, value, ...handlers } = field;
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            {...handlers}
            id={id}
            checked={value === true}
            onChange={(_event, checked) => field.onChange(checked)}
            slotProps={{ input: { ref, role: "switch", "aria-describedby": describedBy } }}
          />
        }
      />
      <FormHelperText id={describedBy} error={Boolean(error)} sx={{ mt: 0, "&:empty": { display: "none" } }}>
        {error ?? help}
      </FormHelperText>
    </Box>
  );
}
