import Box from "@mui/material/Box";

export type ChipTone = "neutral" | "info" | "success" | "warning" | "error" | "line";

const TONE_STYLES: Record<ChipTone, object> = {
  neutral: { bgcolor: "surface.sunken", color: "text.secondary" },
  info: { bgcolor: "tint.info.bg", color: "tint.info.fg" },
  success: { bgcolor: "tint.success.bg", color: "tint.success.fg" },
  warning: { bgcolor: "tint.warning.bg", color: "tint.warning.fg" },
  error: { bgcolor: "tint.error.bg", color: "tint.error.fg" },
  line: { border: "1px solid", borderColor: "divider", color: "text.secondary" },
};

export const chipStyles = {
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  maxWidth: "100%",
  minHeight: 28,
  px: "10px",
  borderRadius: "8px",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  fontWeight: 560,
  "& svg": { fontSize: 16, flex: "none" },
} as const;

type Props = { icon?: React.ReactNode; tone?: ChipTone; children: React.ReactNode };

/** Chip with a small fact on a card: a date, a slot, "Lowest". Not interactive. */
export function InfoChip({ icon, tone = "neutral", children }: Props) {
  return (
    <Box component="span" sx={[chipStyles, TONE_STYLES[tone]]}>
      {icon}
      {children}
    </Box>
  );
}
