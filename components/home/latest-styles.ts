import { cardStyles } from "@/components/ui/styles/styles";

// Phones show one card and a part of the next, which says that there is more to the side.
export const strip = {
  display: "grid",
  gridAutoFlow: { xs: "column", md: "row" },
  gridAutoColumns: { xs: "min(248px, 76vw)" },
  gridTemplateColumns: { md: "repeat(4, minmax(0, 1fr))" },
  gap: { xs: 3, md: 4 },
  mx: { xs: -4, md: 0 },
  px: { xs: 4, md: 0 },
  pb: { xs: 2, md: 0 },
  overflowX: { xs: "auto", md: "visible" },
  scrollSnapType: { xs: "x proximity", md: "none" },
  scrollPaddingInline: "16px",
  listStyle: "none",
  "& > li": { scrollSnapAlign: "start" },
} as const;

export const card = {
  ...cardStyles,
  display: "flex",
  flexDirection: "column",
  height: 1,
  overflow: "hidden",
  color: "inherit",
  textDecoration: "none",
  transition: "border-color 150ms, box-shadow 200ms",
  "&:hover": { borderColor: "surface.outlineSoft", boxShadow: 8 },
} as const;

export const picture = {
  display: "block",
  width: 1,
  height: 132,
  objectFit: "cover",
  bgcolor: "honey.tint",
  '[data-scheme="dark"] &': { filter: "brightness(.88)" },
} as const;

export const body = {
  display: "flex",
  flexDirection: "column",
  gap: 2,
  flex: 1,
  p: "14px 16px 16px",
} as const;

export const head = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  typography: "caption",
  color: "surface.muted",
  "& time": { whiteSpace: "nowrap" },
} as const;

export const title = {
  m: 0,
  typography: "h6",
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const;

export const place = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  mt: "auto",
  typography: "body2",
  color: "text.secondary",
} as const;

/** A card that is still to come, as high as one. */
export const waiting = { ...cardStyles, height: 260, bgcolor: "surface.sunken", boxShadow: 0 } as const;

export const failed = {
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  gap: 3,
  py: 6,
  "& > p": { m: 0 },
} as const;
