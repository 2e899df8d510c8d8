"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Pagination } from "@/components/ui/lists/Pagination";
import { BESIDE } from "@/components/ui/styles/styles";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";
import { TenderCard } from "../TenderCard";
import { EndedTenders } from "./EndedTenders";
import { isEnded, nextOf } from "./own-tenders";

type Props = {
  list: ListAnswer<Tender>;
  hrefForPage: (page: number) => string;
  /** A client's own tenders; all others stand beside filters, where there is room for one column only. */
  isOwn: boolean;
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

/** The cards of one page of a list, and the way to the others. Of the own ones those that ended are lines below. */
export function TenderPage({ list, hrefForPage, isOwn }: Props) {
  const ended = isOwn ? list.items.filter(isEnded) : [];
  const going = isOwn ? list.items.filter((tender) => !isEnded(tender)) : list.items;
  const next = isOwn ? nextOf(going) : undefined;
  return (
    <>
      {going.length > 0 && (
        <Box component="ul" sx={[columns, !isOwn && { [BESIDE]: { gridTemplateColumns: "minmax(0, 1fr)" } }]}>
          {going.map((tender) => (
            <li key={tender.id}>
              <TenderCard tender={tender} isNext={tender === next} />
            </li>
          ))}
        </Box>
      )}
      {ended.length > 0 && <Ended tenders={ended} isBelow={going.length > 0} />}
      <Pagination page={list.page} total={list.total} take={list.take} hrefForPage={hrefForPage} />
    </>
  );
}

type EndedProps = { tenders: readonly Tender[]; isBelow: boolean };

function Ended({ tenders, isBelow }: EndedProps) {
  const t = useTranslations("tenders.own");
  return (
    <Box component="section" aria-label={t("ended")} sx={isBelow ? { mt: 8 } : undefined}>
      {isBelow && (
        <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
          {t("ended")}
        </Typography>
      )}
      {/* Where nothing else is listed the tab, or the price, says how they ended. */}
      <EndedTenders
        tenders={tenders}
        isEndKnown={!isBelow && tenders.every(({ status }) => status === "COMPLETED")}
      />
    </Box>
  );
}
