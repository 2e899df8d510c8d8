"use client";

import Box from "@mui/material/Box";
import { MAX_PAGE } from "@/lib/shared/list-constants";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

// Code-split, because most lists have one page.
const PageLinks = lazyComponent(
  () => import(/* webpackPrefetch: true */ "../layout/PageLinks").then((file) => file.PageLinks),
  { onError: "silent" },
);

const LINK_HEIGHT = 44;

type Props = { page: number; total: number; take: number; hrefForPage: (page: number) => string };

/** Pagination of a list; renders nothing for a single page. */
export function Pagination({ page, total, take, hrefForPage }: Props) {
  const count = Math.min(MAX_PAGE, Math.ceil(total / take));
  if (count <= 1) return null;
  return (
    <Box sx={{ mt: 6, minHeight: LINK_HEIGHT }}>
      <PageLinks page={page} count={count} hrefForPage={hrefForPage} />
    </Box>
  );
}
