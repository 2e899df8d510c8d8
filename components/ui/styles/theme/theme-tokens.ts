import type { ThemeOptions } from "@mui/material/styles";
import "./theme-types";
import { darkPalette, lightPalette } from "./theme-palette";

const type = (size: number, line: number, fontWeight: number, track = 0) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: line / size,
  fontWeight,
  letterSpacing: `${track}em`,
});
const UP = "@media (min-width:1024px)";

const CARD = "0 1px 2px rgba(23,26,33,.05)";
const HOVER = "0 8px 24px -12px rgba(23,26,33,.2)";
const OVERLAY = "0 20px 48px -16px rgba(23,26,33,.3)";

const LEVELS = 25;
// Three levels exist (look, Elevation): cards, what is hovered or floats, dialogs. Everything else is flat.
const shadows = Array.from({ length: LEVELS }, (_, level) =>
  level === 1 ? CARD : level === 8 ? HOVER : level === 24 ? OVERLAY : "none",
) as NonNullable<ThemeOptions["shadows"]>;

/** The product's look in light and dark, exactly as docs/look.md, section 2; for both kinds of pages. */
export const themeTokens = {
  cssVariables: { colorSchemeSelector: "data-scheme", cssVarPrefix: "tb" },
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1200, xl: 1440 } },
  spacing: 4,
  shape: { borderRadius: 12 },
  shadows,
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography: {
    fontFamily:
      'var(--font-inter), var(--font-inter-europe), var(--font-inter-rest), "Inter Variable", Inter, system-ui, sans-serif',
    h1: { ...type(32, 38, 780, -0.032), [UP]: type(40, 46, 780, -0.032) },
    h2: { ...type(26, 32, 760, -0.026), [UP]: type(32, 40, 760, -0.026) },
    h3: { ...type(21, 28, 720, -0.02), [UP]: type(24, 32, 720, -0.02) },
    h4: type(20, 28, 700, -0.014),
    h5: type(18, 26, 670, -0.011),
    h6: type(16, 24, 650, -0.006),
    subtitle1: type(16, 24, 620),
    subtitle2: type(14, 20, 620),
    body1: type(16, 26, 400),
    body2: type(14, 22, 400),
    caption: type(13, 18, 400),
    button: { ...type(15, 20, 630, -0.005), textTransform: "none" },
    overline: { ...type(13, 18, 600), textTransform: "none" },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 150,
      short: 180,
      standard: 220,
      complex: 300,
      enteringScreen: 220,
      leavingScreen: 150,
    },
    easing: {
      easeOut: "cubic-bezier(.2,.8,.2,1)",
      easeInOut: "cubic-bezier(.4,0,.2,1)",
      easeIn: "cubic-bezier(.4,0,1,1)",
      sharp: "cubic-bezier(.4,0,.6,1)",
    },
  },
} satisfies ThemeOptions;
