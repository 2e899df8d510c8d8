type Variant = "contained" | "outlined" | "text";
type Color = "primary" | "secondary" | "error" | "inherit";
export type ButtonStyleOptions = { variant?: Variant; color?: Color; size?: "small" | "medium" | "large" };

/** On a touch screen what was pressed last would look hovered until something else is pressed. */
export const onHover = (styles: object) => ({ "@media (hover: hover)": { "&:hover": styles } });

const base = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  m: 0,
  // Never narrower than its longest word: with large letters the row wraps, or the word parts at a syllable.
  minWidth: "min-content",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 4",
  border: "1px solid transparent",
  boxSizing: "border-box",
  typography: "button",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color 150ms, border-color 150ms",
  "& > svg": { fontSize: 20, flex: "none" },
} as const;

const SIZES = {
  // Small buttons are for the mouse: on phones they are as high as all others.
  small: {
    minHeight: { xs: 44, md: 36 },
    p: "4px 14px",
    fontSize: "0.875rem",
    borderRadius: "10px",
    // At this size two bold words would run together.
    wordSpacing: "0.08em",
  },
  medium: { minHeight: 44, p: "6px 18px", borderRadius: "12px" },
  large: { minHeight: 52, p: "8px 24px", fontSize: "1rem", borderRadius: "14px" },
} as const;

const sunken = onHover({ bgcolor: "surface.sunken" });

const off = { color: "action.disabled" };
const filledOff = { "&.Mui-disabled": { ...off, bgcolor: "action.disabledBackground" } };
const outlinedOff = { "&.Mui-disabled": { ...off, borderColor: "action.disabledBackground" } };
const textOff = { "&.Mui-disabled": off };

/** Waiting or off, the honey stays honey: it is what the screen is about. */
const honeyOff = {
  bgcolor: "color-mix(in srgb, var(--tb-palette-primary-main) 50%, var(--tb-palette-background-paper))",
  color: "color-mix(in srgb, var(--tb-palette-primary-contrastText) 65%, transparent)",
};

const filled = (color: string, hover: string) => ({
  bgcolor: `${color}.main`,
  color: `${color}.contrastText`,
  ...onHover({ bgcolor: `${color}.${hover}` }),
  ...filledOff,
});

const outlined = (color: string) => ({
  color,
  borderColor: "surface.outlineSoft",
  bgcolor: "background.paper",
  ...onHover({ borderColor: "surface.outline", bgcolor: "surface.sunken" }),
  ...outlinedOff,
});

const text = (color: string) => ({ color, bgcolor: "transparent", px: "10px", ...sunken, ...textOff });

const tinted = { color: "inherit", bgcolor: "transparent", ...onHover({ bgcolor: "action.hover" }) };

const LOOKS: Record<Variant, Record<Color, object>> = {
  contained: {
    primary: { ...filled("primary", "dark"), "&.Mui-disabled": honeyOff },
    secondary: filled("secondary", "light"),
    error: filled("error", "dark"),
    inherit: tinted,
  },
  outlined: {
    primary: outlined("text.primary"),
    secondary: outlined("text.primary"),
    error: outlined("error.main"),
    inherit: { ...tinted, borderColor: "currentColor", ...outlinedOff },
  },
  text: {
    primary: text("text.primary"),
    secondary: text("text.primary"),
    error: text("error.main"),
    inherit: { ...tinted, px: "10px", ...textOff },
  },
};

/** The styles of a button as one `sx` (docs/look.md, Button). Public pages have the same in components/ui/static/button.module.css. */
export function buttonStyles({ variant = "text", color = "primary", size = "medium" }: ButtonStyleOptions) {
  return { ...base, ...SIZES[size], ...LOOKS[variant][color] };
}
