import Box from "@mui/material/Box";

type Props = {
  /** What it is called, and what hangs on it. */
  name: React.ReactNode;
  /** Buttons that are one icon each. */
  tools: React.ReactNode;
  /** Its switch, with a label that is seen. */
  toggle?: React.ReactNode;
  /** What it opens: a `FoldButton`, and what that unfolds. */
  fold?: React.ReactNode;
  children?: React.ReactNode;
};

/** An entry that is arranged: its name beside its tools, below them what it holds and whether it is offered. */
export function EntryLayout({ name, tools, toggle, fold, children }: Props) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "break-word" }}>{name}</Box>
        {/* The icons, not their padding, end where the card's text ends. */}
        <Box sx={{ display: "flex", flex: "none", mr: "-10px" }}>{tools}</Box>
      </Box>
      {children}
      {(toggle || fold) && (
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: fold ? "space-between" : "end",
            columnGap: 4,
          }}
        >
          {fold}
          {toggle}
        </Box>
      )}
    </Box>
  );
}
