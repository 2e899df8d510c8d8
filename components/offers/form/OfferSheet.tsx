"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { OfferMeter } from "@/components/ui/display/OfferMeter";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { TenderText } from "@/components/tenders/TenderText";
import { AnswerFacts } from "@/components/questions/AnswerFacts";
import { useTenderFormat } from "@/components/tenders/format";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = {
  tender: TenderView;
  onClose: () => void;
  children: React.ReactNode;
};

/** The form of an offer over the screen of a phone; it begins with the job, its client and how many offers there are. */
export function OfferSheet({ tender, onClose, children }: Props) {
  const t = useTranslations("offer-form");
  const tOffers = useTranslations("offers.form");
  const tFrame = useTranslations("common.frame");
  const format = useTenderFormat();
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby="offer-sheet-title">
      <Box sx={headStyles}>
        <Typography id="offer-sheet-title" variant="h5" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          {tOffers("title")}
        </Typography>
        <IconButton edge="end" aria-label={tFrame("close")} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={bodyStyles}>
        {/* Scrolls away: what is typed has the room of a small phone. */}
        <Box sx={jobStyles}>
          <Typography variant="subtitle2" component="p" sx={{ overflowWrap: "anywhere" }}>
            {tender.title}
          </Typography>
          <Typography variant="body2" sx={{ color: "surface.muted" }}>
            {/* The shorter one first: no dot is left at the end of a line. */}
            {[tender.address?.city ?? format.where(tender), format.when(tender)].join(" · ")}
          </Typography>
          <Box sx={clientStyles}>
            <span>{tender.creator.name}</span>
            <RatingStars compact {...tender.creator.rating} />
            {tender.offerCount > 0 ? <OfferMeter count={tender.offerCount} isTally /> : t("noneYet")}
          </Box>
          <Box component="details" sx={detailsStyles}>
            <Box component="summary" sx={summaryStyles}>
              {t("readJob")}
              <ExpandMoreRounded aria-hidden />
            </Box>
            <Box sx={{ display: "grid", gap: 3, pb: 2 }}>
              <AnswerFacts isDense answers={tender.answers} contentLang={tender.contentLang} />
              <TenderText tender={tender} />
            </Box>
          </Box>
        </Box>
        {children}
      </Box>
    </Dialog>
  );
}

const headStyles = {
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 2,
  p: "4px 16px",
  borderBottom: 1,
  borderColor: "divider",
} as const;

/** What the price is for stands apart from what is typed. */
const jobStyles = { px: 3, pt: 2, borderRadius: "12px", bgcolor: "surface.sunken" } as const;

const clientStyles = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  typography: "body2",
  color: "surface.muted",
} as const;

const detailsStyles = {
  typography: "body2",
  "&[open] summary svg": { transform: "rotate(180deg)" },
} as const;

/** High enough for a finger. */
const summaryStyles = {
  display: "inline-flex",
  alignItems: "center",
  gap: 1,
  py: "10px",
  cursor: "pointer",
  fontWeight: 600,
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
} as const;

/** What has the focus never lies under the bar at its foot, and its label not under the head. */
const bodyStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 4,
  p: "12px 16px 0",
  scrollPaddingTop: "3.5rem",
  scrollPaddingBottom: "8rem",
} as const;
