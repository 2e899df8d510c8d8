import Box from "@mui/material/Box";

type Props = {
  /** From 0 to 100. */
  percent: number;
  height: number;
  colour: "honey.star" | "success.main";
  /** Where others stand on the same scale, as a line across the bar. */
  mark?: number | null;
};

/** A number as a bar; decoration, since the number stands beside it. */
export function Bar({ percent, height, colour, mark = null }: Props) {
  return (
    <Box aria-hidden sx={{ position: "relative", height, borderRadius: "6px", bgcolor: "surface.sunken" }}>
      <Box sx={{ width: `${percent}%`, height: 1, borderRadius: "6px", bgcolor: colour }} />
      {mark !== null && <Box sx={{ ...markStyles, left: `calc(${mark}% - 1.5px)` }} />}
    </Box>
  );
}

/** The line of others, seen on the bar and beyond it; the legend draws it, too. */
export const markStyles = {
  position: "absolute",
  top: -4,
  bottom: -4,
  width: 3,
  borderRadius: "2px",
  bgcolor: "secondary.main",
  boxShadow: "0 0 0 1.5px var(--tb-palette-background-paper)",
} as const;
