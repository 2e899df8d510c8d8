import { buttonStyles } from "@/components/ui/styles/button-styles";
import { fieldStyles, noteStyles } from "@/components/ui/styles/styles";

/** The look of the plain elements of the contact form, by what they are. */
export const formStyles = {
  "& form": { display: "grid", gap: 5 },
  "& label": { display: "block", mb: "6px", typography: "subtitle2", fontWeight: 600 },
  "& input, & textarea": fieldStyles,
  "& textarea": { minHeight: 168, resize: "vertical" },
  "& small": {
    display: "block",
    mt: "6px",
    color: "error.main",
    fontSize: "0.8125rem",
    lineHeight: "1.125rem",
  },
  "& form p": { m: 0 },
  '& p[data-note="neutral"]': { ...noteStyles("neutral"), alignItems: "center", flexWrap: "wrap" },
  '& p[data-note="error"]': noteStyles("error"),
  "& button[type=button]": { ...buttonStyles({ variant: "outlined" }), justifySelf: "start" },
  "& button[type=submit]": {
    ...buttonStyles({ variant: "contained", size: "large" }),
    justifySelf: { sm: "start" },
    minWidth: { sm: 220 },
    '&[aria-disabled="true"]': { bgcolor: "surface.sunken", color: "surface.muted", cursor: "default" },
  },
  "& section": { display: "grid", gap: 4, justifyItems: "start" },
  "& h2": { m: 0, typography: "h3", "&:focus": { outline: "none" } },
  "& section p": { m: 0, overflowWrap: "anywhere" },
} as const;
