import Box, { type BoxProps } from "@mui/material/Box";
import { noteStyles, type NoteTone } from "@/components/ui/styles/styles";

type Props = {
  tone?: NoteTone;
  icon?: React.ReactNode;
  children: React.ReactNode;
  role?: "alert" | "status";
  sx?: BoxProps["sx"];
};

/** Inline alert in a page: what happens to money or privacy, what is still missing. */
export function Note({ tone = "neutral", icon, children, role, sx }: Props) {
  return (
    <Box role={role} sx={[noteStyles(tone), ...(Array.isArray(sx) ? sx : [sx])]}>
      {icon}
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: "anywhere" }}>{children}</Box>
    </Box>
  );
}
