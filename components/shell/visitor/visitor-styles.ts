/** A button that is only an icon; phones have one for the menu. */
export const iconButton = {
  display: { xs: "grid", md: "none" },
  placeItems: "center",
  width: 44,
  height: 44,
  m: 0,
  p: 0,
  border: 0,
  borderRadius: "12px",
  bgcolor: "transparent",
  color: "text.secondary",
  cursor: "pointer",
  "&:hover": { bgcolor: "surface.sunken" },
} as const;

/** The drawer at the right edge, as MUI's Drawer looks. */
export const sideMenu = {
  position: "fixed",
  inset: "0 0 0 auto",
  width: "min(320px, 88vw)",
  height: "100dvh",
  maxHeight: "none",
  m: 0,
  p: 4,
  border: 0,
  overflowY: "auto",
  bgcolor: "surface.raised",
  color: "text.primary",
  boxShadow: 24,
  "& > button": { ml: "auto" },
  "&[open]": { animation: "tb-drawer 220ms cubic-bezier(.2,.8,.2,1)" },
  "@keyframes tb-drawer": { from: { transform: "translateX(100%)" } },
  "&::backdrop": { bgcolor: "rgba(12,14,19,.5)" },
} as const;
