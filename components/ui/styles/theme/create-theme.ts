import type { Theme } from "@mui/material/styles";
import { precomputedTheme, type PrecomputedThemeData } from "./precomputed-theme";

declare const PRECOMPUTED_THEME: PrecomputedThemeData;

const ready = precomputedTheme(PRECOMPUTED_THEME);

/** In the place of theme-tokens.ts: all of it is in the theme already. */
export const themeTokens = {};

/** In the place of MUI's own in the production build (scripts/build/precomputed-theme/precomputed-theme.mjs): there is one look, whatever is asked for. */
export default function createTheme({ components = {} }: Partial<Pick<Theme, "components">> = {}): Theme {
  return { ...ready, components };
}
