import Box from "@mui/material/Box";

const MAX = 99;

const badge = {
  position: "absolute",
  top: 0,
  right: 0,
  transform: "translate(50%, -50%)",
  display: "grid",
  placeItems: "center",
  minWidth: 20,
  minHeight: 20,
  px: "6px",
  borderRadius: "1em",
  boxShadow: "0 0 0 2px var(--tb-palette-background-paper)",
  fontSize: "0.6875rem",
  lineHeight: 1,
  fontWeight: 700,
  "@media (forced-colors: active)": { border: "1px solid ButtonBorder" },
} as const;

type Props = { count: number; tone: "error" | "secondary"; children: React.ReactNode };

/** Count at the corner of an icon, without one at zero. Hidden from screen readers, which get it from the icon's label. */
export function CountBadge({ count, tone, children }: Props) {
  return (
    <Box component="span" sx={{ position: "relative", display: "inline-flex", flex: "none" }}>
      {children}
      {count > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={[badge, { bgcolor: `${tone}.main`, color: `${tone}.contrastText` }]}
        >
          {count > MAX ? `${MAX}+` : count}
        </Box>
      )}
    </Box>
  );
}
