// Shared styles of what MUI renders; components/ui/static/shared.module.css has them for public pages.

/** From here a second part stands beside the first one: filters beside a list, a panel beside a text. */
export const BESIDE = "@media (min-width: 900px)";

/** Border, radius and shadow of every card (look, Elevation 0). */
export const cardStyles = {
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "16px",
  boxShadow: 1,
  // Balanced lines cost a card a line (docs/look.md).
  "& :is(h2, h3, h4)": { textWrap: "wrap" },
} as const;

/** Cuts an element to the hexagon of the comb (baseline.css). */
export const hexMask = {
  maskImage: "var(--tb-hex)",
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

/** The buttons below what has just been done: one below the other on phones, as wide as the card. */
export const nextButtons = {
  display: "flex",
  flexDirection: { xs: "column", sm: "row" },
  flexWrap: "wrap",
  alignItems: { xs: "stretch", sm: "center" },
  gap: 3,
} as const;

/** The words of a person, in their lines, inside of a card. */
export const quoteStyles = {
  m: 0,
  px: 4,
  py: 3,
  borderRadius: "12px",
  bgcolor: "surface.sunken",
  fontSize: "0.9375rem",
  lineHeight: 1.5,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
} as const;
