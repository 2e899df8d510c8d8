"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormNumberField } from "@/components/ui/form/fields/FormNumberField";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { OFFER_COLUMNS, OFFER_LIMITS } from "@/lib/offers/constants";
import type { NewOffer } from "@/lib/offers/schema";
import { formatTimeSlot, mergeTimeSlots, TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const NO_FILES: readonly never[] = [];
/** Label, button and help, in px. */
const FILES_HEIGHT = 110;
const OfferDocuments = lazyComponent(
  () => import("@/components/files/FormDocuments").then((file) => file.FormDocuments),
  { messages: lazyMessages(["files"]), fallback: <Box sx={{ height: FILES_HEIGHT }} /> },
);

type Props = { tender: TenderView };

const FIELDS = ["timeSlots", "fileIds"] as const;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Whether what is optional is shown: once the BEE opens it, while something in it is filled in or wrong. */
function useFold() {
  const { control } = useFormContext<NewOffer>();
  const values = useWatch({ control, name: FIELDS });
  const { errors } = useFormState({ control, name: [...FIELDS, "validDays"] });
  const [choice, setChoice] = useState<boolean | null>(null);
  const isWrong = [...FIELDS, "validDays" as const].some((field) => errors[field]);
  return { isOpen: isWrong || (choice ?? !values.every(isEmpty)), setOpen: setChoice };
}

/** What is folded away, and what of it counts without being opened: how long the offer stands. */
function useHint(): string {
  const t = useTranslations("offer-form");
  const { control } = useFormContext<NewOffer>();
  const [slots, validDays] = useWatch({ control, name: ["timeSlots", "validDays"] });
  const days = validDays ?? OFFER_COLUMNS.validDays;
  if (slots.length === 0) return t("moreHint", { days });
  return t("moreChosen", { slots: mergeTimeSlots(slots).map(formatTimeSlot).join(", "), days });
}

/** What an offer can do without and few say: the time of day, how long it stands and what goes along, behind one button. */
export function MoreDetails({ tender }: Props) {
  const t = useTranslations("offer-form");
  const id = useId();
  const { isOpen, setOpen } = useFold();
  const hint = useHint();
  return (
    <Box>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        onClick={() => setOpen(!isOpen)}
        sx={buttonStyles}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={`${id}-name`} variant="subtitle2" component="span" sx={{ display: "block" }}>
            {t("more")}
          </Typography>
          <Typography id={`${id}-hint`} variant="caption" component="span" sx={{ color: "surface.muted" }}>
            {hint}
          </Typography>
        </Box>
        <ExpandMoreRounded aria-hidden sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />
      </ButtonBase>
      {/* Stays open while the focus is in it, even if nothing is filled in. */}
      <Box id={id} hidden={!isOpen} onFocus={() => setOpen(true)}>
        {isOpen && <Details tender={tender} />}
      </Box>
    </Box>
  );
}

function Details({ tender }: Props) {
  const t = useTranslations("offer-form");
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 5, pt: 4 }}>
      <FormChoiceChips
        multiple
        name="timeSlots"
        label={t("slots")}
        hint={t("optional")}
        options={TIME_SLOTS.map((slot) => ({ value: slot, label: formatTimeSlot(slot) }))}
      />
      <FormNumberField name="validDays" label={t("validDays")} help={t("validDaysHelp")} />
      <OfferDocuments
        withPhotos
        name="fileIds"
        label={t("files")}
        help={t("filesHelp")}
        max={OFFER_LIMITS.files}
        rootFolder="files"
        initial={tender.ownOffer?.files ?? NO_FILES}
      />
    </Box>
  );
}

const buttonStyles = {
  width: 1,
  minHeight: 56,
  gap: 3,
  px: 4,
  py: 2,
  textAlign: "left",
  fontFamily: "inherit",
  border: 1,
  borderColor: "surface.outlineSoft",
  borderRadius: "12px",
} as const;
