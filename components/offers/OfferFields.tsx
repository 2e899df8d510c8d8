"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { LazySavedTexts } from "@/components/saved-texts/lazy-saved-texts";
import { Button } from "@/components/ui/actions/Button";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { FormNumberField } from "@/components/ui/form/fields/FormNumberField";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { useToday } from "@/components/ui/display/use-today";
import { MATERIALS, OFFER_LIMITS, PRICE_TYPES } from "@/lib/offers/constants";
import type { NewOffer } from "@/lib/offers/schema";
import { formatMoney, offerTotalMinor } from "@/lib/shared/money";
import { formatTimeSlot, TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { appendText } from "@/lib/users/saved-texts/presentation";
import { isRecurring } from "@/lib/tenders/presentation";
import { OfferBreakdown } from "./OfferBreakdown";

const NO_FILES: readonly never[] = [];
/** Label, button and help, in px. */
const FILES_HEIGHT = 110;
const OfferDocuments = lazyComponent(
  () => import("@/components/files/FormDocuments").then((file) => file.FormDocuments),
  { messages: lazyMessages(["files"]), fallback: <Box sx={{ height: FILES_HEIGHT }} /> },
);

type Props = { tender: TenderView; action: "send" | "change" };

/** Everything an offer says, with the total before it is sent. */
export function OfferFields({ tender, action }: Props) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const total = useOfferTotal();
  const isEstimate = useWatch<NewOffer, "priceType">({ name: "priceType" }) === "HOURLY";
  const price =
    total === null ? null : formatMoney(total, locale, { isEstimate, perVisit: isRecurring(tender) });
  return (
    <>
      <PriceFields isPerVisit={isRecurring(tender)} />
      <WhenFields />
      <FormTextArea
        name="message"
        label={t("message", { name: tender.creator.name })}
        rows={5}
        maxLength={OFFER_LIMITS.message.max}
        placeholder={t("messagePlaceholder")}
      />
      <InsertText tender={tender} />
      <OfferDocuments
        withPhotos
        name="fileIds"
        label={t("files")}
        help={t("filesHelp")}
        max={OFFER_LIMITS.files}
        rootFolder="files"
        initial={tender.ownOffer?.files ?? NO_FILES}
      />
      <OfferBreakdown tender={tender} total={total} />
      <Box sx={{ display: { xs: "none", md: "block" } }}>
        <SubmitButton fullWidth size="large" busyLabel={t("busy")}>
          {price ? t(`${action}For`, { price }) : t(action)}
        </SubmitButton>
      </Box>
      <OfferBar tender={tender} price={price} action={action} />
      <Typography variant="caption" sx={{ color: "surface.muted", textAlign: "center" }}>
        {t("sealed")}
      </Typography>
    </>
  );
}

/** Puts a saved text behind what is typed. */
function InsertText({ tender }: Pick<Props, "tender">) {
  const t = useTranslations("offer-form");
  const { getValues, setValue } = useFormContext<NewOffer>();
  const [isChoosing, setChoosing] = useState(false);
  const insert = (text: string) =>
    setValue("message", appendText(getValues("message"), text), { shouldDirty: true, shouldTouch: true });
  return (
    <>
      <Button variant="text" size="small" onClick={() => setChoosing(true)} sx={{ justifySelf: "start" }}>
        {t("savedTexts")}
      </Button>
      <LazySavedTexts
        isOpen={isChoosing}
        facts={{ name: tender.creator.name, title: tender.title }}
        onInsert={insert}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}

/** On phones: leads to the form, then shows what the client pays beside the button that sends. */
function OfferBar({ tender, price, action }: Props & { price: string | null }) {
  const t = useTranslations("offer-form");
  if (price === null) return <PriceBar />;
  return (
    <StickyBar isPhoneOnly>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p" noWrap sx={{ color: "surface.muted" }}>
          {t("clientPays", { name: tender.creator.name })}
        </Typography>
        <Typography variant="h6" component="p">
          {price}
        </Typography>
      </Box>
      <SubmitButton size="large" busyLabel={t("busy")}>
        {t(action)}
      </SubmitButton>
    </StickyBar>
  );
}

/** Leads to the price; once something is typed it says that the price is what is missing. */
function PriceBar() {
  const t = useTranslations("offer-form");
  const { formState, trigger } = useFormContext<NewOffer>();
  const { isDirty } = formState;
  const lead = ({ currentTarget }: React.MouseEvent<HTMLElement>) => {
    if (isDirty) void trigger("priceMinor");
    const field = currentTarget.closest("form")?.querySelector<HTMLInputElement>("input[name=priceMinor]");
    field?.focus();
    // The bar itself lies over the lower edge, where a focused field may come to rest.
    field?.scrollIntoView({ block: "center" });
  };
  return (
    <StickyBar isPhoneOnly>
      {isDirty && (
        <Typography variant="body2" sx={{ minWidth: 0, fontWeight: 600 }}>
          {t("priceMissing")}
        </Typography>
      )}
      <Button variant="contained" size="large" onClick={lead}>
        {isDirty ? t("enterPrice") : t("make")}
      </Button>
    </StickyBar>
  );
}

/** The total of what is typed so far, or null while the price is missing or no offer can be so high. */
export function useOfferTotal(): number | null {
  const { control } = useFormContext<NewOffer>();
  const offer = useWatch({ control });
  const { priceType = "FIXED", priceMinor, materials = "INCLUDED", estimatedHours, materialsMinor } = offer;
  if (typeof priceMinor !== "number") return null;
  const total = offerTotalMinor({ priceType, priceMinor, estimatedHours, materials, materialsMinor });
  return total <= OFFER_LIMITS.totalMinor ? total : null;
}

function PriceFields({ isPerVisit }: { isPerVisit: boolean }) {
  const t = useTranslations("offer-form");
  const { control } = useFormContext<NewOffer>();
  const [priceType, materials] = useWatch({ control, name: ["priceType", "materials"] });
  const isHourly = priceType === "HOURLY";
  return (
    <>
      <FormChoiceChips
        fill
        name="priceType"
        label={t("priceType")}
        options={PRICE_TYPES.map((value) => ({ value, label: t(`priceTypes.${value}`) }))}
      />
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: isHourly ? "1fr 1fr" : "1fr" }}>
        <FormMoneyField
          name="priceMinor"
          label={isHourly ? t("rate") : t("price")}
          help={isPerVisit ? t("perVisit") : undefined}
        />
        {isHourly && <FormNumberField name="estimatedHours" label={t("hours")} />}
      </Box>
      <FormChoiceChips
        name="materials"
        label={t("materials")}
        options={MATERIALS.map((value) => ({ value, label: t(`materialKinds.${value}`) }))}
      />
      {materials === "EXTRA" && <FormMoneyField name="materialsMinor" label={t("materialsPrice")} />}
    </>
  );
}

function WhenFields() {
  const t = useTranslations("offer-form");
  return (
    <>
      {/* Side by side a phone cuts the day off. */}
      <FormDateField name="availableFrom" label={t("start")} hint={t("optional")} minDate={useToday()} />
      <FormNumberField name="durationDays" label={t("days")} hint={t("optional")} />
      <FormChoiceChips
        multiple
        name="timeSlots"
        label={t("slots")}
        hint={t("optional")}
        options={TIME_SLOTS.map((slot) => ({ value: slot, label: formatTimeSlot(slot) }))}
      />
    </>
  );
}
