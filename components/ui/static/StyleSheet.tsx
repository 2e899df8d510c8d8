import type { SxProps, Theme } from "@mui/material/styles";
import { globalCss, styleOf } from "./style";

/** The class of some look, for a client component that cannot ask for it itself; `<Sheet>` beside it sends the rules. */
export function classOf(sx: SxProps<Theme>): string {
  return styleOf(sx).className;
}

/** The rules behind `classOf`, or rules under selectors of their own, once a page. */
export function StyleSheet({ of, name, rules }: { of?: SxProps<Theme>[]; name?: string; rules?: object }) {
  return (
    <>
      {of?.map(styleOf).map(({ className, css }) => (
        <style key={className} href={className} precedence="plain">
          {css}
        </style>
      ))}
      {name && rules && (
        <style href={name} precedence="plain">
          {globalCss(rules)}
        </style>
      )}
    </>
  );
}
