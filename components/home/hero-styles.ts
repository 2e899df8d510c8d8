/** A field of the search in the hero: its label inside, above the text. */
export const field = {
  display: "block",
  minWidth: 0,
  px: 3.5,
  py: { xs: 2, md: 1.5 },
  borderRadius: "12px",
  cursor: "text",
  "&:focus-within": { outline: 2, outlineColor: "text.primary" },
} as const;

export const label = {
  display: "block",
  fontSize: "0.8125rem",
  lineHeight: "1.0625rem",
  fontWeight: 620,
} as const;

export const input = {
  display: "block",
  width: 1,
  height: { xs: 28, md: 24 },
  m: 0,
  p: 0,
  border: 0,
  bgcolor: "transparent",
  color: "inherit",
  font: "inherit",
  fontSize: "1rem",
  "&:focus": { outline: "none" },
  "&::placeholder": { color: "surface.muted", opacity: 1 },
} as const;

/** Where the second field stands: a line between the two, to the left of it, on phones above it. */
export const placeField = {
  position: "relative",
  flex: { xs: "none", md: "0 0 178px" },
  "&::before": {
    content: '""',
    position: "absolute",
    bgcolor: "divider",
    left: { xs: 14, md: 0 },
    right: { xs: 14, md: "auto" },
    top: { xs: 0, md: 6 },
    bottom: { md: 6 },
    width: { md: "1px" },
    height: { xs: "1px", md: "auto" },
  },
} as const;

/** The sheet with the towns under the field. */
export const sheet = {
  position: "absolute",
  zIndex: 5,
  top: "calc(100% + 8px)",
  left: 0,
  width: "max(100%, 280px)",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "12px",
  bgcolor: "surface.raised",
  color: "text.primary",
  boxShadow: 24,
  overflow: "hidden",
  "& > p": { m: 0, px: 4, py: 2.5, fontSize: "0.8125rem", lineHeight: "1.125rem", color: "surface.muted" },
} as const;

export const list = { listStyle: "none", maxHeight: "40vh", overflowY: "auto", py: 2 } as const;

export const option = {
  display: "flex",
  gap: 3,
  minHeight: 52,
  px: 4,
  py: 1.5,
  cursor: "pointer",
  fontSize: "1rem",
  lineHeight: "1.5rem",
  overflowWrap: "anywhere",
  "&.Mui-focused, &[aria-selected=true]": { bgcolor: "surface.sunken" },
  "& b": { display: "block", fontWeight: 600 },
  "& small": { display: "block", fontSize: "0.8125rem", lineHeight: "1.125rem", color: "surface.muted" },
} as const;
