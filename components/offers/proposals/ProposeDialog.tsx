"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useToday } from "@/components/ui/display/use-today";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { FormNumberField } from "@/components/ui/form/fields/FormNumberField";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { MATERIALS, OFFER_LIMITS, TERM_COLUMNS } from "@/lib/offers/constants";
import { priceStyle } from "@/lib/offers/presentation";
import { PROPOSAL_LIMITS } from "@/lib/offers/proposals/constants";
import { useProposeTerms } from "@/lib/offers/proposals/queries";
import { proposalForm, type NewProposal } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import { withoutUnchosen } from "@/lib/offers/terms/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { parseHours } from "@/lib/shared/numbers";
import { pick } from "@/lib/shared/columns";
import { formatMoney, offerTotalMinor } from "@/lib/shared/money";
import type { PersonCard } from "@/lib/shared/people";
import { useOfferFormat } from "../format";
import { ChangedTerms } from "./ChangedTerms";

type Props = {
  offer: OfferView;
  /** Who is to agree; the BEE of the offer, unless it is them who propose. */
  partner?: PersonCard;
  onClose: () => void;
};

/** Proposes another price, other materials or another start: for an offer, which stays open, or for what is agreed. */
export function ProposeDialog({ offer, partner = offer.pro, onClose }: Props) {
  const t = useTranslations("other-terms.form");
  const words = useProposalWords(offer);
  const name = usePersonName()(partner);
  const { mutateAsync: propose, status } = useProposeTerms(offer.id);
  const [seen] = useState(offer);
  const form = useFollowingForm(offer);
  // The BEE, who alone changes an offer, knows of it; and a proposal that is sent changes it, too.
  const isOpen = status === "idle" || status === "error";
  const isChanged = isOpen && seen.version !== offer.version && partner.id === offer.pro.id;
  const submit = async (proposal: NewProposal) => {
    await propose(proposal);
    toast.success(t("done", { name }));
    onClose();
  };
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={form.formState.isSubmitting}
      title={words("title", { name })}
    >
      <Form form={form} onSubmit={submit}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words("text", { name })}
        </Typography>
        {isChanged && <ChangedTerms before={seen} after={offer} />}
        <ProposedPrice isPerVisit={offer.repeats !== "NONE"} isForClient={partner.id === offer.pro.id} />
        <StartField offer={offer} />
        <FormTextArea
          name="note"
          label={t("note")}
          hint={t("optional")}
          placeholder={words("placeholder", { name })}
          rows={3}
          maxLength={PROPOSAL_LIMITS.note}
        />
        <ProposeButton offer={offer} />
        <Button onClick={onClose} disabled={form.formState.isSubmitting}>
          {t("cancel")}
        </Button>
      </Form>
    </ActionDialog>
  );
}

const PROPOSED = ["priceMinor", "estimatedHours", "materials", "materialsMinor", "availableFrom"] as const;

const termsOf = (offer: OfferView) => ({ ...pick(offer, TERM_COLUMNS), version: offer.version });

/**
 * The form of a proposal. The offer goes on living while it is open: what was not touched follows it, or terms that were only
 * left as they were would be proposed.
 */
function useFollowingForm(offer: OfferView) {
  const form = useZodForm(proposalForm, { ...termsOf(offer), note: "" });
  const { reset, getValues } = form;
  const followed = useRef(offer);
  useEffect(() => {
    const before = followed.current;
    if (before.version === offer.version) return;
    followed.current = offer;
    const typed = getValues();
    const touched = PROPOSED.filter((name) => (typed[name] ?? null) !== before[name]);
    reset({ ...termsOf(offer), ...pick(typed, touched), note: typed.note });
  }, [offer, reset, getValues]);
  return form;
}

/** What is agreed is changed with other words than an offer is answered. */
function useProposalWords({ status }: OfferView) {
  const t = useTranslations("other-terms.form");
  const job = useTranslations("other-terms.job.form");
  return status === "ACCEPTED" ? job : t;
}

function ProposedPrice({ isPerVisit, isForClient }: { isPerVisit: boolean; isForClient: boolean }) {
  const t = useTranslations("other-terms.form");
  const job = useTranslations("other-terms.job.form");
  const { control } = useFormContext<NewProposal>();
  const [priceType, materials] = useWatch({ control, name: ["priceType", "materials"] });
  const isHourly = priceType === "HOURLY";
  return (
    <>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: isHourly ? "1fr 1fr" : "1fr" }}>
        <FormMoneyField
          name="priceMinor"
          label={isHourly ? t("rate") : t("price")}
          help={isPerVisit ? t("perVisit") : undefined}
        />
        {isHourly && <FormNumberField name="estimatedHours" label={t("hours")} parse={parseHours} />}
      </Box>
      <FormChoiceChips
        fill
        name="materials"
        label={t("materials")}
        options={MATERIALS.map((value) => ({
          value,
          label: value === "CLIENT" && !isForClient ? job("clientBuys") : t(`kinds.${value}`),
        }))}
      />
      {materials === "EXTRA" && <FormMoneyField name="materialsMinor" label={t("materialsPrice")} />}
    </>
  );
}

/** Of a running job the agreed time stands below: it is no longer open whether it is said. */
function StartField({ offer }: { offer: OfferView }) {
  const t = useTranslations("other-terms.form");
  const job = useTranslations("other-terms.job.form");
  const { start } = useOfferFormat();
  const words =
    offer.status === "ACCEPTED" ? { help: job("agreed", { start: start(offer) }) } : { hint: t("optional") };
  return <FormDateField name="availableFrom" label={t("start")} minDate={useToday()} {...words} />;
}

/** Whether anything would be other than it is; a price that is not chosen any more is none. */
function useIsChanged(offer: OfferView): boolean {
  const [priceMinor, estimatedHours, materials, materialsMinor, availableFrom] = useWatch<
    NewProposal,
    typeof PROPOSED
  >({ name: PROPOSED });
  const { priceType } = offer;
  const typed = { priceType, priceMinor, estimatedHours, materials, materialsMinor, availableFrom };
  const proposed = withoutUnchosen(typed);
  return PROPOSED.some((name) => (proposed[name] ?? null) !== offer[name]);
}

function ProposeButton({ offer }: { offer: OfferView }) {
  const t = useTranslations("other-terms.form");
  const locale = useLocale();
  const { control } = useFormContext<NewProposal>();
  const { priceType = "FIXED", priceMinor, materials = "INCLUDED", ...rest } = useWatch({ control });
  const total =
    typeof priceMinor === "number" ? offerTotalMinor({ priceType, priceMinor, materials, ...rest }) : 0;
  const isChanged = useIsChanged(offer);
  const isKnown = total > 0 && total <= OFFER_LIMITS.totalMinor;
  const price = formatMoney(total, locale, priceStyle({ ...offer, priceType }));
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <SubmitButton disabled={!isChanged} busyLabel={t("busy")}>
        {isKnown ? t("submitFor", { price }) : t("submit")}
      </SubmitButton>
      {!isChanged && (
        <Typography variant="caption" sx={{ color: "surface.muted", textAlign: "center" }}>
          {t("unchanged")}
        </Typography>
      )}
    </Box>
  );
}
