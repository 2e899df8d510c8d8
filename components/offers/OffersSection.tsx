"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Fragment, useState, type ReactNode } from "react";
import { MessageButton } from "@/components/chat/MessageButton";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { EmptyPicture } from "@/components/ui/display/EmptyPicture";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { Fold } from "@/components/ui/layout/Fold";
import { cardStyles } from "@/components/ui/styles/styles";
import { Link } from "@/lib/i18n/navigation";
import { offersQuery } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { isPartial, sortOffers, type OfferSort } from "./format";
import { OfferCard } from "./OfferCard";
import { BELOW_TABLETS } from "./compared-from";
import { OfferTable } from "./OfferTable";
import { SortButton } from "./SortButton";
import { useIsExpired } from "./validity/use-is-expired";

type Props = {
  tender: TenderView;
  /** What is known while none has come. */
  whileNone?: ReactNode;
};

/** The offers on an own tender, side by side from tablets up, as cards on phones. */
export function OffersSection({ tender, whileNone }: Props) {
  const query = useQuery(offersQuery(tender.id));
  const [sort, setSort] = useState<OfferSort>("total");
  const canSort = (query.data?.filter(isLive).length ?? 0) > 1;
  return (
    <Box component="section" aria-labelledby="offers-title" sx={STACK}>
      <Box sx={HEAD}>
        <Typography id="offers-title" variant="h4" component="h2">
          <OfferCount tender={tender} came={query.data?.length ?? tender.offerCount} />
        </Typography>
        {canSort && <SortButton sort={sort} onChange={setSort} />}
      </Box>
      <QueryBoundary
        query={query}
        loading={<CardSkeleton count={2} />}
        isEmpty={(offers) => offers.length === 0}
        empty={<NoOffers status={tender.status}>{whileNone}</NoOffers>}
      >
        {(offers) => (
          <Comparison
            offers={offers}
            sort={sort}
            canChat={tender.may.includes("chat")}
            isOpen={tender.status === "NEW"}
          />
        )}
      </QueryBoundary>
    </Box>
  );
}

const STACK = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 } as const;

// As high without the button, which comes with the offers.
const HEAD = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  minHeight: 44,
} as const;

function isLive({ status }: OfferView): boolean {
  return status === "ACTIVE" || status === "ACCEPTED";
}

/** How many offers there are of those that may come; once nothing comes any more, how many came. */
function OfferCount({ tender, came }: { tender: TenderView; came: number }) {
  const t = useTranslations("offers.compare");
  if (tender.status !== "NEW") return <>{t("came", { count: came })}</>;
  return (
    <>
      {t.rich("count", {
        count: tender.offerCount,
        max: TENDER_LIMITS.offers,
        soft: (words) => (
          <Box component="span" sx={{ color: "surface.muted", fontWeight: 400 }}>
            {words}
          </Box>
        ),
      })}
    </>
  );
}

type NoOffersProps = { status: TenderView["status"]; children: ReactNode };

function NoOffers({ status, children }: NoOffersProps) {
  const t = useTranslations("offers.compare");
  if (status === "NEW") return <FirstOfferToCome>{children}</FirstOfferToCome>;
  return <EmptyState place="offers" headingLevel="h3" title={t("noneTitle")} text={t("noneText")} />;
}

/** Flat, so that what is known of the wait stands in the first view of a phone. */
function FirstOfferToCome({ children }: { children: ReactNode }) {
  const t = useTranslations("offers.compare");
  return (
    <Box sx={cardStyles}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, px: { xs: 4, md: 6 }, py: 4 }}>
        <Box sx={{ flex: "none" }}>
          <EmptyPicture place="offers" small />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h6" component="h3">
            {t("emptyTitle")}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
            {t("emptyText")}
          </Typography>
        </Box>
      </Box>
      {children}
    </Box>
  );
}

type CompareBase = {
  offers: readonly OfferView[];
  canChat: boolean;
  /** Whether further offers may come. */
  isOpen: boolean;
};
type CompareProps = CompareBase & { sort: OfferSort };

function Comparison({ offers, sort, canChat, isOpen }: CompareProps) {
  const t = useTranslations("offers.compare");
  const live = sortOffers(offers.filter(isLive), sort, useIsExpired());
  const past = offers.filter((offer) => !isLive(offer));
  const firstPartial = live.find(isPartial);
  return (
    <Box sx={STACK}>
      {isOpen && live.length === 0 && <AllEnded offers={past} canChat={canChat} />}
      {live.length > 1 && <OfferTable offers={live} canChat={canChat} />}
      <Box sx={[{ ...STACK, gap: 3 }, live.length > 1 && BELOW_TABLETS]}>
        {live.map((offer, index) => (
          <Fragment key={offer.id}>
            {sort === "total" && offer === firstPartial && index > 0 && <WithoutMaterialHead />}
            <OfferCard offer={offer} offers={live} isFirst={index === 0} canChat={canChat} />
          </Fragment>
        ))}
      </Box>
      {live.some(({ may }) => may.includes("accept")) && (
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {t("acceptNote")}
        </Typography>
      )}
      {past.length > 0 && (
        <PastOffers offers={past} canChat={canChat} isOpen={isOpen} isShown={live.length === 0} />
      )}
    </Box>
  );
}

/** Why lower prices stand below higher ones: they are not all that the client pays. */
function WithoutMaterialHead() {
  const t = useTranslations("offers.compare");
  return (
    <Typography variant="subtitle2" component="p" sx={{ mt: 2, color: "text.secondary" }}>
      {t("withoutMaterial")}
    </Typography>
  );
}

/** No offer is live any more: the client can ask the BEEs who have sent one for another. */
function AllEnded({ offers, canChat }: Pick<CompareProps, "offers" | "canChat">) {
  const t = useTranslations("offers.compare");
  const nameOf = usePersonName();
  const [first, ...others] = offers;
  if (!canChat || !first) return <Note tone="info">{t("allEnded")}</Note>;
  const { tenderId, pro } = first;
  return (
    <>
      <Note tone="info">{t("inviteText")}</Note>
      {others.length === 0 ? (
        <MessageButton tenderId={tenderId} proId={pro.id} name={nameOf(pro)} variant="contained" />
      ) : (
        <Button variant="contained" component={Link} href={`/account/tenders/${tenderId}/chat`}>
          {t("invite")}
        </Button>
      )}
    </>
  );
}

type PastProps = CompareBase & {
  /** None is live: they are all there is to see. */
  isShown: boolean;
};

function PastOffers({ offers, canChat, isOpen, isShown }: PastProps) {
  const t = useTranslations("offers.compare");
  const cards = (
    <Box sx={{ ...STACK, gap: 3 }}>
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} offers={[]} isFirst={false} canChat={canChat} />
      ))}
    </Box>
  );
  // The title above has counted them, and each says how it ended.
  if (!isOpen && isShown) return cards;
  return (
    <Fold label={t(isOpen ? "past" : "others", { count: offers.length })} isOpen={isShown}>
      {cards}
    </Fold>
  );
}
