// Writes the design tokens as CSS variables for the style sheet. Their source is theme-tokens.ts, which MUI's theme is
// made of, too.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../../../components/ui/styles/tokens.css", import.meta.url));

const block = (selector, declarations) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name === "colorScheme" ? "color-scheme" : name}:${value}`)
    .join(";")}}`;

/** The letter spacing of each text style, which MUI's `--tb-font-…` lacks. */
function tracking(styles) {
  return block(
    ":root",
    Object.fromEntries(
      Object.entries(styles).map(([name, { letterSpacing }]) => [`--tb-tracking-${name}`, letterSpacing]),
    ),
  );
}

/** The fonts that grow with the width of the screen, of which MUI's `--tb-font-…` has the smallest only. */
function largerFonts({ fontFamily, ...styles }) {
  return Object.entries(styles).flatMap(([name, style]) =>
    Object.entries(style)
      .filter(([query]) => query.startsWith("@media"))
      .map(([query, { fontWeight, fontSize, lineHeight }]) => {
        const font = `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`;
        return `${query}{${block(":root", { [`--tb-font-${name}`]: font })}}`;
      }),
  );
}

/** The variables of the MUI theme in light and dark, and `--tb-tracking-…`. */
export function designTokensCss(theme, { typography }) {
  const { fontFamily: _, ...styles } = typography;
  const blocks = theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet).map(([selector, variables]) => block(selector, variables)));
  return [...blocks, tracking(styles), ...largerFonts(typography), ""].join("\n");
}

/** Writes components/ui/styles/tokens.css, before Next reads it. */
export async function writeDesignTokens() {
  const { createTheme } = await import("@mui/material/styles");
  const { tsImport } = await import("tsx/esm/api");
  const { themeTokens } = await tsImport(
    "../../../components/ui/styles/theme/theme-tokens.ts",
    import.meta.url,
  );
  const css = designTokensCss(createTheme(themeTokens), themeTokens);
  // Not written when nothing changed: Next watches the file.
  if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== css) writeFileSync(FILE, css);
}
