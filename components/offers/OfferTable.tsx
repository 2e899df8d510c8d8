"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { cardStyles } from "@/components/ui/styles/styles";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AwayChip } from "@/components/ui/display/AwayChip";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { useMetricTexts } from "@/components/users/metrics/use-metric-texts";
import { PriceText } from "@/components/ui/display/PriceText";
import { priceStyle } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { distinctionsOf, useOfferFormat, type Distinction } from "./format";
import { OfferButtons } from "./OfferButtons";
import { OfferFiles } from "./OfferFiles";
import { BusinessChip, OfferPerson, TrackRecord } from "./OfferPerson";

type RowKey = "start" | "materials" | "distance" | "record" | "answerTime" | "message" | "files";

/** Offers as columns, the same question in one row: from tablets up. More than three scroll sideways inside. */
export function OfferTable({ offers, canChat }: { offers: readonly OfferView[]; canChat: boolean }) {
  const t = useTranslations("offers.compare");
  const tMetrics = useTranslations("metrics");
  const format = useOfferFormat();
  const metrics = useMetricTexts();
  const hasAnswers = offers.some(({ pro }) => pro.metrics.answerMinutes !== null);
  const hasFiles = offers.some(({ files }) => files.length > 0);
  const hasDistance = offers.some(({ distanceKm }) => distanceKm !== null);
  const rows: { key: RowKey; cell: (offer: OfferView) => ReactNode }[] = [
    { key: "start", cell: (offer) => <StartCell offer={offer} offers={offers} /> },
    { key: "materials", cell: (offer) => format.materials(offer) },
    ...(hasDistance
      ? [{ key: "distance", cell: (offer: OfferView) => format.distance(offer) ?? "–" } as const]
      : []),
    { key: "record", cell: (offer) => <RecordCell offer={offer} offers={offers} /> },
    ...(hasAnswers
      ? [{ key: "answerTime", cell: ({ pro }: OfferView) => metrics.usually(pro.metrics) ?? "–" } as const]
      : []),
    { key: "message", cell: (offer) => <MessageText text={offer.message} /> },
    ...(hasFiles
      ? [{ key: "files", cell: (offer: OfferView) => <OfferFiles offer={offer} /> } as const]
      : []),
  ];
  return (
    <Box
      component="section"
      sx={{ ...cardStyles, ...FROM_TABLETS, overflowX: "auto" }}
      tabIndex={0}
      aria-label={t("tableLabel")}
    >
      <Box component="table" sx={{ ...TABLE, minWidth: LABEL_WIDTH + offers.length * OFFER_WIDTH }}>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                <OfferPerson offer={offer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t("total")}>
            {offers.map((offer) => (
              <td key={offer.id}>
                <TotalCell offer={offer} offers={offers} />
              </td>
            ))}
          </Row>
          {rows.map(({ key, cell }) => (
            <Row key={key} label={key === "answerTime" ? tMetrics(key) : t(key)}>
              {offers.map((offer) => (
                <td key={offer.id}>{cell(offer)}</td>
              ))}
            </Row>
          ))}
          <tr>
            <td />
            {offers.map((offer, index) => (
              <td key={offer.id}>
                <OfferButtons offer={offer} isFirst={index === 0} canChat={canChat} />
              </td>
            ))}
          </tr>
        </tbody>
      </Box>
    </Box>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

type CellProps = { offer: OfferView; offers: readonly OfferView[] };

function Marked({ offer, offers, mark, children }: CellProps & { mark: Distinction; children: ReactNode }) {
  const t = useTranslations("offers.compare.distinctions");
  const isMarked = distinctionsOf(offer, offers).includes(mark);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        alignItems: "center",
        gap: 2,
      }}
    >
      {children}
      {isMarked && <InfoChip tone="info">{t(mark)}</InfoChip>}
    </Box>
  );
}

function TotalCell({ offer, offers }: CellProps) {
  const format = useOfferFormat();
  return (
    <>
      <Marked offer={offer} offers={offers} mark="lowest">
        <PriceText minor={offer.totalMinor} {...priceStyle(offer)} size="xl" />
      </Marked>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {format.price(offer)}
      </Typography>
    </>
  );
}

function StartCell({ offer, offers }: CellProps) {
  const format = useOfferFormat();
  return (
    <Marked offer={offer} offers={offers} mark="earliest">
      <span>{[format.start(offer), format.takes(offer)].filter(Boolean).join(", ")}</span>
    </Marked>
  );
}

function RecordCell({ offer, offers }: CellProps) {
  const completed = useMetricTexts().completed(offer.pro.metrics);
  return (
    <Marked offer={offer} offers={offers} mark="bestRated">
      <span>
        <TrackRecord offer={offer} />
        {completed && `, ${completed}`} <BusinessChip offer={offer} />{" "}
        {offer.pro.awayUntil && <AwayChip until={offer.pro.awayUntil} />}
      </span>
    </Marked>
  );
}

function MessageText({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere", color: "text.secondary" }}
    >
      {text}
    </Typography>
  );
}

const LABEL_WIDTH = 112;
const OFFER_WIDTH = 208;

/** From 768 px up offers are compared side by side; below, card by card. */
const COMPARED_FROM = "@media (min-width: 768px)";

/** Shows only where offers are compared side by side. */
export const FROM_TABLETS = { display: "none", [COMPARED_FROM]: { display: "block" } };

/** Hides the cards of offers that the table shows. */
export const BELOW_TABLETS = { display: "grid", [COMPARED_FROM]: { display: "none" } };

// Fixed: one long word must not make its column wider than those it is compared with.
const TABLE = {
  width: 1,
  tableLayout: "fixed",
  borderCollapse: "collapse",
  "& th, & td": {
    p: 4,
    textAlign: "left",
    verticalAlign: "top",
    fontSize: "0.875rem",
    lineHeight: 1.5,
    overflowWrap: "anywhere",
  },
  "& th[scope=row], & td:first-of-type:empty": {
    width: LABEL_WIDTH,
    fontWeight: 400,
    color: "surface.muted",
  },
  "& td + td, & th[scope=col] + th": { borderLeft: 1, borderColor: "divider" },
  "& tr > td:first-of-type:empty + td": { borderLeft: 0 },
  "& tbody tr > *": { borderTop: 1, borderTopColor: "divider" },
} as const;
