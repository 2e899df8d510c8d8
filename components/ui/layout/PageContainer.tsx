import Box, { type BoxProps } from "@mui/material/Box";
import shared from "@/components/ui/static/shared.module.css";

const WIDTHS = { page: shared.page, form: shared.formPage, text: shared.textPage };

type Props = { children: React.ReactNode; width?: keyof typeof WIDTHS; sx?: BoxProps["sx"] };

/** Maximum width and gutters of a screen. */
export function PageContainer({ children, width = "page", sx }: Props) {
  return (
    <Box className={WIDTHS[width]} sx={sx}>
      {children}
    </Box>
  );
}
