/** Layout of a page: a column at least as high as the viewport. */
export const frameStyles = {
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  // Room for the cookie banner, which overlays the end of the page until it is answered; from `md` up it floats.
  pb: { xs: "var(--tb-banner, 0px)", md: "calc(var(--tb-banner, -48px) + 48px)" },
} as const;

/** The main element, which holds the content of the page. */
export const mainStyles = {
  flex: 1,
  minWidth: 0,
  "&:focus": { outline: "none" },
  // A fixed bar must never cover the last line of a page; a sticky bar of the page replaces the bottom bar.
  "@media (max-width:1023px)": {
    "body:has([data-bottom-bar]) &": { pb: "calc(64px + env(safe-area-inset-bottom))" },
    "body:has([data-sticky-bar]) &": { pb: "calc(80px + env(safe-area-inset-bottom))" },
    "body:has([data-sticky-bar]) & ~ [data-bottom-bar]": { display: "none" },
  },
} as const;
