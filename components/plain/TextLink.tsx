import type { ComponentProps } from "react";
import { Box } from "./Box";
import { PlainLink } from "@/lib/i18n/plain-navigation";
import { linkLook } from "./looks";

/** A link inside of a text. */
export function TextLink(props: ComponentProps<typeof PlainLink>) {
  return <Box component={PlainLink} {...props} sx={linkLook} />;
}
