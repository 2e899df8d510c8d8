"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { OfferMeter } from "@/components/ui/display/OfferMeter";
import { PriceText } from "@/components/ui/display/PriceText";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { formatMoney } from "@/lib/shared/money";
import { isRecurring } from "@/lib/tenders/presentation";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";
import { BudgetText } from "./BudgetText";
import { useBudget } from "./use-budget";

// Of the tabs of a list two have own jobs.
const OwnJobNext = lazyComponent(() => import("./OwnJobNext").then((file) => file.OwnJobNext), {
  onError: "silent",
});

/** What was agreed, once something is; until then what the viewer asked for, otherwise the budget. */
function CardPrice({ tender }: { tender: Tender }) {
  const t = useTranslations("tenders.card");
  const { userId } = useSession();
  if (tender.ownOffer && tender.ownOffer.status !== "ACCEPTED")
    return <OwnPrice tender={tender} ownOffer={tender.ownOffer} />;
  if (tender.agreedPriceMinor === null)
    return <BudgetText tender={tender} isOwn={tender.creatorId === userId} />;
  return (
    <>
      <PriceText
        minor={tender.agreedPriceMinor}
        isEstimate={tender.agreedRateMinor !== null}
        perVisit={isRecurring(tender)}
        size="l"
      />
      <Typography variant="caption" sx={{ color: "surface.muted", display: "block" }}>
        {t("agreed")}
      </Typography>
    </>
  );
}

/** A BEE reads first what they asked for, in green while it may be accepted; the client's budget stands below. */
function OwnPrice({ tender, ownOffer }: { tender: Tender; ownOffer: NonNullable<Tender["ownOffer"]> }) {
  const t = useTranslations("tenders.card");
  const budget = useBudget(tender);
  return (
    <>
      <Box component="span" sx={ownOffer.status === "ACTIVE" ? { color: "success.main" } : undefined}>
        <PriceText
          minor={ownOffer.totalMinor}
          isEstimate={ownOffer.isEstimate}
          perVisit={isRecurring(tender)}
          size="l"
        />
      </Box>
      <Typography variant="caption" sx={{ display: "block", color: "surface.muted" }}>
        {t("yours")}
      </Typography>
      {tender.budgetMinMinor !== null && (
        <Typography variant="caption" sx={{ display: "block", color: "surface.muted" }}>
          {t("budget", { budget })}
        </Typography>
      )}
    </>
  );
}

type AnswerProps = { tenderId: string; ownOffer: Tender["ownOffer"] };

/** The client has proposed another price for the own offer, which waits for its BEE: nothing else counts now. */
function AnswerCounter({ tenderId, ownOffer }: AnswerProps) {
  const t = useTranslations("tenders.card");
  const locale = useLocale();
  if (!ownOffer || ownOffer.counterMinor === null) return null;
  const amount = formatMoney(ownOffer.counterMinor, locale, { isEstimate: ownOffer.isEstimate });
  return (
    <ButtonLink href={`/account/tenders/${tenderId}`} variant="contained" size="small" sx={ABOVE_CARD}>
      {t("counter", { amount })}
    </ButtonLink>
  );
}

/** The whole card is a link of its own. */
const ABOVE_CARD = { position: "relative", zIndex: 1 } as const;

/** The price of a tender in a list, how many offers it has and since when it is there. */
export function TenderNumbers({ tender }: { tender: Tender }) {
  const { userId } = useSession();
  const isAsked = typeof tender.ownOffer?.counterMinor === "number";
  return (
    <Box
      sx={{
        gridColumn: { xs: "1 / -1", md: 3 },
        gridRow: { md: "1 / span 2" },
        display: "flex",
        flexDirection: { xs: "row", md: "column" },
        flexWrap: { xs: "wrap", md: "nowrap" },
        justifyContent: "space-between",
        gap: 3,
        borderTop: { xs: 1, md: 0 },
        // Behind the same breakpoint, or the line would be drawn over it in the colour of the text.
        borderColor: { xs: "divider" },
        pt: { xs: 3, md: 0 },
      }}
    >
      <Box sx={{ flex: { xs: "1 1 7rem", md: "none" }, minWidth: 0, textAlign: { xs: "left", md: "right" } }}>
        <CardPrice tender={tender} />
      </Box>
      <Box
        sx={{
          flex: "none",
          display: "grid",
          justifyItems: "end",
          gap: 0.5,
          alignContent: "end",
          textAlign: "right",
        }}
      >
        {tender.status === "NEW" && !isAsked && <OfferMeter count={tender.offerCount} />}
        {isAsked && <AnswerCounter tenderId={tender.id} ownOffer={tender.ownOffer} />}
        {userId !== null && tender.ownOffer?.status === "ACCEPTED" && (
          <OwnJobNext tender={tender} proId={userId} />
        )}
        {/* What a BEE works on or has done is no longer new or old. */}
        {tender.ownOffer?.status !== "ACCEPTED" && !isAsked && (
          <Typography variant="caption" sx={{ color: "surface.muted" }}>
            <RelativeTime at={tender.createdAt} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}
