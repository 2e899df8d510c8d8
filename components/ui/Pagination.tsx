"use client";

import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import { MAX_PAGE } from "@/lib/shared/list-limits";
import type { PageLinksProps } from "./PageLinks";

const Nothing = (_props: PageLinksProps) => <></>;

// Most lists have one page. Drawn on the server where the list is; a list stays where the network does not bring it.
const PageLinks = lazy(() =>
  import(/* webpackPrefetch: true */ "./PageLinks").then(
    (file) => ({ default: file.PageLinks }),
    () => ({ default: Nothing }),
  ),
);

const LINK_HEIGHT = 44;

type Props = { page: number; total: number; take: number; hrefForPage: (page: number) => string };

/** The way to the other pages of a list. Nothing for one page. */
export function Pagination({ page, total, take, hrefForPage }: Props) {
  const count = Math.min(MAX_PAGE, Math.ceil(total / take));
  if (count <= 1) return null;
  return (
    <Box sx={{ mt: 6, minHeight: LINK_HEIGHT }}>
      <Suspense>
        <PageLinks page={page} count={count} hrefForPage={hrefForPage} />
      </Suspense>
    </Box>
  );
}
