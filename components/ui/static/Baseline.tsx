import { globalCss, staticTheme } from "./style";

const { palette } = staticTheme.vars;

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
    ...staticTheme.typography.body1,
    backgroundColor: palette.background.default,
    "@media print": { backgroundColor: "#FFFFFF" },
  },
  "body::backdrop": { backgroundColor: palette.background.default },
};

const own = {
  html: { WebkitTextSizeAdjust: "100%", scrollPaddingTop: 80 },
  // A word too long for its place, as with letters twice as large, goes on in the next line.
  body: {
    overflowWrap: "break-word",
    minHeight: "100dvh",
    WebkitFontSmoothing: "antialiased",
    fontFeatureSettings: '"calt"',
  },
  "h1, h2, h3, h4, h5, h6": {
    textWrap: "balance",
    overflowWrap: "anywhere",
    hyphens: "auto",
    hyphenateLimitChars: "12 5 4",
  },
  "ul, ol": { margin: 0, padding: 0 },
  // Browsers write on buttons in a font of their own.
  button: { fontFamily: "inherit" },
  ":focus-visible": { outline: `2px solid ${palette.secondary.main}`, outlineOffset: 2 },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "100ms !important",
      transitionProperty: "opacity !important",
      scrollBehavior: "auto !important",
    },
  },
};

// The same for every page of every language, so it is written once per process.
const css = globalCss(...staticTheme.generateStyleSheets(), base, own);

/** Colours, type and the rules of every page, for those that send no script too. */
export function Baseline() {
  return (
    <style href="baseline" precedence="baseline">
      {css}
    </style>
  );
}
