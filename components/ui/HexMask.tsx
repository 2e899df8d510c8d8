import Box, { type BoxProps } from "@mui/material/Box";

/** The rounded pointy-top hexagon of the comb: a BEE, a category, a node of a timeline; nothing else is one. */
const HEX =
  "url(\"data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%2086.6%20100'%20preserveAspectRatio%3D'none'%3E%3Cpath%20d%3D'M35.51%204.5Q43.3%200%2051.09%204.5L78.81%2020.5Q86.6%2025%2086.6%2034L86.6%2066Q86.6%2075%2078.81%2079.5L51.09%2095.5Q43.3%20100%2035.51%2095.5L7.79%2079.5Q0%2075%200%2066L0%2034Q0%2025%207.79%2020.5Z'%2F%3E%3C%2Fsvg%3E\")";

export const hexMask = {
  maskImage: HEX,
  maskPosition: "center",
  maskSize: "100% 100%",
  maskRepeat: "no-repeat",
};

export type HexTone = "honey" | "neutral" | "info" | "success" | "warning" | "ink";

const TONES: Record<HexTone, { bgcolor: string; color: string }> = {
  honey: { bgcolor: "honey.soft", color: "status.ACCEPTED.fg" },
  neutral: { bgcolor: "surface.sunken", color: "text.secondary" },
  info: { bgcolor: "tint.info.bg", color: "tint.info.fg" },
  success: { bgcolor: "tint.success.bg", color: "tint.success.fg" },
  warning: { bgcolor: "tint.warning.bg", color: "tint.warning.fg" },
  ink: { bgcolor: "secondary.main", color: "secondary.contrastText" },
};

type Props = Omit<BoxProps, "children"> & { size: number; tone?: HexTone; children?: React.ReactNode };

/** A hexagonal tile, as wide as `size` and a little higher. */
export function HexMask({ size, tone = "honey", children, sx, ...rest }: Props) {
  return (
    <Box
      component="span"
      {...rest}
      sx={[
        {
          display: "grid",
          placeItems: "center",
          flex: "none",
          width: size,
          height: Math.round(size * 1.083),
        },
        hexMask,
        TONES[tone],
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
