import { serializeStyles } from "@emotion/serialize";
import { createTheme, type SxProps, type Theme } from "@mui/material/styles";
import styleFunctionSx from "@mui/system/styleFunctionSx";
import { compile, middleware, serialize, stringify } from "stylis";
import { themeTokens } from "@/components/ui/styles/theme/theme-tokens";
import { webkitPrefix } from "../styles/webkit-prefix";

/** The look as it is known on the server: colours are variables, so one page serves light and dark. */
export const staticTheme = createTheme(themeTokens);

type Rules = Parameters<typeof serializeStyles>[0];

const write = middleware([webkitPrefix, stringify]);

/** Colours have their fallback in the sheet that every page has (Baseline). */
const FALLBACK = /(var\(--tb-[\w-]+), (?:[^()]|\([^()]*\))*\)/g;

function written(styles: string): string {
  return serialize(compile(styles), write).replaceAll(FALLBACK, "$1)");
}

/** Rules that hold for the whole page, written as MUI's GlobalStyles take them. */
export function globalCss(...rules: object[]): string {
  return written(serializeStyles(rules as Rules, undefined, {}).styles);
}

/** The class that stands for some `sx`, and its CSS: what MUI does in the browser, done once on the server. */
export function styleOf(sx: SxProps<Theme>): { className: string; css: string } {
  const rules = styleFunctionSx({ sx, theme: staticTheme });
  const { name, styles } = serializeStyles([rules] as Rules, undefined, {});
  const className = `p-${name}`;
  return { className, css: written(`.${className}{${styles}}`) };
}
