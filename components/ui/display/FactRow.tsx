import Box from "@mui/material/Box";

/** Around rows in a card as wide as the page, where a value at the far edge is hard to match with its label: side by side. */
export const factColumnStyles = {
  "@media (min-width: 900px)": {
    "& > div > span:first-of-type": { flex: "0 0 14rem" },
    "& > div > span:last-of-type": { ml: 0, textAlign: "left" },
  },
} as const;

/** "Label … value" on one line where both have room, for breakdowns and summaries. */
export function FactRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        // What has no room beside its label stands in a row of its own, instead of in a squeezed column.
        flexWrap: "wrap",
        // A button as the value stands at the height of its label.
        alignItems: "baseline",
        columnGap: 4,
        py: 2,
        fontSize: "0.9375rem",
        lineHeight: "1.375rem",
      }}
    >
      <Box component="span" sx={{ color: "surface.muted" }}>
        {label}
      </Box>
      <Box
        component="span"
        sx={{ ml: "auto", textAlign: "right", fontWeight: 560, minWidth: 0, overflowWrap: "anywhere" }}
      >
        {children}
      </Box>
    </Box>
  );
}
