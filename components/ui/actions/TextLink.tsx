import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ComponentPropsWithoutRef, ElementType } from "react";
import shared from "@/components/ui/static/shared.module.css";

type Props<C extends ElementType> = { component?: C; sx?: SxProps<Theme> } & Omit<
  ComponentPropsWithoutRef<C>,
  "component" | "sx"
>;

/** Inline link within text. */
export function TextLink<C extends ElementType = "a">({ component, ...rest }: Props<C>) {
  const element: ElementType = component ?? "a";
  return <Box component={element} className={shared.link} {...rest} />;
}
