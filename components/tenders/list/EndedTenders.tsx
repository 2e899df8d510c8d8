"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import { useLocale } from "next-intl";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { useDateText } from "@/components/ui/display/use-date-text";
import { cardStyles } from "@/components/ui/styles/styles";
import { Link } from "@/lib/i18n/navigation";
import { formatMoney } from "@/lib/shared/money";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";

type Props = {
  tenders: readonly Tender[];
  /** How they ended stands above them already. */
  isEndKnown: boolean;
};

/** Own tenders that have ended: what it was, how it ended and when, and of a job that was done its price. */
export function EndedTenders({ tenders, isEndKnown }: Props) {
  const locale = useLocale();
  const dateText = useDateText();
  return (
    <Box component="ul" sx={{ ...cardStyles, overflow: "clip", listStyle: "none", m: 0, p: 0 }}>
      {tenders.map(({ id, title, status, endedAt, createdAt, agreedPriceMinor }) => (
        <Box component="li" key={id} sx={{ "& + li": { borderTop: 1, borderColor: "divider" } }}>
          <Box component={Link} href={`/account/tenders/${id}`} sx={ROW}>
            <Box component="span" sx={TITLE}>
              {title}
            </Box>
            <Box component="span" sx={STATE}>
              {!isEndKnown && <StatusChip status={status} />}
              <Box component="time" dateTime={endedAt ?? createdAt} sx={DATE}>
                {dateText(new Date(endedAt ?? createdAt), {
                  day: "numeric",
                  month: "short",
                  year: "numeric",
                })}
              </Box>
            </Box>
            <Box component="span" sx={PRICE}>
              {status === "COMPLETED" && agreedPriceMinor !== null && formatMoney(agreedPriceMinor, locale)}
            </Box>
            <ChevronRightRounded aria-hidden />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

// On a phone state and date stand below the title, the price beside both.
const ROW = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto auto", sm: "minmax(0, 1fr) auto auto auto" },
  alignItems: "center",
  columnGap: 4,
  rowGap: 1,
  minHeight: 56,
  px: 4,
  py: { xs: 3, sm: 2 },
  color: "inherit",
  textDecoration: "none",
  "@media (hover: hover)": { "&:hover": { bgcolor: "surface.sunken" } },
  "& > svg": { gridArea: { xs: "1 / 3 / 3", sm: "auto" }, fontSize: 20, color: "surface.muted" },
} as const;

const TITLE = {
  typography: "subtitle1",
  overflow: "hidden",
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
} as const;

const PRICE = {
  gridArea: { xs: "1 / 2 / 3", sm: "auto" },
  minWidth: { sm: "4.5rem" },
  textAlign: "right",
  fontSize: "0.875rem",
  fontWeight: 560,
  whiteSpace: "nowrap",
} as const;

const STATE = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 } as const;

const DATE = {
  minWidth: { sm: "7.5rem" },
  textAlign: { sm: "right" },
  fontSize: "0.875rem",
  whiteSpace: "nowrap",
  color: "surface.muted",
} as const;
