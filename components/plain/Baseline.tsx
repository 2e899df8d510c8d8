import { surfaceOverrides } from "@/components/providers/theme-surfaces";
import { globalCss, plainTheme } from "./style";

const { palette } = plainTheme.vars;

// What MUI's CssBaseline sets, and on top of it what the look says of every page.
const base = {
  html: { WebkitFontSmoothing: "antialiased", MozOsxFontSmoothing: "grayscale", boxSizing: "border-box" },
  "*, *::before, *::after": { boxSizing: "inherit" },
  "strong, b": { fontWeight: 700 },
  "html[data-scheme=light]": { colorScheme: "light" },
  "html[data-scheme=dark]": { colorScheme: "dark" },
  body: {
    margin: 0,
    color: palette.text.primary,
    ...plainTheme.typography.body1,
    backgroundColor: palette.background.default,
    "@media print": { backgroundColor: "#FFFFFF" },
  },
  "body::backdrop": { backgroundColor: palette.background.default },
};

function ownRules(): object {
  const rules = surfaceOverrides.MuiCssBaseline?.styleOverrides;
  return typeof rules === "function" ? (rules(plainTheme as never) as object) : {};
}

// The same for every page of every language, so it is written once per process.
const css = globalCss(...plainTheme.generateStyleSheets(), base, ownRules());

/** Colours, type and the rules of every page, for those that send no script too. */
export function Baseline() {
  return (
    <style href="baseline" precedence="baseline">
      {css}
    </style>
  );
}
