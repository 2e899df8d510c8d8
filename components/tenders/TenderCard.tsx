"use client";

import BoltRounded from "@mui/icons-material/BoltRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { DOT } from "@/components/ui/styles/dot";
import { cardStyles } from "@/components/ui/styles/styles";
import { ShortFacts } from "@/components/questions/ShortFacts";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { MatchReasonChip } from "@/components/ui/display/MatchReasonChip";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { whyNotKeep } from "@/lib/favourites/policy";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";
import { CardFacts } from "./CardFacts";
import { leadsToOffers, OwnOffersLink } from "./OwnOffersLink";
import { TenderHeart } from "./TenderHeart";
import { TenderNumbers } from "./TenderNumbers";
import { TenderPicture } from "./TenderPicture";

type Props = {
  tender: Tender;
  /** Of the own ones, the one that waits for its client most. */
  isNext?: boolean;
  /** In the list of what is kept, where no tab says how it stands, and the heart takes it out again. */
  isKept?: boolean;
};

/**
 * One tender in a list: the whole card is one link. A client's own one stands out while an offer on it is new.
 * On phones the picture stands beside title and place; whatever follows has the whole width.
 */
export function TenderCard({ tender, isNext = false, isKept = false }: Props) {
  const { user, userId } = useSession();
  // Only an open tender can still become the own job.
  const isWatched = isKept || tender.status === "NEW";
  const isWatchable = isWatched && user !== null && whyNotKeep(user, "tender") === null;
  return (
    <Box
      component="article"
      sx={{
        ...cardStyles,
        ...(tender.newOfferCount > 0 && { bgcolor: "honey.tint" }),
        position: "relative",
        p: 4,
        display: "grid",
        columnGap: { xs: 3, md: 4.5 },
        // Between picture and numbers there is room for the button below the summary.
        rowGap: { xs: 2, md: leadsToOffers(tender, userId) ? 4.5 : 0 },
        // Beside a higher card its own rows stay together.
        alignContent: { xs: "start", md: "normal" },
        gridTemplateColumns: {
          xs: "auto minmax(0, 1fr)",
          md: `auto minmax(0, 1fr) auto${isWatchable ? " auto" : ""}`,
        },
        "&:hover": { borderColor: "surface.outlineSoft", boxShadow: 8 },
      }}
    >
      <Box sx={PICTURE}>
        <TenderPicture tender={tender} size={{ xs: 84, md: 132 }} />
      </Box>
      <TenderSummary tender={tender} besideHeart={isWatchable} isKept={isKept} />
      <TenderNumbers tender={tender} />
      <OwnOffersLink tender={tender} isNext={isNext} />
      {isWatchable && <TenderHeart tender={tender} />}
    </Box>
  );
}

/** On phones beside the heading and the place, on a desk beside the summary and its button. */
const PICTURE = { gridRow: "1 / span 2", gridColumn: 1 } as const;

/** The heart lies beside the first two lines on phones. */
const BESIDE_HEART = { pr: { xs: "30px", md: 0 } } as const;

/** On phones its parts are cells of the card itself, so that only the first two stand beside the picture. */
const summaryStyles = {
  display: { xs: "contents", md: "block" },
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  minWidth: 0,
  "& > *": { gridColumn: { xs: "1 / -1", md: "auto" }, minWidth: 0 },
} as const;

type SummaryProps = { tender: Tender; besideHeart: boolean; isKept: boolean };

function TenderSummary({ tender, besideHeart, isKept }: SummaryProps) {
  const { userId } = useSession();
  return (
    <Box sx={summaryStyles}>
      <Heading tender={tender} sx={besideHeart ? BESIDE_HEART : {}} />
      <CardFacts tender={tender} />
      {tender.creatorId !== userId && (
        <ShortFacts oneLineOnPhones answers={tender.answers} contentLang={tender.contentLang} />
      )}
      <TenderChips tender={tender} isKept={isKept} />
    </Box>
  );
}

function Heading({ tender, sx }: { tender: Tender; sx: object }) {
  const { user, userId } = useSession();
  const nameOf = usePersonName();
  const isAdmin = user?.role === "ADMIN";
  return (
    <Box sx={[{ "&&": { gridColumn: { xs: 2, md: "auto" } } }, sx]}>
      <Box sx={SERVICE}>
        <Typography variant="caption" sx={{ minWidth: 0, color: "surface.muted", overflowWrap: "anywhere" }}>
          {/* The service names its category well enough where every line counts. */}
          <Box component="span" sx={DESK_ONLY}>
            {tender.category.name},{" "}
          </Box>
          {tender.subcategory.name}
          {isAdmin && `${DOT}${nameOf(tender.creator)}`}
        </Typography>
        {(isAdmin || tender.creatorId === userId) && <StatusChip status={tender.status} />}
      </Box>
      <Typography component="h2" variant="h6" sx={titleStyles}>
        <Box
          component={Link}
          href={`/account/tenders/${tender.id}`}
          sx={{
            color: "inherit",
            textDecoration: "none",
            "&::after": { content: '""', position: "absolute", inset: 0 },
          }}
        >
          {tender.title}
        </Box>
      </Typography>
    </Box>
  );
}

/** How an own one stands, and to an admin each, has its place beside the service: on phones in the corner, however long the service is. */
const SERVICE = {
  display: "flex",
  flexWrap: { md: "wrap" },
  alignItems: { xs: "flex-start", md: "center" },
  justifyContent: { xs: "space-between", md: "flex-start" },
  columnGap: 3,
  rowGap: 1,
} as const;

const DESK_ONLY = { display: { xs: "none", md: "inline" } } as const;

const titleStyles = {
  display: "-webkit-box",
  WebkitLineClamp: { xs: 3, md: 2 },
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  textWrap: "wrap",
} as const;

function TenderChips({ tender, isKept }: { tender: Tender; isKept: boolean }) {
  const t = useTranslations("tenders");
  const { user, userId } = useSession();
  const nameOf = usePersonName();
  const { ownOffer } = tender;
  const hasEnded = ownOffer?.status === "DECLINED" || ownOffer?.status === "WITHDRAWN";
  // The tab of what the own offer was accepted for says how it stands, and an ended one why it did.
  const saysStatus = user?.role !== "ADMIN" && (isKept || !(hasEnded || ownOffer?.status === "ACCEPTED"));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: { md: 3 }, "&:empty": { display: "none" } }}>
      {saysStatus && tender.status !== "NEW" && tender.creatorId !== userId && (
        <StatusChip status={tender.status} />
      )}
      {tender.hiddenAt && <InfoChip tone="error">{t("hidden")}</InfoChip>}
      {tender.urgent && (
        <InfoChip tone="warning" icon={<BoltRounded />}>
          {t("facts.urgent")}
        </InfoChip>
      )}
      <EndedChip ownOffer={ownOffer} />
      {tender.invitation && !tender.invitation.acceptedAt && !tender.invitation.declinedAt && (
        <InfoChip tone="info">{t("card.invited", { name: nameOf(tender.creator) })}</InfoChip>
      )}
      {tender.why.map((reason) => (
        <MatchReasonChip key={reason}>{t(`why.${reason}`)}</MatchReasonChip>
      ))}
    </Box>
  );
}

/** That the viewer's own offer ended, and why, where the client or the product said it. */
function EndedChip({ ownOffer }: Pick<Tender, "ownOffer">) {
  const t = useTranslations("tenders.card.ownOffer");
  const why = useTranslations("offers.own.declined");
  if (ownOffer?.status !== "DECLINED" && ownOffer?.status !== "WITHDRAWN") return null;
  return (
    <InfoChip icon={<CloseRounded />}>
      {ownOffer.declineReason ? why(ownOffer.declineReason) : t(ownOffer.status)}
    </InfoChip>
  );
}
