import type { ComponentProps } from "react";
import { Link } from "@/lib/i18n/navigation";
import { Box } from "./Box";
import { linkLook } from "./looks";

/** A link inside of a text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Box component={Link} {...props} sx={linkLook} />;
}
