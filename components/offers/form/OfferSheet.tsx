"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { OfferMeter } from "@/components/ui/display/OfferMeter";
import { useTenderFormat } from "@/components/tenders/format";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = {
  tender: TenderView;
  onClose: () => void;
  children: React.ReactNode;
};

/** The form of an offer over the screen of a phone; it begins with the job, when and where, and how many offers that has. */
export function OfferSheet({ tender, onClose, children }: Props) {
  const t = useTranslations("offers.form");
  const tFrame = useTranslations("common.frame");
  const format = useTenderFormat();
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby="offer-sheet-title">
      <Box sx={headStyles}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
            <Typography id="offer-sheet-title" variant="h5" component="h2">
              {t("title")}
            </Typography>
            <Box sx={wideEnough}>
              <OfferMeter count={tender.offerCount} isTally />
            </Box>
          </Box>
        </Box>
        <IconButton edge="end" aria-label={tFrame("close")} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={bodyStyles}>
        {/* Scrolls away: what is typed has the room of a small phone. */}
        <Box>
          <Typography variant="subtitle2" component="p" sx={{ overflowWrap: "anywhere" }}>
            {tender.title}
          </Typography>
          <Typography variant="body2" sx={{ color: "surface.muted" }}>
            {/* The shorter one first: no dot is left at the end of a line. */}
            {[tender.address?.city ?? format.where(tender), format.when(tender)].join(" · ")}
          </Typography>
          <Box component="details" sx={{ typography: "body2" }}>
            <Box component="summary" sx={summaryStyles}>
              {t("readJob")}
            </Box>
            <Box sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{tender.description}</Box>
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

/** High enough for a finger. */
const summaryStyles = { py: 3, cursor: "pointer", fontWeight: 600 } as const;

/** On the smallest phones it would take a line of its own; the tender below the sheet says it, too. */
const wideEnough = { "@media (max-width: 380px)": { display: "none" } } as const;

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
