import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ComponentPropsWithoutRef, ElementType } from "react";
import { linkStyles } from "@/components/ui/styles/styles";

type Props<C extends ElementType> = { component?: C; sx?: SxProps<Theme> } & Omit<
  ComponentPropsWithoutRef<C>,
  "component" | "sx"
>;

/** Inline link within text. */
export function TextLink<C extends ElementType = "a">({ component, sx, ...rest }: Props<C>) {
  const element: ElementType = component ?? "a";
  return <Box component={element} {...rest} sx={[linkStyles, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
