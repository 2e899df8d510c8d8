"use client";

import PostAddRounded from "@mui/icons-material/PostAddRounded";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldContactNote } from "@/components/masking/lazy-notes";
import { LazySavedTexts } from "@/components/saved-texts/lazy-saved-texts";
import { Button } from "@/components/ui/actions/Button";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { FormNumberField } from "@/components/ui/form/fields/FormNumberField";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { MATERIALS, OFFER_LIMITS, PRICE_TYPES } from "@/lib/offers/constants";
import { clientBuys, needsMaterials } from "@/lib/offers/presentation";
import type { NewOffer } from "@/lib/offers/schema";
import { hourSign } from "@/lib/shared/money";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { parseHours } from "@/lib/shared/numbers";
import { appendText } from "@/lib/users/saved-texts/presentation";
import { isRecurring } from "@/lib/tenders/presentation";
import { BudgetLine } from "./BudgetLine";
import { DateFields } from "./DateFields";
import { MoreDetails } from "./MoreDetails";
import { OfferBreakdown } from "./OfferBreakdown";
import { SendBar, type SaidPrice } from "./SendBar";
import { SendButton } from "./SendButton";
import { useOfferTotal, validPrice } from "./use-offer-total";

/** The id of the place that says when the draft was saved. */
export const OFFER_DRAFT_SLOT = "offer-saved";

type Props = {
  tender: TenderView;
  action: "send" | "change";
  /** Over the screen of a phone the button stands at the foot. */
  inSheet?: boolean;
  /** Another way out of the form. */
  children?: React.ReactNode;
};

/** Everything an offer says, what it must say first, with the total before it is sent. */
export function OfferFields({ tender, action, inSheet = false, children }: Props) {
  const t = useTranslations("offer-form");
  const total = useOfferTotal();
  const price = usePriceSaid(tender, total);
  return (
    <>
      <PriceFields tender={tender} />
      <Box>
        <FormTextArea
          name="message"
          label={t("message", { name: tender.creator.name })}
          hint={t("messageHint", OFFER_LIMITS.message)}
          rows={3}
          maxLength={OFFER_LIMITS.message.max}
          placeholder={t("messagePlaceholder")}
          beside={<InsertText tender={tender} />}
        />
        <Box id={OFFER_DRAFT_SLOT} />
      </Box>
      {action === "send" && <FieldContactNote names={["message"]} />}
      <DateFields tender={tender} />
      <MoreDetails tender={tender} />
      {!inSheet && (
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {t("sealed")}
        </Typography>
      )}
      {inSheet && children}
      {/* The total stands right above the button that sends it, on a phone beside it. */}
      <OfferBreakdown tender={tender} total={total} hideTotal={inSheet} />
      {!inSheet && <SendButton tender={tender} price={price} action={action} />}
      {!inSheet && children}
      {inSheet && <SendBar tender={tender} price={price} action={action} />}
    </>
  );
}

/** What the client pays, as the button and the foot say it: the price per hour as long as no hours are estimated. */
function usePriceSaid(tender: TenderView, total: number | null): SaidPrice | null {
  const { control } = useFormContext<NewOffer>();
  const [priceType, priceMinor] = useWatch({ control, name: ["priceType", "priceMinor"] });
  const isEstimate = priceType === "HOURLY";
  if (total !== null) return { minor: total, isEstimate, perVisit: isRecurring(tender) };
  const rate = isEstimate ? validPrice(priceMinor) : null;
  return rate === null ? null : { minor: rate, perHour: true };
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
        sx={{ mx: "-10px" }}
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

/** Whether it is asked who pays for materials. One that was said earlier can be changed wherever it was. */
function useAsksMaterials({ category }: TenderView): boolean {
  const materials = useWatch<NewOffer, "materials">({ name: "materials" });
  return needsMaterials(category.slug) || materials !== "INCLUDED";
}

/** What the price is of is chosen first: the name of the amount below says it. */
function PriceFields({ tender }: Pick<Props, "tender">) {
  const t = useTranslations("offer-form");
  const asksMaterials = useAsksMaterials(tender);
  const ofClient =
    useWatch<NewOffer, "materials">({ name: "materials" }) === "CLIENT" ? "clientBuys" : "clientBuysBut";
  const keepAmount = useAmountOfEachKind();
  return (
    <>
      <FormChoiceChips
        fill
        hideLabel
        name="priceType"
        label={t("priceType")}
        options={PRICE_TYPES.map((value) => ({ value, label: t(`priceTypes.${value}`) }))}
        onValue={keepAmount}
      />
      {asksMaterials && (
        <FormChoiceChips
          fill
          name="materials"
          label={t("materials")}
          help={clientBuys(tender) ? t(ofClient, { name: tender.creator.name }) : undefined}
          options={MATERIALS.map((value) => ({ value, label: t(`materialKinds.${value}`) }))}
        />
      )}
      <AmountFields tender={tender} />
    </>
  );
}

/** A price is no price per hour: each kind keeps the amount that was typed for it. */
function useAmountOfEachKind() {
  const { getValues, setValue } = useFormContext<NewOffer>();
  const priceType = useWatch<NewOffer, "priceType">({ name: "priceType" });
  const amounts = useRef(new Map<string, NewOffer["priceMinor"]>());
  return (chosen: string) => {
    if (chosen === priceType) return;
    amounts.current.set(priceType, getValues("priceMinor"));
    setValue("priceMinor", amounts.current.get(chosen) ?? (null as never), { shouldDirty: true });
  };
}

/** Two fields side by side; one below the other where the text is so large that a name would be cut off. */
const pairs = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
} as const;

/** The amounts of the chosen kind, side by side where their names have room. */
function AmountFields({ tender }: Pick<Props, "tender">) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const asksMaterials = useAsksMaterials(tender);
  const { control } = useFormContext<NewOffer>();
  const [priceType, materials] = useWatch({ control, name: ["priceType", "materials"] });
  const isHourly = priceType === "HOURLY";
  const ofFixed = isRecurring(tender) ? "VISIT" : asksMaterials ? materials : "ONLY";
  return (
    <Box>
      <Box sx={pairs}>
        <FormMoneyField
          // Shows what was typed, which the other kind does not share.
          key={priceType}
          name="priceMinor"
          label={isHourly ? t("price.HOURLY") : t(`price.FIXED.${ofFixed}`)}
        />
        {isHourly && (
          <FormNumberField
            name="estimatedHours"
            label={t(isRecurring(tender) ? "hoursPerVisit" : "hours")}
            parse={parseHours}
            suffix={hourSign(locale)}
          />
        )}
        {materials === "EXTRA" && (
          <Box sx={isHourly ? { gridColumn: "1 / -1" } : undefined}>
            <FormMoneyField name="materialsMinor" label={t("materialsPrice")} />
          </Box>
        )}
      </Box>
      {isHourly && asksMaterials && materials === "INCLUDED" && (
        <FormHelperText>{t("rateIncludes")}</FormHelperText>
      )}
      <BudgetLine tender={tender} />
    </Box>
  );
}
