import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { visuallyHidden } from "../styles/visually-hidden";
import { LabelHint, LabelRow } from "./LabelRow";

type Props = {
  id: string;
  label: string;
  /** The label is for screen readers only, where the heading above has the same text. */
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  help?: React.ReactNode;
  error?: string | undefined;
  /** On the right of the label, for example a way past the field. */
  beside?: React.ReactNode;
  /** On the right below the field, for example a counter. */
  aside?: React.ReactNode;
  disabled?: boolean | undefined;
  children: React.ReactNode;
};

/** Frame of a form field: label above, input, and below it the error message or else the help text. */
export function FieldFrame(props: Props) {
  const { id, label, hideLabel, hint, help, error, beside, aside, disabled = false, children } = props;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <LabelRow beside={beside}>
        <FormLabel htmlFor={id} id={`${id}-label`} sx={hideLabel ? visuallyHidden : { mb: "6px" }}>
          {label}
          <LabelHint hint={hint} />
        </FormLabel>
      </LabelRow>
      {children}
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 3 }}>
        <FormHelperText
          id={`${id}-help`}
          role={error ? "alert" : undefined}
          // The aside wraps when it is long: beside it the text would be squeezed into a narrow column.
          sx={{ flex: "1 1 200px", overflowWrap: "anywhere", "&:empty": { display: "none" } }}
        >
          {error ?? help}
        </FormHelperText>
        {aside && (
          // What is wrong is said beside it; a counter is not.
          <FormHelperText error={false} sx={{ flex: "none", ml: "auto" }}>
            {aside}
          </FormHelperText>
        )}
      </Box>
    </FormControl>
  );
}
