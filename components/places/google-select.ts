/** The look of our fields for the parts of the select that Google's search is made with. */
export const googleSelect = {
  "& .google__control": {
    minHeight: 48,
    px: 3.5,
    border: 1,
    borderColor: "surface.outline",
    borderRadius: "12px",
    bgcolor: "background.paper",
    cursor: "text",
  },
  "& .google__control--is-focused": {
    borderColor: "secondary.main",
    outline: 1,
    outlineColor: "secondary.main",
  },
  "& .google__placeholder": { color: "surface.muted" },
  "& .google__menu": {
    mt: 1,
    border: 1,
    borderColor: "divider",
    borderRadius: "12px",
    bgcolor: "background.paper",
    boxShadow: 8,
    zIndex: "modal",
    overflow: "hidden",
  },
  "& .google__option": {
    px: 4,
    py: 2,
    minHeight: 44,
    display: "flex",
    alignItems: "center",
    cursor: "pointer",
  },
  "& .google__option--is-focused": { bgcolor: "action.hover" },
  "& .google__menu-notice": { px: 4, py: 3, color: "surface.muted" },
} as const;
