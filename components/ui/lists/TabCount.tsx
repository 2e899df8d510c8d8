import Box from "@mui/material/Box";

const MOST = 999;

type Props = { count: number | null; isOn?: boolean };

/** Count in a tab's label; `isOn` for the selected tab. Null keeps its place. */
export function TabCount({ count, isOn = false }: Props) {
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
        visibility: count === null ? "hidden" : "visible",
        bgcolor: isOn ? "secondary.main" : "surface.sunken",
        color: isOn ? "secondary.contrastText" : "text.secondary",
      }}
    >
      {count !== null && count > MOST ? `${MOST}+` : (count ?? 0)}
    </Box>
  );
}
