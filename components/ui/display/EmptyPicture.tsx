import Box from "@mui/material/Box";

/** The places with a drawing of their own in public/art/empty; the comb stands for all others. */
export type EmptyPlace =
  | "search"
  | "tenders"
  | "offers"
  | "messages"
  | "notifications"
  | "reviews"
  | "offline";

/** Decorative drawing of an empty place: the words below it say what is missing. */
export function EmptyPicture({ place, small = false }: { place: EmptyPlace; small?: boolean }) {
  return (
    <Box
      component="img"
      src={`/art/empty/${place}.svg`}
      alt=""
      width={small ? 107 : 200}
      height={small ? 80 : 150}
      decoding="async"
      sx={{ "[data-scheme=dark] &": { filter: "brightness(0.88)" } }}
    />
  );
}
