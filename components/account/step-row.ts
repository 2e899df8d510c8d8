/** A row of "Next for you": hexagon, words, verb. */
export const stepRow = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: { xs: 3.5, md: 4 },
  minHeight: 84,
  px: { xs: 4, md: 6 },
  py: { xs: 3.5, md: 4 },
} as const;
