import Box, { type BoxProps } from "@mui/material/Box";

export type NoteTone = "honey" | "neutral" | "success" | "warning" | "info" | "error";

const LOOKS: Record<NoteTone, object> = {
  honey: { bgcolor: "honey.tint", color: "text.primary" },
  neutral: { bgcolor: "surface.sunken", color: "text.secondary" },
  success: { bgcolor: "tint.success.bg", color: "tint.success.fg" },
  warning: { bgcolor: "tint.warning.bg", color: "tint.warning.fg" },
  info: { bgcolor: "tint.info.bg", color: "tint.info.fg" },
  error: { bgcolor: "tint.error.bg", color: "tint.error.fg" },
};

type Props = {
  tone?: NoteTone;
  icon?: React.ReactNode;
  children: React.ReactNode;
  role?: "alert" | "status";
  sx?: BoxProps["sx"];
};

/** A tinted word inside a page: what happens to money or privacy, what is still missing. */
export function Note({ tone = "neutral", icon, children, role, sx }: Props) {
  return (
    <Box
      role={role}
      sx={[
        {
          display: "flex",
          gap: 3,
          p: "14px 16px",
          borderRadius: "12px",
          fontSize: "0.875rem",
          lineHeight: "21px",
        },
        { "& > svg": { fontSize: 20, flex: "none" } },
        LOOKS[tone],
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {icon}
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: "anywhere" }}>{children}</Box>
    </Box>
  );
}
