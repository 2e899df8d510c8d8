/** Scroll margin of anchors: app bar and tabs are sticky above them. */
export const anchorStyles = { scrollMarginTop: { xs: "124px", md: "132px" } } as const;
