"use client";

import DirectionsRounded from "@mui/icons-material/DirectionsRounded";
import PhoneRounded from "@mui/icons-material/PhoneRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { MessageButton } from "@/components/chat/MessageButton";
import { Button } from "@/components/ui/actions/Button";
import { factColumnStyles, FactRow } from "@/components/ui/display/FactRow";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { PriceText } from "@/components/ui/display/PriceText";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PersonLink } from "@/components/ui/display/PersonLink";
import { Link } from "@/lib/i18n/navigation";
import type { Address } from "@/lib/shared/address";
import { formatPhone } from "@/lib/people/presentation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { isRecurring } from "@/lib/tenders/presentation";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { useTenderFormat } from "@/components/tenders/format";
import { AgreedDayRow } from "./AgreedDayRow";

type Props = {
  tender: TenderView;
  /** Something else of the view leads: an open dispute. */
  isQuiet?: boolean;
  /** The day has come: what was agreed is no news. */
  isOver?: boolean;
};

/** Opens to both sides once an offer is accepted: who, phone, exact address, agreed price. */
export function ContactCard({ tender, isQuiet = false, isOver = false }: Props) {
  const t = useTranslations("tenders.contact");
  const format = useTenderFormat();
  const nameOf = usePersonName();
  const { user, userId } = useSession();
  if (!tender.contact) return null;
  const { address, contact, agreedPriceMinor, agreedRateMinor } = tender;
  const other = userId === tender.creatorId ? tender.recipient : tender.creator;
  const isAgreed = tender.status === "ACCEPTED";
  const street = [address?.street, [address?.postcode, address?.city].filter(Boolean).join(" ")];
  const name = nameOf(contact);
  const needsStreet = address && !tender.isRemote && !address.street && userId === tender.recipientId;
  const isNew = isAgreed && !isQuiet && !isOver;
  // Agreed but for the day: to agree on it is what comes next.
  const needsDay = isAgreed && tender.agreedDay === null;
  // Afterwards it is what is looked up.
  const price = agreedPriceMinor !== null && (
    <FactRow label={t("price")}>
      <AgreedPrice minor={agreedPriceMinor} rateMinor={agreedRateMinor} perVisit={isRecurring(tender)} />
    </FactRow>
  );
  return (
    <SectionCard title={t(isNew ? "agreed" : "reach", { name })} tone={isNew ? "honey" : "paper"}>
      {needsDay && <Typography>{t("noDay", { name })}</Typography>}
      <Box sx={factColumnStyles}>
        {!isAgreed && price}
        <AgreedDayRow tender={tender} label={t("day")} />
        {/* A BEE's profile stands with the offer below. */}
        {other && userId !== tender.creatorId && (
          <FactRow label={t("name")}>
            <PersonLink person={other}>{name}</PersonLink>
          </FactRow>
        )}
        <FactRow label={t("phone")}>
          {contact.phone ? <PhoneLink phone={contact.phone} /> : t("noPhone")}
        </FactRow>
        <FactRow label={t("address")}>
          {address && !tender.isRemote ? street.filter(Boolean).join(", ") : format.where(tender)}
          {needsStreet && (
            <Typography variant="caption" component="span" sx={{ display: "block", color: "surface.muted" }}>
              {t("noStreet")}
            </Typography>
          )}
          {address && !tender.isRemote && userId === tender.recipientId && (
            <Box sx={{ mt: 1 }}>
              <RouteLink address={address} />
            </Box>
          )}
        </FactRow>
        {isAgreed && price}
      </Box>
      {user && !user.phone && isAgreed && (
        <Typography variant="body2">
          {t("ownPhone")}{" "}
          <Box
            component={Link}
            href={`/account/profiles/${user.id}/update?tab=settings&section=personal`}
            sx={{ color: "inherit", fontWeight: 600 }}
          >
            {t("addPhone")}
          </Box>
        </Typography>
      )}
      {/* A dispute has the way to the chat in its own card. */}
      {tender.recipientId && !isQuiet && tender.may.includes("chat") && (
        <MessageButton
          tenderId={tender.id}
          proId={tender.recipientId}
          name={name}
          variant="outlined"
          sx={{ justifySelf: { md: "start" } }}
        />
      )}
    </SectionCard>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <Button component="a" href={`tel:${phone}`} size="small" variant="outlined" startIcon={<PhoneRounded />}>
      {formatPhone(phone)}
    </Button>
  );
}

/** Of an agreement per hour the rate is what was agreed; what it comes to is an estimate. */
function AgreedPrice({
  minor,
  rateMinor,
  perVisit,
}: {
  minor: number;
  rateMinor: number | null;
  perVisit: boolean;
}) {
  if (rateMinor === null) return <PriceText minor={minor} perVisit={perVisit} />;
  return (
    <>
      <PriceText minor={rateMinor} perHour /> (<PriceText minor={minor} isEstimate perVisit={perVisit} />)
    </>
  );
}

/** The way there from where the BEE is, in the maps of their device. */
function RouteLink({ address }: { address: Address }) {
  const t = useTranslations("tenders.contact");
  const { street, postcode, city, country } = address;
  const destination = [street, [postcode, city].filter(Boolean).join(" "), country]
    .filter(Boolean)
    .join(", ");
  const query = new URLSearchParams({ api: "1", destination });
  return (
    <Button
      component="a"
      href={`https://www.google.com/maps/dir/?${query.toString()}`}
      target="_blank"
      rel="noreferrer"
      size="small"
      variant="outlined"
      startIcon={<DirectionsRounded />}
    >
      {t("route")}
    </Button>
  );
}
