import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";

const frame = {
  width: 22,
  height: 22,
  boxSizing: "border-box",
  display: "grid",
  placeItems: "center",
  border: "1.5px solid",
  borderColor: "surface.outline",
  bgcolor: "background.paper",
} as const;

/** The checkbox's square: ink with a check when on. */
export function BoxIcon({ isOn = false }: { isOn?: boolean }) {
  const stateStyles = isOn ? { bgcolor: "secondary.main", borderColor: "secondary.main" } : {};
  return (
    <Box
      component="span"
      sx={{ ...frame, borderRadius: "7px", color: "secondary.contrastText", ...stateStyles }}
    >
      {isOn && <CheckRounded sx={{ fontSize: 18 }} />}
    </Box>
  );
}

/** The radio's circle: a thick ink ring when on. */
export function DotIcon({ isOn = false }: { isOn?: boolean }) {
  const stateStyles = isOn ? { borderWidth: 7, borderColor: "secondary.main" } : {};
  return <Box component="span" sx={{ ...frame, borderRadius: "50%", ...stateStyles }} />;
}
