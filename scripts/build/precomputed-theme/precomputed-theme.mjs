// Precomputes the MUI theme at build time. MUI would compute it in every browser: 10 kB of script and, on an old
// phone, 50 ms before the first paint.
import { fileURLToPath } from "node:url";

const fileOf = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What the browser cannot derive from the rest, or would need MUI's colour arithmetic for. */
const SENT_KEYS = [
  "cssVarPrefix",
  "shape",
  "typography",
  "shadows",
  "mixins",
  "motion",
  "zIndex",
  "transitions",
];

/** The tree of the names of all CSS variables; each name is the path to it. For a list, its length. */
function namesIn(vars) {
  if (Array.isArray(vars)) return vars.length;
  if (typeof vars !== "object") return 0;
  return Object.fromEntries(Object.entries(vars).map(([key, value]) => [key, namesIn(value)]));
}

/** The theme without the parts that components/ui/styles/theme/precomputed-theme.ts puts in again. */
export function precomputedThemeData(theme, tokens) {
  const sent = Object.fromEntries(SENT_KEYS.map((key) => [key, theme[key]]));
  const { breakpoints, spacing, cssVariables } = tokens;
  return {
    ...sent,
    breakpoints,
    spacing,
    attribute: cssVariables.colorSchemeSelector,
    names: namesIn(theme.vars),
  };
}

/** The design tokens as MUI's createTheme expands them, as JSON. */
export async function precomputedThemeJson() {
  const { createTheme } = await import("@mui/material/styles");
  const { tsImport } = await import("tsx/esm/api");
  const file = "../../../components/ui/styles/theme/theme-tokens.ts";
  const { themeTokens } = await tsImport(file, import.meta.url);
  return JSON.stringify(precomputedThemeData(createTheme(themeTokens), themeTokens));
}

/** Next's configuration with PRECOMPUTED_THEME defined, the same in development and production. */
export async function withPrecomputedTheme(config) {
  const define = { ...config.compiler?.define, PRECOMPUTED_THEME: await precomputedThemeJson() };
  return {
    ...config,
    compiler: { ...config.compiler, define },
    webpack(webpack, context) {
      if (!context.dev) {
        webpack.resolve.alias[fileOf("node_modules/@mui/material/styles/createTheme.mjs")] = fileOf(
          "components/ui/styles/theme/create-theme.ts",
        );
      }
      return config.webpack(webpack, context);
    },
  };
}
