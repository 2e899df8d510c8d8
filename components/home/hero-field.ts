/** A field of the search in the hero: its label inside, above the text. */
export const heroField = {
  minWidth: 0,
  px: 3.5,
  py: { xs: 2, md: 1.5 },
  borderRadius: "12px",
  cursor: "text",
  "&:focus-within": { outline: 2, outlineColor: "text.primary" },
  "& .MuiInputBase-root": { p: 0, minHeight: { xs: 28, md: 24 } },
  "& .MuiInputBase-input": {
    p: "0 !important",
    height: 24,
    fontSize: 16,
    "&::placeholder": { color: "surface.muted", opacity: 1 },
  },
} as const;

export const heroLabel = { display: "block", fontSize: 13, lineHeight: "17px", fontWeight: 620 } as const;
