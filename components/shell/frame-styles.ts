/** The page as a column, as high as the window at least. */
export const frameStyles = {
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  // The cookie banner lies over the end of the page until it is answered; it floats a little from tablets up.
  pb: { xs: "var(--tb-banner, 0px)", md: "calc(var(--tb-banner, -48px) + 48px)" },
} as const;

/** Where the page's own content stands. */
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
