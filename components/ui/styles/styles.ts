// Looks that both kinds of pages share: those drawn by MUI in the browser and those drawn on the server alone.

// With the gutters, as in the mocks: the text itself is 48 px narrower.
const WIDTHS = { text: 728, form: 848, page: 1200 };

export type PageWidth = keyof typeof WIDTHS;

/** The width and the gutters of a screen: 1200 with 24, on phones 16 (look, Space). */
export function pageStyles(width: PageWidth = "page") {
  return {
    width: "100%",
    maxWidth: WIDTHS[width],
    mx: "auto",
    px: { xs: 4, md: 6 },
    pt: { xs: 5, md: 7 },
    pb: 12,
  };
}

/** Border, radius and shadow of every card (look, Elevation 0). */
export const cardStyles = {
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "16px",
  boxShadow: 1,
} as const;

/** The rounded pointy-top hexagon of the comb: a BEE, a category, a node of a timeline; nothing else is one. */
const HEX =
  "url(\"data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%2086.6%20100'%20preserveAspectRatio%3D'none'%3E%3Cpath%20d%3D'M35.51%204.5Q43.3%200%2051.09%204.5L78.81%2020.5Q86.6%2025%2086.6%2034L86.6%2066Q86.6%2075%2078.81%2079.5L51.09%2095.5Q43.3%20100%2035.51%2095.5L7.79%2079.5Q0%2075%200%2066L0%2034Q0%2025%207.79%2020.5Z'%2F%3E%3C%2Fsvg%3E\")";

export const hexMask = {
  maskImage: HEX,
  maskPosition: "center",
  maskSize: "100% 100%",
  maskRepeat: "no-repeat",
};

export type HexTone = "honey" | "neutral" | "info" | "success" | "warning" | "ink";

const TONES: Record<HexTone, { bgcolor: string; color: string }> = {
  honey: { bgcolor: "honey.soft", color: "status.ACCEPTED.fg" },
  neutral: { bgcolor: "surface.sunken", color: "text.secondary" },
  info: { bgcolor: "tint.info.bg", color: "tint.info.fg" },
  success: { bgcolor: "tint.success.bg", color: "tint.success.fg" },
  warning: { bgcolor: "tint.warning.bg", color: "tint.warning.fg" },
  ink: { bgcolor: "secondary.main", color: "secondary.contrastText" },
};

/** A hexagonal tile, as wide as `size` and a little higher. */
export function hexStyles(size: number, tone: HexTone = "honey") {
  return {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: size,
    height: Math.round(size * 1.083),
    ...hexMask,
    ...TONES[tone],
  };
}

export type NoteTone = "honey" | "neutral" | "success" | "warning" | "info" | "error";

const NOTES: Record<NoteTone, object> = {
  honey: { bgcolor: "honey.tint", color: "text.primary" },
  neutral: { bgcolor: "surface.sunken", color: "text.secondary" },
  success: { bgcolor: "tint.success.bg", color: "tint.success.fg" },
  warning: { bgcolor: "tint.warning.bg", color: "tint.warning.fg" },
  info: { bgcolor: "tint.info.bg", color: "tint.info.fg" },
  error: { bgcolor: "tint.error.bg", color: "tint.error.fg" },
};

/** A tinted word inside a page. */
export function noteStyles(tone: NoteTone = "neutral") {
  return {
    display: "flex",
    gap: 3,
    p: "14px 16px",
    borderRadius: "12px",
    fontSize: "0.875rem",
    lineHeight: "1.3125rem",
    "& > svg": { fontSize: 20, flex: "none" },
    ...NOTES[tone],
  };
}

/** A link inside of a text (look). */
export const linkStyles = {
  color: "inherit",
  fontWeight: 600,
  textDecorationColor: "var(--tb-palette-primary-main)",
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
  "&:hover": { textDecorationColor: "var(--tb-palette-primary-dark)" },
} as const;

/** A field to type in, as theme-fields.tsx draws those of the account (look, Field). */
export const fieldStyles = {
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
  fontSize: "1rem",
  lineHeight: "1.5rem",
  "&:hover": { borderColor: "text.secondary" },
  "&:focus": { outline: "1px solid", outlineColor: "secondary.main", borderColor: "secondary.main" },
  '&[aria-invalid="true"]': { borderColor: "error.main", outlineColor: "error.main" },
} as const;
