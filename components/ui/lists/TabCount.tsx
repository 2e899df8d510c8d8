import Box from "@mui/material/Box";

/** Count in a tab's label; `isOn` for the selected tab. */
export function TabCount({ count, isOn = false }: { count: number; isOn?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 22,
        px: "6px",
        borderRadius: "10px",
        fontSize: "0.75rem",
        lineHeight: "1.25rem",
        fontWeight: 600,
        textAlign: "center",
        bgcolor: isOn ? "secondary.main" : "surface.sunken",
        color: isOn ? "secondary.contrastText" : "text.secondary",
      }}
    >
      {count}
    </Box>
  );
}
