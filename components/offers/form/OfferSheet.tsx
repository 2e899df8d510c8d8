"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = { tender: Pick<TenderView, "title">; onClose: () => void; children: React.ReactNode };

/** The form of an offer over the screen of a phone. */
export function OfferSheet({ tender, onClose, children }: Props) {
  const t = useTranslations("offers.form");
  const tFrame = useTranslations("common.frame");
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby="offer-sheet-title">
      <Box sx={headStyles}>
        <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
          <Typography id="offer-sheet-title" variant="h5" component="h2">
            {t("title")}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: "surface.muted", overflowWrap: "anywhere" }}
          >
            {tender.title}
          </Typography>
        </Box>
        <IconButton edge="end" aria-label={tFrame("close")} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={bodyStyles}>{children}</Box>
    </Dialog>
  );
}

const headStyles = {
  flex: "none",
  display: "flex",
  alignItems: "flex-start",
  gap: 2,
  p: "12px 16px",
  borderBottom: 1,
  borderColor: "divider",
} as const;

/** What has the focus never lies under the bar at its foot. */
const bodyStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 4,
  p: 4,
  pb: 0,
  scrollPaddingBottom: "104px",
} as const;
