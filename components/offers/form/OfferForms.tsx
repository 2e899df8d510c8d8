"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import { useToday } from "@/components/ui/display/use-today";
import { DraftStatus } from "@/components/ui/form/DraftStatus";
import { Form } from "@/components/ui/form/Form";
import { useZodForm, type FormDefaults } from "@/components/ui/form/use-zod-form";
import { finishedUploadIds } from "@/lib/files/constants";
import { useRouter } from "@/lib/i18n/navigation";
import { useChangeOffer, useSendOffer } from "@/lib/offers/queries";
import { OFFER_COLUMNS } from "@/lib/offers/constants";
import { columnNames, pick } from "@/lib/shared/columns";
import { clientBuys, totalText, visitHours } from "@/lib/offers/presentation";
import { negotiationOf } from "@/lib/offers/proposals/presentation";
import { offerForm, type NewOffer, type OfferView } from "@/lib/offers/schema";
import type { Day } from "@/lib/shared/dates/dates";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { ResendNote } from "../EndedOffer";
import { useOfferFormat } from "../format";
import { OFFER_DRAFT_SLOT, OfferFields } from "./OfferFields";

const EMPTY: FormDefaults<NewOffer> = { ...OFFER_COLUMNS, timeSlots: [] };

/**
 * What the form begins with: the offer that has ended, without a day that has passed; the first time what the client said
 * of the price and of the material.
 */
function toStart(tender: TenderView, today: Day): FormDefaults<NewOffer> {
  const { ownOffer, budgetType } = tender;
  if (!ownOffer)
    return {
      ...EMPTY,
      ...(budgetType === "HOURLY" && { priceType: "HOURLY" as const }),
      ...(clientBuys(tender) && { materials: "CLIENT" as const }),
      estimatedHours: visitHours(tender),
    };
  const { availableFrom } = ownOffer;
  return {
    ...toForm(ownOffer),
    availableFrom: availableFrom && availableFrom >= today ? availableFrom : null,
  };
}

/** A file on its way or lost cannot be sent again after a reload, so no draft keeps its place. */
const withFinishedUploads = ({ fileIds, ...values }: FieldValues): FieldValues => ({
  ...values,
  ...(fileIds !== undefined && { fileIds: finishedUploadIds(fileIds) }),
});

/** Takes no room above the fields until a draft is restored: when it was saved stands by the message. */
function OfferDraft({ tenderId }: { tenderId: string }) {
  return (
    <Box sx={{ "&:empty": { display: "none" } }}>
      <DraftStatus
        draft={{ key: "offer", scope: tenderId, normalize: withFinishedUploads }}
        savedIn={OFFER_DRAFT_SLOT}
      />
    </Box>
  );
}

type FormProps = { tender: TenderView; inSheet?: boolean };

/** A first offer, or another one after the last was declined or withdrawn. Kept in the browser while typing. */
export function NewOfferForm({ tender, inSheet = false }: FormProps) {
  const router = useRouter();
  const { mutateAsync: send } = useSendOffer(tender.id);
  const form = useZodForm(offerForm, toStart(tender, useToday()));
  const submit = async (offer: NewOffer) => {
    await send(offer);
    clearDraft("offer", tender.id);
    router.push(`/account/success-create-offer?tenderId=${tender.id}`);
  };
  return (
    <Form form={form} onSubmit={submit}>
      {inSheet && tender.ownOffer && <ResendNote tender={tender} offer={tender.ownOffer} />}
      <OfferDraft tenderId={tender.id} />
      <OfferFields tender={tender} action="send" inSheet={inSheet} />
    </Form>
  );
}

/** What the client proposes and waits for, so that it is not edited past. */
function ProposedNote({ tender, offer }: { tender: TenderView; offer: OfferView }) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const format = useOfferFormat();
  const { proposal, repeats } = offer;
  if (!proposal || negotiationOf(offer) !== "OPEN") return null;
  const price = totalText({ ...proposal, repeats }, locale);
  const materials = format.materials(proposal);
  return <Note tone="info">{t("proposed", { name: tender.creator.name, price, materials })}</Note>;
}

type ChangeProps = FormProps & { offer: OfferView; onDone: () => void };

/** What an offer says, as the form holds it. */
function toForm(offer: OfferView): FormDefaults<NewOffer> {
  const fileIds = offer.files.map(({ publicId }) => publicId);
  return { ...pick(offer, columnNames(OFFER_COLUMNS)), ...(fileIds.length > 0 && { fileIds }) };
}

/**
 * Changes an own offer; the client is notified, and can only accept the version they see. Typed text is kept where
 * that of a new offer is: once this one is declined, it can be sent as another.
 */
export function ChangeOfferForm({ tender, offer, onDone, inSheet = false }: ChangeProps) {
  const t = useTranslations("offer-form");
  const { mutateAsync: change } = useChangeOffer();
  const form = useZodForm(offerForm, toForm(offer));
  const stop = () => {
    clearDraft("offer", tender.id);
    onDone();
  };
  const submit = async (changed: NewOffer) => {
    await change({ offerId: offer.id, offer: { ...changed, version: offer.version } });
    toast.success(t("changed"));
    stop();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <ProposedNote tender={tender} offer={offer} />
      <OfferDraft tenderId={tender.id} />
      <OfferFields tender={tender} action="change" inSheet={inSheet}>
        <Button onClick={stop}>{t("cancelChange")}</Button>
      </OfferFields>
    </Form>
  );
}
