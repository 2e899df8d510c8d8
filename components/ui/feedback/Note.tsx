import Box, { type BoxProps } from "@mui/material/Box";
import shared from "@/components/ui/static/shared.module.css";

const TONES = {
  honey: shared.honeyNote,
  neutral: shared.note,
  success: shared.successNote,
  warning: shared.warningNote,
  info: shared.infoNote,
  error: shared.errorNote,
};

// MUI's icons set their size themselves.
const iconStyles = { "& > svg": { fontSize: 20, flex: "none" } };

type Props = {
  tone?: keyof typeof TONES;
  icon?: React.ReactNode;
  children: React.ReactNode;
  role?: "alert" | "status";
  sx?: BoxProps["sx"];
};

/** Inline alert in a page: what happens to money or privacy, what is still missing. */
export function Note({ tone = "neutral", icon, children, role, sx }: Props) {
  return (
    <Box role={role} className={TONES[tone]} sx={[iconStyles, ...(Array.isArray(sx) ? sx : [sx])]}>
      {icon}
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: "anywhere" }}>{children}</Box>
    </Box>
  );
}
