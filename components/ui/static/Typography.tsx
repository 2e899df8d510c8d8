import type { ElementType } from "react";
import { Box, type StaticProps } from "./Box";
import { staticTheme } from "./style";

const ELEMENTS = {
  h1: "h1",
  h2: "h2",
  h3: "h3",
  h4: "h4",
  h5: "h5",
  h6: "h6",
  subtitle1: "h6",
  subtitle2: "h6",
  body1: "p",
  body2: "p",
  caption: "span",
} as const;

type Variant = keyof typeof ELEMENTS;

/** MUI's Typography for pages that send no script. */
export function Typography<C extends ElementType = "p">({
  variant = "body1",
  component,
  sx,
  ...rest
}: StaticProps<C> & { variant?: Variant }) {
  const props = rest as StaticProps<ElementType>;
  const own = { m: 0, ...staticTheme.typography[variant] } as object;
  const sheets = [own, ...(Array.isArray(sx) ? sx : [sx])] as StaticProps<"p">["sx"];
  const element: ElementType = component ?? ELEMENTS[variant];
  return <Box {...props} component={element} sx={sheets} />;
}
