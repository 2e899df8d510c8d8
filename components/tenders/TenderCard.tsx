"use client";

import AccessTimeRounded from "@mui/icons-material/AccessTimeRounded";
import BoltRounded from "@mui/icons-material/BoltRounded";
import CheckRounded from "@mui/icons-material/CheckRounded";
import EventRounded from "@mui/icons-material/EventRounded";
import PlaceOutlined from "@mui/icons-material/PlaceOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";
import type { ReactNode } from "react";
import { ShortFacts } from "@/components/questions/ShortFacts";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { MatchReasonChip } from "@/components/ui/display/MatchReasonChip";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { whyNotKeep } from "@/lib/favourites/policy";
import { formatMoney } from "@/lib/shared/money";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";
import { isRecurring } from "@/lib/tenders/presentation";
import { useTenderFormat } from "./format";
import { OwnOffersLink } from "./OwnOffersLink";
import { TenderHeart } from "./TenderHeart";
import { TenderNumbers } from "./TenderNumbers";
import { TenderPicture } from "./TenderPicture";

/** One tender in a list: the whole card is one link. A client's own one stands out while an offer on it is new. */
export function TenderCard({ tender }: { tender: Tender }) {
  const { user } = useSession();
  const isWatchable = user !== null && whyNotKeep(user, "tender") === null;
  return (
    <Box
      component="article"
      sx={{
        ...cardStyles,
        ...(tender.newOfferCount > 0 && { bgcolor: "honey.tint" }),
        position: "relative",
        p: 4,
        display: "grid",
        gap: { xs: 3, md: 4.5 },
        gridTemplateColumns: {
          xs: "auto minmax(0, 1fr)",
          md: `auto minmax(0, 1fr) auto${isWatchable ? " auto" : ""}`,
        },
        "&:hover": { borderColor: "surface.outlineSoft", boxShadow: 8 },
      }}
    >
      <TenderPicture tender={tender} size={{ xs: 84, md: 132 }} />
      <TenderSummary tender={tender} besideHeart={isWatchable} />
      <TenderNumbers tender={tender} />
      <OwnOffersLink tender={tender} />
      {isWatchable && <TenderHeart tender={tender} />}
    </Box>
  );
}

/** The heart lies beside the first two lines on phones. */
const BESIDE_HEART = { pr: { xs: "30px", md: 0 } } as const;

function TenderSummary({ tender, besideHeart }: { tender: Tender; besideHeart: boolean }) {
  const format = useTenderFormat();
  const { userId } = useSession();
  const distance = format.distance(tender.distanceKm);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="caption"
        sx={[{ color: "surface.muted", display: "block" }, besideHeart && BESIDE_HEART]}
      >
        {tender.category.name}, {tender.subcategory.name}
      </Typography>
      <Typography
        component="h2"
        variant="h6"
        sx={[
          {
            display: "-webkit-box",
            WebkitLineClamp: { xs: 3, md: 2 },
            WebkitBoxOrient: "vertical",
            overflow: "hidden",
          },
          besideHeart && BESIDE_HEART,
        ]}
      >
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
      <Box
        sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, mt: 1.5, color: "text.secondary" }}
      >
        <Fact icon={<PlaceOutlined />}>
          {distance ? `${format.where(tender)}, ${distance}` : format.where(tender)}
        </Fact>
        <Fact icon={<EventRounded />}>{format.when(tender)}</Fact>
      </Box>
      {tender.creatorId !== userId && (
        <ShortFacts answers={tender.answers} contentLang={tender.contentLang} />
      )}
      <TenderChips tender={tender} />
      <WhyEnded tender={tender} />
    </Box>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1.5,
        "& svg": { fontSize: 18, color: "surface.muted" },
      }}
    >
      {icon}
      {children}
    </Typography>
  );
}

function TenderChips({ tender }: { tender: Tender }) {
  const t = useTranslations("tenders");
  const locale = useLocale();
  const { userId } = useSession();
  const format = useTenderFormat();
  const nameOf = usePersonName();
  const { ownOffer } = tender;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3 }}>
      {(tender.status !== "NEW" || tender.creatorId === userId) && <StatusChip status={tender.status} />}
      {tender.urgent && (
        <InfoChip tone="warning" icon={<BoltRounded />}>
          {t("facts.urgent")}
        </InfoChip>
      )}
      {tender.timeSlots.length > 0 && (
        <InfoChip tone="line" icon={<AccessTimeRounded />}>
          {format.slots(tender)}
        </InfoChip>
      )}
      {ownOffer && (
        <InfoChip
          tone={ownOffer.status === "ACTIVE" || ownOffer.status === "ACCEPTED" ? "success" : "neutral"}
          icon={<CheckRounded />}
        >
          {t(`card.ownOffer.${ownOffer.status}`, {
            price: formatMoney(ownOffer.totalMinor, locale, { ...ownOffer, perVisit: isRecurring(tender) }),
          })}
        </InfoChip>
      )}
      {tender.invitation && !tender.invitation.acceptedAt && !tender.invitation.declinedAt && (
        <InfoChip tone="info">{t("card.invited", { name: nameOf(tender.creator) })}</InfoChip>
      )}
      {tender.why.map((reason) => (
        <MatchReasonChip key={reason}>{t(`why.${reason}`)}</MatchReasonChip>
      ))}
    </Box>
  );
}

/** Why the viewer's own offer ended, where the client or the product said it. */
function WhyEnded({ tender: { ownOffer } }: { tender: Tender }) {
  const t = useTranslations("offers.own.declined");
  if (!ownOffer?.declineReason) return null;
  return (
    <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
      {t(ownOffer.declineReason)}
    </Typography>
  );
}
