import Box, { type BoxProps } from "@mui/material/Box";
import { hexStyles, type HexTone } from "@/components/ui/styles/styles";

type Props = Omit<BoxProps, "children"> & { size: number; tone?: HexTone; children?: React.ReactNode };

/** A hexagonal tile, as wide as `size` and a little higher. */
export function HexMask({ size, tone = "honey", children, sx, ...rest }: Props) {
  return (
    <Box component="span" {...rest} sx={[hexStyles(size, tone), ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}
