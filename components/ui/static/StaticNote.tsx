import { Box } from "./Box";
import { noteStyles, type NoteTone } from "../styles/styles";

/** A tinted word inside a page that sends no script. */
export function StaticNote({
  tone,
  icon,
  children,
}: {
  tone?: NoteTone;
  icon?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <Box sx={noteStyles(tone)}>
      {icon}
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: "anywhere" }}>{children}</Box>
    </Box>
  );
}
