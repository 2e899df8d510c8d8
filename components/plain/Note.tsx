import { Box } from "./Box";
import { noteLook, type NoteTone } from "./looks";

/** A tinted word inside a page that sends no script. */
export function Note({
  tone,
  icon,
  children,
}: {
  tone?: NoteTone;
  icon?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <Box sx={noteLook(tone)}>
      {icon}
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: "anywhere" }}>{children}</Box>
    </Box>
  );
}
