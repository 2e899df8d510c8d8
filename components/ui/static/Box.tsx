import type { SxProps, Theme } from "@mui/material/styles";
import type { ElementType, ReactNode } from "react";
import { styleOf } from "./style";

export type StaticProps<C extends ElementType> = {
  component?: C;
  sx?: SxProps<Theme>;
  children?: ReactNode;
  className?: string;
} & Omit<React.ComponentPropsWithoutRef<C>, "component" | "sx" | "children" | "className">;

/**
 * MUI's Box for pages that send no script: the same `sx`, turned into a class on the server. For server components
 * only; in a client component it would bring all of MUI's style system along.
 */
export function Box<C extends ElementType = "div">({
  component,
  sx,
  className,
  children,
  ...rest
}: StaticProps<C>) {
  const As: ElementType = component ?? "div";
  if (!sx)
    return (
      <As className={className} {...rest}>
        {children}
      </As>
    );
  const style = styleOf(sx);
  const names = className ? `${className} ${style.className}` : style.className;
  return (
    <>
      {/* React writes a sheet of one name once, into the head. */}
      <style href={style.className} precedence="plain">
        {style.css}
      </style>
      <As className={names} {...rest}>
        {children}
      </As>
    </>
  );
}
