/** The bar and the tabs stand over the top of the page: an anchor stops below them. */
export const anchorMargin = { scrollMarginTop: { xs: "124px", md: "132px" } } as const;
