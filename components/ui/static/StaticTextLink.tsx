import type { ComponentProps } from "react";
import { Box } from "./Box";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { linkStyles } from "../styles/styles";

/** A link inside of a text. */
export function StaticTextLink(props: ComponentProps<typeof StaticLink>) {
  return <Box component={StaticLink} {...props} sx={linkStyles} />;
}
