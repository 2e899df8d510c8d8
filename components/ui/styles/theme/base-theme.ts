import { precomputedTheme, type PrecomputedThemeData } from "./precomputed-theme";

/** JSON of theme-tokens.ts as MUI's createTheme expands them; defined by scripts/build/precomputed-theme. */
declare const PRECOMPUTED_THEME: string;

/** The design tokens as a MUI theme, without the styles of single components. */
export const baseTheme = precomputedTheme(JSON.parse(PRECOMPUTED_THEME) as PrecomputedThemeData);
