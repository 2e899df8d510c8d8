"use client";

import Box from "@mui/material/Box";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";

// The skeleton stays until the cards can be drawn: rows that grow afterwards would move those below them.
const TenderPage = lazyComponent(() => import("./TenderPage").then((file) => file.TenderPage), {
  preload: true,
  fallback: <CardSkeleton count={4} />,
});

type Props = {
  query: UseQueryResult<ListAnswer<Tender>>;
  empty: ReactNode;
  hrefForPage: (page: number) => string;
  /** A client's own tenders; all others stand beside filters. */
  isOwn?: boolean;
};

/** A page of tenders in every state a list can be in. Old rows fade while the next ones load. */
export function TenderResults({ query, empty, hrefForPage, isOwn = false }: Props) {
  return (
    <QueryBoundary
      query={query}
      loading={<CardSkeleton count={4} />}
      isEmpty={(list) => list.total === 0}
      empty={empty}
    >
      {(list) => (
        <Box
          sx={{ opacity: query.isPlaceholderData ? 0.6 : 1, transition: "opacity 150ms" }}
          aria-busy={query.isPlaceholderData}
        >
          {list.items.length === 0 ? (
            <EmptyPage hrefForPage={hrefForPage} />
          ) : (
            <TenderPage list={list} hrefForPage={hrefForPage} isOwn={isOwn} />
          )}
        </Box>
      )}
    </QueryBoundary>
  );
}
