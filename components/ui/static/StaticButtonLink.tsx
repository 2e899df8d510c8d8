import type { ComponentProps } from "react";
import { Box, type StaticProps } from "./Box";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { buttonStyles, type ButtonStyleOptions } from "../styles/button-styles";

type Props = ButtonStyleOptions & {
  sx?: StaticProps<"a">["sx"];
  startIcon?: React.ReactNode;
} & ComponentProps<typeof StaticLink>;

/** A link with the look of a button. */
export function StaticButtonLink({ variant, color, size, sx, startIcon, children, ...rest }: Props) {
  const sheets = [buttonStyles({ variant, color, size }), ...(Array.isArray(sx) ? sx : [sx])];
  return (
    <Box component={StaticLink} {...rest} sx={sheets as StaticProps<"a">["sx"]}>
      {startIcon}
      {children}
    </Box>
  );
}
