/** Buttons beside each other; on a phone one below the other, all of one width, so that none wraps at random. */
export const buttonRowStyles = { display: { xs: "grid", sm: "flex" }, flexWrap: "wrap", gap: 2 } as const;
