"use client";

import ButtonBase, { type ButtonBaseProps, type ExtendButtonBase } from "@mui/material/ButtonBase";
import { onHover } from "@/components/ui/styles/button-styles";

/** `edge`: a negative margin, so that the icon and not its padding aligns with the content above and below. */
type OwnProps = { edge?: "start" | "end" };

const baseStyles = {
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: "12px",
  fontSize: "1.5rem",
  color: "text.secondary",
  transition: "background-color 150ms",
  "&.Mui-disabled": { color: "action.disabled" },
  ...onHover({ bgcolor: "surface.sunken" }),
};
const EDGES = { start: { ml: "-12px" }, end: { mr: "-12px" } };

/** A button that is one icon. It needs an accessible name: `aria-label`. */
export const IconButton = function IconButton({ edge, sx, ...rest }: ButtonBaseProps<"button", OwnProps>) {
  return <ButtonBase {...rest} sx={[baseStyles, edge && EDGES[edge], ...(Array.isArray(sx) ? sx : [sx])]} />;
} as ExtendButtonBase<{ props: OwnProps; defaultComponent: "button" }>;
