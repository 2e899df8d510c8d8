"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { MessageButton } from "@/components/chat/MessageButton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useDateText } from "@/components/ui/display/use-date-text";
import { OfferMeter } from "@/components/ui/display/OfferMeter";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";
import { Link } from "@/lib/i18n/navigation";
import type { OfferView } from "@/lib/offers/schema";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { OwnOffer } from "./OwnOffer";
import { WhyNotOffer } from "./WhyNotOffer";

/** The right side of a tender for a BEE: the form, the own offer, or why none can be sent. */
export function ProOffer({ tender }: { tender: TenderView }) {
  const nameOf = usePersonName();
  const { ownOffer } = tender;
  // A conversation leads here to change the price.
  const isAsked = useSearchParams().get("offer") === "change";
  const [changing, setChanging] = useState(isAsked && ownOffer ? ownOffer.version : null);
  // The offer may be answered, or changed on another device, while its form is open: then the form could only
  // be refused. It closes, the offer shows where it stands, and what was typed stays in the draft.
  const isChanging = ownOffer?.version === changing && ownOffer?.may.includes("change");
  const isLive = ownOffer?.status === "ACTIVE" || ownOffer?.status === "ACCEPTED";
  // Once both know each other the button stands with the phone number.
  const message = ownOffer && !tender.contact && tender.may.includes("chat") && (
    <MessageButton tenderId={tender.id} proId={ownOffer.pro.id} name={nameOf(tender.creator)} />
  );
  if (ownOffer && isLive && !isChanging)
    return <OwnOffer offer={ownOffer} message={message} onChange={() => setChanging(ownOffer.version)} />;
  const canSend = isChanging || tender.may.includes("offer");
  if (ownOffer && !isLive && !canSend)
    return (
      <OwnOffer offer={ownOffer} message={message}>
        <WhyNotOffer tender={tender} />
      </OwnOffer>
    );
  return (
    <OfferPanel tender={tender}>
      {ownOffer && !isLive && <EndedOffer tender={tender} offer={ownOffer} message={message} />}
      {canSend ? (
        <OfferForm tender={tender} offer={isChanging ? ownOffer : null} onDone={() => setChanging(null)} />
      ) : (
        <WhyNotOffer tender={tender} />
      )}
    </OfferPanel>
  );
}

type FormProps = { tender: TenderView; offer: OfferView | null; onDone: () => void };

const formSkeleton = <SectionSkeleton heights={[48, 76, 48, 76, 48, 140]} />;
const NewOfferForm = lazyComponent(() => import("./OfferForms").then((file) => file.NewOfferForm), {
  fallback: formSkeleton,
  messages: lazyMessages(["offer-form"]),
});
const ChangeOfferForm = lazyComponent(() => import("./OfferForms").then((file) => file.ChangeOfferForm), {
  fallback: formSkeleton,
  messages: lazyMessages(["offer-form"]),
});
const EndedOffer = lazyComponent(() => import("./EndedOffer").then((file) => file.EndedOffer), {
  messages: lazyMessages(["offer-form"]),
});

/** A new offer, or the change of one. Code-split: most viewers of a tender send no offer. */
function OfferForm({ tender, offer, onDone }: FormProps) {
  if (offer) return <ChangeOfferForm tender={tender} offer={offer} onDone={onDone} />;
  return <NewOfferForm tender={tender} />;
}

function OfferPanel({ tender, children }: { tender: TenderView; children: React.ReactNode }) {
  const t = useTranslations("offers.form");
  const dateText = useDateText();
  const { allowance } = tender;
  return (
    <SectionCard id="offer" title={t("title")}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "center",
          columnGap: 2,
        }}
      >
        <OfferMeter count={tender.offerCount} />
        {allowance && (
          <Typography
            variant="caption"
            component={Link}
            href="/account/my-subscriptions"
            sx={{ display: "flex", alignItems: "center", minHeight: 44, fontWeight: 600, color: "inherit" }}
          >
            {t("allowance", {
              left: allowance.left,
              total: allowance.perPeriod,
              date: dateText(new Date(allowance.renewsAt), { day: "numeric", month: "long" }),
            })}
          </Typography>
        )}
      </Box>
      {children}
    </SectionCard>
  );
}
