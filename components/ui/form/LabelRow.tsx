import Box from "@mui/material/Box";

type RowProps = { beside?: React.ReactNode; children: React.ReactNode };

/** A label, and on its right what stands beside it; where there is no room, below. */
export function LabelRow({ beside, children }: RowProps) {
  if (!beside) return children;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "baseline",
        justifyContent: "space-between",
        columnGap: 3,
        minWidth: 0,
      }}
    >
      {children}
      {beside}
    </Box>
  );
}

/** What a label is followed by: "(optional)", "5 to 80 characters". */
export function LabelHint({ hint }: { hint: string | undefined }) {
  if (!hint) return null;
  return (
    <>
      {/* The space separates label and hint in the accessible name, too. */}{" "}
      {/* A whole of its own: a hint of two words does not begin on the label's line and end on the next. */}
      <Box component="span" sx={{ display: "inline-block", fontWeight: 450, color: "surface.muted" }}>
        {hint}
      </Box>
    </>
  );
}
