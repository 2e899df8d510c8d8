import { serializeStyles } from "@emotion/serialize";
import { createTheme, type SxProps, type Theme } from "@mui/material/styles";
import styleFunctionSx from "@mui/system/styleFunctionSx";
import { compile, middleware, prefixer, serialize, stringify } from "stylis";
import { look } from "@/components/providers/theme-look";

/** The look as it is known on the server: colours are variables, so one page serves light and dark. */
export const plainTheme = createTheme(look);

type Rules = Parameters<typeof serializeStyles>[0];
const write = middleware([prefixer, stringify]);

/** Rules that hold for the whole page, written as MUI's GlobalStyles take them. */
export function globalCss(...rules: object[]): string {
  return serialize(compile(serializeStyles(rules as Rules, undefined, {}).styles), write);
}

/** The class that stands for some `sx`, and its CSS: what MUI does in the browser, done once on the server. */
export function styleOf(sx: SxProps<Theme>): { className: string; css: string } {
  const rules = styleFunctionSx({ sx, theme: plainTheme });
  const { name, styles } = serializeStyles([rules] as Rules, undefined, {});
  const className = `p-${name}`;
  return { className, css: serialize(compile(`.${className}{${styles}}`), write) };
}
