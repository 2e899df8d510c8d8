"use client";

import PostAddRounded from "@mui/icons-material/PostAddRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { LazySavedTexts } from "@/components/saved-texts/lazy-saved-texts";
import { useBudget } from "@/components/tenders/use-budget";
import { Button } from "@/components/ui/actions/Button";
import { useToday } from "@/components/ui/display/use-today";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { FormNumberField } from "@/components/ui/form/fields/FormNumberField";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { MATERIALS, OFFER_LIMITS, PRICE_TYPES } from "@/lib/offers/constants";
import type { NewOffer } from "@/lib/offers/schema";
import { formatMoney, offerTotalMinor } from "@/lib/shared/money";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { appendText } from "@/lib/users/saved-texts/presentation";
import { isRecurring } from "@/lib/tenders/presentation";
import { MoreDetails } from "./MoreDetails";
import { OfferBreakdown } from "./OfferBreakdown";
import { SendBar } from "./SendBar";

type Props = {
  tender: TenderView;
  action: "send" | "change";
  /** Over the screen of a phone the button stands at the foot. */
  inSheet?: boolean;
  /** Another way out of the form. */
  children?: React.ReactNode;
};

/** Everything an offer says, with the total before it is sent. */
export function OfferFields({ tender, action, inSheet = false, children }: Props) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const total = useOfferTotal();
  const isEstimate = useWatch<NewOffer, "priceType">({ name: "priceType" }) === "HOURLY";
  const price =
    total === null ? null : formatMoney(total, locale, { isEstimate, perVisit: isRecurring(tender) });
  return (
    <>
      <PriceFields tender={tender} />
      <DateFields />
      <FormTextArea
        name="message"
        label={t("message", { name: tender.creator.name })}
        rows={5}
        maxLength={OFFER_LIMITS.message.max}
        placeholder={t("messagePlaceholder")}
      />
      <InsertText tender={tender} />
      <MoreDetails tender={tender} />
      <Typography variant="caption" sx={{ color: "surface.muted", textAlign: "center" }}>
        {t("sealed")}
      </Typography>
      {inSheet && children}
      {/* The total stands right above the button that sends it. */}
      <OfferBreakdown tender={tender} total={total} />
      {!inSheet && (
        <SubmitButton fullWidth size="large" busyLabel={t("busy")}>
          {price ? t(`${action}For`, { price }) : t(action)}
        </SubmitButton>
      )}
      {!inSheet && children}
      {inSheet && <SendBar tender={tender} price={price} action={action} />}
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
      <Button
        variant="text"
        size="small"
        startIcon={<PostAddRounded />}
        onClick={() => setChoosing(true)}
        sx={INSERT}
      >
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

/** Belongs to the message above, and begins where that does. */
const INSERT = { justifySelf: "start", mt: -4, mb: -2, ml: "-10px" } as const;

/** The total of what is typed so far, or null while the price is missing or no offer can be so high. */
export function useOfferTotal(): number | null {
  const { control } = useFormContext<NewOffer>();
  const offer = useWatch({ control });
  const { priceType = "FIXED", priceMinor, materials = "INCLUDED", estimatedHours, materialsMinor } = offer;
  if (typeof priceMinor !== "number") return null;
  const total = offerTotalMinor({ priceType, priceMinor, estimatedHours, materials, materialsMinor });
  return total <= OFFER_LIMITS.totalMinor ? total : null;
}

/** When it begins and how long it takes, which clients compare. */
function DateFields() {
  const t = useTranslations("offer-form");
  return (
    // Side by side only where the day is not cut off.
    <Box
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))",
      }}
    >
      <FormDateField name="availableFrom" label={t("start")} hint={t("optional")} minDate={useToday()} />
      <FormNumberField name="durationDays" label={t("days")} hint={t("optional")} />
    </Box>
  );
}

function PriceFields({ tender }: Pick<Props, "tender">) {
  const t = useTranslations("offer-form");
  const budget = useBudget(tender);
  const { control } = useFormContext<NewOffer>();
  const [priceType, materials] = useWatch({ control, name: ["priceType", "materials"] });
  const isHourly = priceType === "HOURLY";
  const help = [
    materials === "INCLUDED" && t("withMaterials"),
    tender.budgetType !== "OPEN" && t("budget", { budget }),
    isRecurring(tender) && t("perVisit"),
  ]
    .filter(Boolean)
    .join(". ");
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
          help={help || undefined}
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
