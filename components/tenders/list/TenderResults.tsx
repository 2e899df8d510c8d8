"use client";

import Box from "@mui/material/Box";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { BESIDE } from "@/components/ui/styles/styles";
import { Pagination } from "@/components/ui/lists/Pagination";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";

const TenderCard = lazyComponent(() => import("../TenderCard").then((file) => file.TenderCard), {
  preload: true,
  fallback: <CardSkeleton count={1} />,
});

type Props = {
  query: UseQueryResult<ListAnswer<Tender>>;
  empty: ReactNode;
  hrefForPage: (page: number) => string;
  /** Beside the filters there is room for one column only. */
  isBesideFilters?: boolean;
};

/** A page of tenders in every state a list can be in. Old rows fade while the next ones load. */
export function TenderResults({ query, empty, hrefForPage, isBesideFilters = false }: Props) {
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
            <TenderPage list={list} hrefForPage={hrefForPage} isBesideFilters={isBesideFilters} />
          )}
        </Box>
      )}
    </QueryBoundary>
  );
}

type PageProps = Pick<Props, "hrefForPage"> & { list: ListAnswer<Tender>; isBesideFilters: boolean };

/** Two columns of cards on tablets; from a desk on a card takes the whole row. */
const columns = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
  m: 0,
  p: 0,
  "@media (min-width: 700px) and (max-width: 1023.95px)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li": { display: "grid" },
  },
} as const;

function TenderPage({ list, hrefForPage, isBesideFilters }: PageProps) {
  return (
    <>
      <Box
        component="ul"
        sx={[columns, isBesideFilters && { [BESIDE]: { gridTemplateColumns: "minmax(0, 1fr)" } }]}
      >
        {list.items.map((tender) => (
          <li key={tender.id}>
            <TenderCard tender={tender} />
          </li>
        ))}
      </Box>
      <Pagination page={list.page} total={list.total} take={list.take} hrefForPage={hrefForPage} />
    </>
  );
}
