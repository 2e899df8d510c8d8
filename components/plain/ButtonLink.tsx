import type { ComponentProps } from "react";
import { Box, type PlainProps } from "./Box";
import { PlainLink } from "@/lib/i18n/plain-navigation";
import { buttonLook, type ButtonLook } from "./button-look";

type Props = ButtonLook & { sx?: PlainProps<"a">["sx"]; startIcon?: React.ReactNode } & ComponentProps<
    typeof PlainLink
  >;

/** A link with the look of a button. */
export function ButtonLink({ variant, color, size, sx, startIcon, children, ...rest }: Props) {
  const sheets = [buttonLook({ variant, color, size }), ...(Array.isArray(sx) ? sx : [sx])];
  return (
    <Box component={PlainLink} {...rest} sx={sheets as PlainProps<"a">["sx"]}>
      {startIcon}
      {children}
    </Box>
  );
}
