import type { Appearance } from "@stripe/stripe-js";
import { darkPalette, lightPalette } from "@/components/ui/styles/theme/theme-palette";

type Colour = { main: string };

/** Our tokens for Stripe's fields, which live in a frame of their own and see nothing of our styles. */
export function stripeStyles(isDark: boolean): Appearance {
  const { background, text, surface, error } = isDark ? darkPalette : lightPalette;
  const outline = surface?.outline ?? "";
  const ink = text?.primary ?? "";
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorPrimary: ink,
      colorBackground: background?.paper ?? "",
      colorText: ink,
      colorTextSecondary: text?.secondary ?? "",
      colorDanger: (error as Colour).main,
      borderRadius: "12px",
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      fontSizeBase: "16px",
      spacingGridRow: "20px",
    },
    rules: {
      ".Label": { fontSize: "14px", fontWeight: "620", color: ink },
      ".Input": { border: `1px solid ${outline}`, boxShadow: "none", padding: "12px 14px" },
      ".Input:focus": { borderColor: ink, boxShadow: `0 0 0 1px ${ink}` },
    },
  };
}
