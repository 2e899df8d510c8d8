"use client";

import Box from "@mui/material/Box";
import { Pagination } from "@/components/ui/lists/Pagination";
import { BESIDE } from "@/components/ui/styles/styles";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";
import { TenderCard } from "../TenderCard";

type Props = {
  list: ListAnswer<Tender>;
  hrefForPage: (page: number) => string;
  /** Beside the filters there is room for one column only. */
  isBesideFilters: boolean;
};

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

/** The cards of one page of a list, and the way to the others. */
export function TenderPage({ list, hrefForPage, isBesideFilters }: Props) {
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
