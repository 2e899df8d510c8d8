import Typography from "@mui/material/Typography";

/** Short facts in a row, a dot between two of them. A fact that begins a row of its own has no dot, and none hangs at an end. */
export function DottedLine({ children }: { children: React.ReactNode }) {
  return (
    <Typography component="span" variant="caption" sx={dottedStyles}>
      {children}
    </Typography>
  );
}

// The dot before the first fact of a row lies outside of the box, which cuts it off.
const dottedStyles = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "13px",
  overflowX: "clip",
  minWidth: 0,
  color: "surface.muted",
  "& > *": { position: "relative", minWidth: 0 },
  "& > *::before": {
    content: '"·" / ""',
    position: "absolute",
    left: "-13px",
    width: "13px",
    textAlign: "center",
  },
} as const;
