/** The frame of a search field: its icon, what is typed, and the cross that clears it. */
export const searchFrame = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 48,
  px: "2px",
  border: "1px solid",
  borderColor: "surface.outline",
  borderRadius: "12px",
  bgcolor: "background.paper",
  "&:hover": { borderColor: "text.secondary" },
  "&:has(input:focus)": {
    borderColor: "secondary.main",
    outline: "1px solid",
    outlineColor: "secondary.main",
  },
} as const;

export const searchInput = {
  flex: 1,
  minWidth: 0,
  py: "11px",
  border: 0,
  outline: 0,
  bgcolor: "transparent",
  color: "inherit",
  font: "inherit",
  lineHeight: "1.5rem",
  textOverflow: "ellipsis",
  "&::placeholder": { color: "surface.muted", opacity: 1 },
} as const;
