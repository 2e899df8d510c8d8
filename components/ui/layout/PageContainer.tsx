import Box, { type BoxProps } from "@mui/material/Box";
import { pageStyles, type PageWidth } from "@/components/ui/styles/styles";

type Props = { children: React.ReactNode; width?: PageWidth; sx?: BoxProps["sx"] };

/** Maximum width and gutters of a screen. */
export function PageContainer({ children, width = "page", sx }: Props) {
  return <Box sx={[pageStyles(width), ...(Array.isArray(sx) ? sx : [sx])]}>{children}</Box>;
}
