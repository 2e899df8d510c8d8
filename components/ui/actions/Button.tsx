"use client";

import ButtonBase, { type ButtonBaseProps, type ExtendButtonBase } from "@mui/material/ButtonBase";
import { buttonStyles, type ButtonStyleOptions } from "@/components/ui/styles/button-styles";

type OwnProps = ButtonStyleOptions & {
  startIcon?: React.ReactNode;
  endIcon?: React.ReactNode;
  fullWidth?: boolean;
};

export type ButtonProps<C extends React.ElementType = "button"> = ButtonBaseProps<C, OwnProps>;

/** The button of the design system; with `href` or a link as its `component`, a link styled as a button. */
export const Button = function Button(props: ButtonProps) {
  const { variant = "text", color, size, startIcon, endIcon, fullWidth, sx, children, ...rest } = props;
  const styles = [buttonStyles({ variant, color, size }), fullWidth && { width: 1 }];
  return (
    <ButtonBase data-variant={variant} {...rest} sx={[...styles, ...(Array.isArray(sx) ? sx : [sx])]}>
      {startIcon}
      {children}
      {endIcon}
    </ButtonBase>
  );
} as ExtendButtonBase<{ props: OwnProps; defaultComponent: "button" }>;
