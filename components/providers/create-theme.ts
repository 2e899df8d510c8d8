import type { Theme } from "@mui/material/styles";
import { readyTheme, type ReadyThemeData } from "./ready-theme";

declare const READY_THEME: ReadyThemeData;

const ready = readyTheme(READY_THEME);

/** In the place of theme-look.ts: all of it is in the theme already. */
export const look = {};

/** In the place of MUI's own in the production build (scripts/ready-theme.mjs): there is one look, whatever is asked for. */
export default function createTheme({ components = {} }: Partial<Pick<Theme, "components">> = {}): Theme {
  return { ...ready, components };
}
