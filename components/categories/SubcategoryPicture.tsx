import Box, { type BoxProps } from "@mui/material/Box";
import { subcategoryArt } from "@/lib/categories/presentation";

type Props = { slug: string; sx?: BoxProps["sx"] };

/** The drawing of a service. Decoration: the words beside it say what it is. */
export function SubcategoryPicture({ slug, sx }: Props) {
  return (
    <Box
      component="img"
      src={subcategoryArt(slug)}
      alt=""
      loading="lazy"
      decoding="async"
      sx={[
        { objectFit: "cover", "[data-scheme=dark] &": { filter: "brightness(0.88)" } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
