"use client";

import Box from "@mui/material/Box";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ListAnswer } from "@/lib/shared/list-query";
import { EmptyPage } from "../feedback/EmptyPage";
import { EmptyState } from "../feedback/EmptyState";
import { QueryBoundary } from "../feedback/QueryBoundary";
import { CardSkeleton } from "../feedback/Skeletons";
import { Pagination } from "./Pagination";

type Props<T> = {
  query: UseQueryResult<ListAnswer<T>>;
  hrefForPage: (page: number) => string;
  /** What is said where the whole list is empty, and what leads on. */
  empty: { title: string; text: string; actions?: React.ReactNode };
  loading?: React.ReactNode;
  children: (items: T[]) => React.ReactNode;
};

/** A page of a list in every state: loading, failed, empty, beyond its end, or its items with the way to other pages. */
export function PagedList<T>({ query, hrefForPage, empty, loading, children }: Props<T>) {
  return (
    <QueryBoundary
      query={query}
      loading={loading ?? <CardSkeleton count={2} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState {...empty} />}
    >
      {({ items, total, take, page }) =>
        items.length === 0 ? (
          <EmptyPage hrefForPage={hrefForPage} />
        ) : (
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
            {children(items)}
            <Pagination page={page} total={total} take={take} hrefForPage={hrefForPage} />
          </Box>
        )
      }
    </QueryBoundary>
  );
}
