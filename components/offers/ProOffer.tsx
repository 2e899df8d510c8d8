"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { MessageButton } from "@/components/chat/MessageButton";
import { Button } from "@/components/ui/actions/Button";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { useMedia } from "@/components/ui/layout/use-media";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { OfferMeter } from "@/components/ui/display/OfferMeter";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";
import { Link } from "@/lib/i18n/navigation";
import { readDraft } from "@/lib/platform/browser/storage/drafts";
import type { OfferView } from "@/lib/offers/schema";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { OwnOffer } from "./OwnOffer";
import { OffersLeft } from "./form/OffersLeft";
import { useOfferStep } from "./form/use-offer-step";
import { WhyNotOffer } from "./WhyNotOffer";

/**
 * The right side of a tender for a BEE: the form, the own offer, or why none can be sent. Where there is no room beside
 * the tender, the form opens over it.
 */
export function ProOffer({ tender }: { tender: TenderView }) {
  const nameOf = usePersonName();
  const { ownOffer } = tender;
  const isBeside = useMedia("beside");
  const changing = useChanging(ownOffer, isBeside);
  const isLive = ownOffer?.status === "ACTIVE" || ownOffer?.status === "ACCEPTED";
  // Once both know each other the button stands with the phone number.
  const message = ownOffer && !tender.contact && tender.may.includes("chat") && (
    <MessageButton tenderId={tender.id} proId={ownOffer.pro.id} name={nameOf(tender.creator)} />
  );
  const change = { tender, offer: changing.offer, onDone: changing.end };
  if (ownOffer && isLive && !(changing.offer && isBeside))
    return (
      <>
        <OwnOffer
          offer={ownOffer}
          message={message}
          onChange={changing.begin}
          isDayAgreed={tender.agreedDay !== null}
        />
        {changing.offer && (
          <OfferSheet tender={tender} onClose={changing.end}>
            <OfferForm {...change} inSheet />
          </OfferSheet>
        )}
      </>
    );
  const canSend = changing.offer !== null || tender.may.includes("offer");
  if (ownOffer && !isLive && !canSend)
    return (
      <OwnOffer offer={ownOffer} message={message}>
        <WhyNotOffer tender={tender} />
      </OwnOffer>
    );
  return (
    <OfferPanel tender={tender} hasForm={canSend && isBeside}>
      {ownOffer && !isLive && <EndedOffer tender={tender} offer={ownOffer} message={message} />}
      {!canSend && <WhyNotOffer tender={tender} />}
      {canSend && isBeside && <OfferForm {...change} />}
      {canSend && !isBeside && <NewOfferSheet tender={tender} />}
    </OfferPanel>
  );
}

/**
 * The offer whose form is open, if one is. It may be answered, or changed on another device, meanwhile: then the form
 * could only be refused. It closes, the offer shows where it stands, and what was typed stays in the draft.
 */
function useChanging(offer: OfferView | null, isBeside: boolean) {
  const { step, open, close } = useOfferStep();
  // A conversation leads here to change the price.
  const isAsked = step === "change";
  const [version, setVersion] = useState(isAsked && offer ? offer.version : null);
  const isOpen = offer?.version === version && offer?.may.includes("change") && (isBeside || isAsked);
  return {
    offer: isOpen ? offer : null,
    begin: () => {
      setVersion(offer?.version ?? null);
      if (!isBeside) open("change");
    },
    end: () => {
      setVersion(null);
      if (!isBeside) close();
    },
  };
}

type FormProps = { tender: TenderView; offer: OfferView | null; onDone: () => void; inSheet?: boolean };

const formSkeleton = <SectionSkeleton heights={[48, 76, 48, 76, 48, 140]} />;
const NewOfferForm = lazyComponent(() => import("./form/OfferForms").then((file) => file.NewOfferForm), {
  fallback: formSkeleton,
  messages: lazyMessages(["offer-form"]),
});
const ChangeOfferForm = lazyComponent(
  () => import("./form/OfferForms").then((file) => file.ChangeOfferForm),
  {
    fallback: formSkeleton,
    messages: lazyMessages(["offer-form"]),
  },
);
const EndedOffer = lazyComponent(() => import("./EndedOffer").then((file) => file.EndedOffer), {
  messages: lazyMessages(["offer-form"]),
});
const OfferSheet = lazyComponent(() => import("./form/OfferSheet").then((file) => file.OfferSheet), {
  messages: lazyMessages(["offer-form"]),
});

/** A new offer, or the change of one. Code-split: most viewers of a tender send no offer. */
function OfferForm({ tender, offer, onDone, inSheet = false }: FormProps) {
  if (offer) return <ChangeOfferForm tender={tender} offer={offer} onDone={onDone} inSheet={inSheet} />;
  return <NewOfferForm tender={tender} inSheet={inSheet} />;
}

/** On a phone: the one button that opens the form of a new offer, and the form over the screen. */
function NewOfferSheet({ tender }: { tender: TenderView }) {
  const t = useTranslations("offers.form");
  const { step, open, close } = useOfferStep();
  const isBegun = readDraft("offer", tender.id) !== null;
  useEffect(() => {
    OfferSheet.preload();
    NewOfferForm.preload();
  }, []);
  return (
    <>
      <StickyBar>
        <Button variant="contained" size="large" onClick={() => open("new")}>
          {isBegun ? t("resume") : t("make")}
        </Button>
      </StickyBar>
      {step === "new" && (
        <OfferSheet tender={tender} onClose={close}>
          <NewOfferForm tender={tender} inSheet />
        </OfferSheet>
      )}
    </>
  );
}

type PanelProps = { tender: TenderView; hasForm: boolean; children: React.ReactNode };

/** Its head says what the plan has left, unless the form below says that by its button. */
function OfferPanel({ tender, hasForm, children }: PanelProps) {
  const t = useTranslations("offers.form");
  const { allowance } = tender;
  return (
    <SectionCard id="offer" title={t("title")}>
      <Box sx={panelHeadStyles}>
        <OfferMeter count={tender.offerCount} />
        {allowance && !hasForm && (
          <Typography variant="caption" component={Link} href="/account/my-subscriptions" sx={planLinkStyles}>
            <OffersLeft allowance={allowance} />
          </Typography>
        )}
      </Box>
      {children}
    </SectionCard>
  );
}

const panelHeadStyles = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: 2,
} as const;

const planLinkStyles = {
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: 600,
  color: "inherit",
} as const;
