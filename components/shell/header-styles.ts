/** Styles of the top bar, the same for visitors and signed-in users. */
export const headerBar = {
  position: "sticky",
  top: 0,
  zIndex: 1100,
  flexShrink: 0,
  width: "100%",
  bgcolor: "background.paper",
  color: "text.primary",
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;

export const headerInner = {
  width: "100%",
  maxWidth: 1200,
  mx: "auto",
  height: { xs: 56, md: 64 },
  px: { xs: 4, md: 6 },
  display: "flex",
  alignItems: "center",
  gap: 2,
  containerType: "inline-size",
} as const;

/** Hides an entry at font sizes for which the bar has no room; the menu has it, too. */
export const roomyOnly = { "@container (max-width: 15rem)": { display: "none" } } as const;

export const headerLogo = {
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  color: "text.primary",
  textDecoration: "none",
} as const;
