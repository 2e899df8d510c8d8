/** The top bar's looks, for visitors and for people who are signed in alike. */
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

/** With letters so large that the bar has no room for it, an entry is found in the menu. */
export const roomyOnly = { "@container (max-width: 15rem)": { display: "none" } } as const;

export const headerLogo = {
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  color: "text.primary",
  textDecoration: "none",
} as const;
