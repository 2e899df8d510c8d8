"use client";

import Box from "@mui/material/Box";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { Pagination } from "@/components/ui/lists/Pagination";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";
import { TenderCard } from "../TenderCard";

type Props = {
  query: UseQueryResult<ListAnswer<Tender>>;
  empty: ReactNode;
  hrefForPage: (page: number) => string;
};

/** A page of tenders in every state a list can be in. Old rows fade while the next ones load. */
export function TenderResults({ query, empty, hrefForPage }: Props) {
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
            <TenderPage list={list} hrefForPage={hrefForPage} />
          )}
        </Box>
      )}
    </QueryBoundary>
  );
}

type PageProps = { list: ListAnswer<Tender>; hrefForPage: (page: number) => string };

function TenderPage({ list, hrefForPage }: PageProps) {
  return (
    <>
      <Box component="ul" sx={{ display: "grid", gap: 3, listStyle: "none", m: 0, p: 0 }}>
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
