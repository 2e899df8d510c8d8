type Variant = "contained" | "outlined" | "text";
export type ButtonLook = { variant?: Variant; color?: "primary" | "secondary"; size?: "medium" | "large" };

const base = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  m: 0,
  border: "1px solid transparent",
  boxSizing: "border-box",
  typography: "button",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color 150ms, border-color 150ms",
  "& svg": { fontSize: 20, flex: "none" },
} as const;

const SIZES = {
  medium: { minHeight: 44, p: "6px 18px", borderRadius: "12px" },
  large: { minHeight: 52, p: "8px 24px", fontSize: "1rem", borderRadius: "14px" },
} as const;

const honey = {
  bgcolor: "primary.main",
  color: "primary.contrastText",
  "&:hover": { bgcolor: "primary.dark" },
};
const ink = {
  bgcolor: "secondary.main",
  color: "secondary.contrastText",
  "&:hover": { bgcolor: "secondary.light" },
};
const outlined = {
  color: "text.primary",
  borderColor: "surface.outlineSoft",
  bgcolor: "background.paper",
  "&:hover": { borderColor: "surface.outline", bgcolor: "surface.sunken" },
};
const text = {
  color: "text.primary",
  bgcolor: "transparent",
  px: 2.5,
  "&:hover": { bgcolor: "surface.sunken" },
};

/** The look of a button (theme-buttons.ts) as one `sx`. */
export function buttonLook({ variant = "text", color = "primary", size = "medium" }: ButtonLook) {
  const filled = color === "primary" ? honey : ink;
  return { ...base, ...SIZES[size], ...{ contained: filled, outlined, text }[variant] };
}
