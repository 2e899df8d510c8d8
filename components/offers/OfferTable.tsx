"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { LazyScamNote } from "@/components/masking/lazy-notes";
import { TranslatableText } from "@/components/translations/TranslatableText";
import { cardStyles } from "@/components/ui/styles/styles";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useMetricTexts } from "@/components/users/metrics/use-metric-texts";
import { PriceText } from "@/components/ui/display/PriceText";
import { priceStyle } from "@/lib/offers/presentation";
import { negotiationOf } from "@/lib/offers/proposals/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { FirstPrice } from "./FirstPrice";
import { useOfferFormat } from "./format";
import { TraderNote } from "./TraderNote";
import { OfferBadges } from "./OfferBadges";
import { FROM_TABLETS } from "./compared-from";
import { OfferButtons } from "./OfferButtons";
import { OfferFiles } from "./OfferFiles";
import { OfferPerson } from "./OfferPerson";
import { LazyNegotiation } from "./proposals/lazy-proposals";
import { WithoutMaterial } from "./WithoutMaterial";
import { useValidUntil } from "./validity/use-valid-until";

type RowKey = "start" | "materials" | "distance" | "record" | "message";

/** Offers as columns, the same question in one row: from tablets up. More than three scroll sideways inside. */
export function OfferTable({ offers, canChat }: { offers: readonly OfferView[]; canChat: boolean }) {
  const t = useTranslations("offers.compare");
  const format = useOfferFormat();
  const tFacts = useTranslations("offers.facts");
  const untils = offers.map(useValidUntil());
  const hasDistance = offers.some(({ distanceKm }) => distanceKm !== null);
  const rows: { key: RowKey; cell: (offer: OfferView) => ReactNode }[] = [
    { key: "start", cell: (offer) => <StartCell offer={offer} /> },
    { key: "materials", cell: (offer) => format.materialsForClient(offer) },
    ...(hasDistance
      ? [{ key: "distance", cell: (offer: OfferView) => format.distance(offer) ?? "–" } as const]
      : []),
    { key: "record", cell: (offer) => <RecordCell offer={offer} /> },
    { key: "message", cell: (offer) => <MessageCell offer={offer} /> },
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
                <Box sx={{ display: "grid", gap: 3 }}>
                  <OfferPerson offer={offer} />
                  <OfferBadges offer={offer} offers={offers} />
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t("total")}>
            {offers.map((offer) => (
              <td key={offer.id}>
                <TotalCell offer={offer} />
              </td>
            ))}
          </Row>
          {rows.map(({ key, cell }) => (
            <Row key={key} label={t(key)}>
              {offers.map((offer) => (
                <td key={offer.id}>{cell(offer)}</td>
              ))}
            </Row>
          ))}
          {untils.some(Boolean) && (
            <Row label={tFacts("validUntil")}>
              {untils.map((until, index) => (
                <td key={offers[index]?.id}>{until ?? "–"}</td>
              ))}
            </Row>
          )}
          <tr>
            <td />
            {offers.map((offer, index) => (
              <td key={offer.id}>
                {negotiationOf(offer) && <LazyNegotiation offer={offer} isAbove />}
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

type CellProps = { offer: OfferView };

function TotalCell({ offer }: CellProps) {
  const format = useOfferFormat();
  return (
    <>
      {/* Beside each other, so that the prices of a row stand at one height. */}
      <Box sx={BESIDE_FIRST}>
        <FirstPrice offer={offer} />
        <PriceText minor={offer.totalMinor} {...priceStyle(offer)} size="xl" />
      </Box>
      <WithoutMaterial offer={offer} />
      <Soft>{format.kind(offer)}</Soft>
    </>
  );
}

const BESIDE_FIRST = {
  display: "flex",
  flexWrap: "wrap",
  flexDirection: "row-reverse",
  justifyContent: "flex-end",
  alignItems: "baseline",
  columnGap: 2,
} as const;

function StartCell({ offer }: CellProps) {
  const format = useOfferFormat();
  const duration = format.duration(offer);
  return (
    <>
      {format.start(offer)}
      {duration && (
        <>
          {", "}
          <Box component="span" sx={{ whiteSpace: "nowrap", color: "text.secondary" }}>
            {duration}
          </Box>
        </>
      )}
    </>
  );
}

/** Jobs finished and since when, how many of those begun, how fast they answer, and whether they act for a business and for which. */
function RecordCell({ offer: { pro } }: CellProps) {
  const t = useTranslations("offers.facts");
  const metrics = useMetricTexts();
  const habits = [metrics.completed(pro.metrics), metrics.answers(pro.metrics)];
  const { completedCount, memberSince } = pro;
  const year = new Date(memberSince).getFullYear().toString();
  return (
    <>
      {completedCount > 0 ? t("record", { count: completedCount, year }) : t("newHere")}
      {habits.map((text) => text && <Soft key={text}>{text}</Soft>)}
      <Box sx={{ color: "text.secondary" }}>
        <TraderNote pro={pro} />
      </Box>
    </>
  );
}

/** What is less than the first line of its cell. */
function Soft({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
      {children}
    </Box>
  );
}

function MessageCell({ offer }: CellProps) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <TranslatableText kind="offer" id={offer.id} texts={[offer.message]} lang={offer.contentLang}>
        {({ texts, lang }) => (
          <Typography
            variant="body2"
            lang={lang}
            sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere", color: "text.secondary" }}
          >
            {texts[0]}
          </Typography>
        )}
      </TranslatableText>
      {offer.isSuspicious && <LazyScamNote />}
      <OfferFiles offer={offer} />
    </Box>
  );
}

const LABEL_WIDTH = 112;
const OFFER_WIDTH = 208;

// Fixed: one long word must not make its column wider than those it is compared with.
const TABLE = {
  width: 1,
  tableLayout: "fixed",
  borderCollapse: "collapse",
  "& th, & td": {
    px: 4,
    py: 3,
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
  // The buttons stand at one height, also below what is negotiated.
  "& tbody tr:last-of-type > td": { verticalAlign: "bottom" },
  "& tbody tr > *": { borderTop: 1, borderTopColor: "divider" },
} as const;
