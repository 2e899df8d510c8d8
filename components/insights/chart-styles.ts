import type { FunnelKey } from "@/lib/insights/constants";

/** Pixels; the fallback keeps the place, so that the table below does not jump. */
export const CHART_HEIGHT = 260;

/** CSS variables of the theme, which follow light and dark by themselves. */
export const FUNNEL_COLOURS: Record<FunnelKey, string> = {
  matched: "var(--tb-palette-surface-outline)",
  seen: "var(--tb-palette-info-main)",
  offered: "var(--tb-palette-primary-dark)",
  won: "var(--tb-palette-success-main)",
};
