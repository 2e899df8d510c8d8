import type { ComponentProps } from "react";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class";

type Props = { variant?: ButtonVariant; size?: ButtonSize } & ComponentProps<typeof StaticLink>;

/** A link that looks like a button. */
export function StaticButtonLink({ variant, size, className = "", ...rest }: Props) {
  return <StaticLink {...rest} className={`${buttonClass(variant, size)} ${className}`.trim()} />;
}
