import { buttonLook } from "../plain/button-look";
import { noteLook } from "../plain/looks";

// As theme-fields.tsx draws the fields of the account (look, Field).
const field = {
  display: "block",
  width: 1,
  minHeight: 48,
  m: 0,
  p: "11px 14px",
  border: "1px solid",
  borderColor: "surface.outline",
  borderRadius: "12px",
  bgcolor: "background.paper",
  color: "text.primary",
  font: "inherit",
  fontSize: 16,
  lineHeight: "24px",
  "&:hover": { borderColor: "text.secondary" },
  "&:focus": { outline: "1px solid", outlineColor: "secondary.main", borderColor: "secondary.main" },
  '&[aria-invalid="true"]': { borderColor: "error.main", outlineColor: "error.main" },
} as const;

/** The look of the plain elements of the contact form, by what they are. */
export const formLook = {
  "& form": { display: "grid", gap: 5 },
  "& label": { display: "block", mb: "6px", typography: "subtitle2", fontWeight: 600 },
  "& input, & textarea": field,
  "& textarea": { minHeight: 168, resize: "vertical" },
  "& small": { display: "block", mt: "6px", color: "error.main", fontSize: "0.8125rem", lineHeight: "18px" },
  "& form p": { m: 0 },
  '& p[data-note="neutral"]': { ...noteLook("neutral"), alignItems: "center", flexWrap: "wrap" },
  '& p[data-note="error"]': noteLook("error"),
  "& button[type=button]": { ...buttonLook({ variant: "outlined" }), justifySelf: "start" },
  "& button[type=submit]": {
    ...buttonLook({ variant: "contained", size: "large" }),
    justifySelf: { sm: "start" },
    minWidth: { sm: 220 },
    '&[aria-disabled="true"]': { bgcolor: "surface.sunken", color: "surface.muted", cursor: "default" },
  },
  "& section": { display: "grid", gap: 4, justifyItems: "start" },
  "& h2": { m: 0, typography: "h3", "&:focus": { outline: "none" } },
  "& section p": { m: 0, overflowWrap: "anywhere" },
} as const;
